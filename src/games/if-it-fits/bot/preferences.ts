import { defined } from '../../../kernel/defined.ts';
import { CATS_EACH } from '../rules/cards.ts';
import type { Open } from '../rules/types.ts';

/** The part of a view or an imagined state that a bot rates: all of it is open. */
export type RatedTable = Pick<Open, 'table' | 'cats' | 'rules' | 'ending'> & {
  readonly piles: readonly (number | { readonly cards: number })[];
};

/** A player's preferences besides the points on the table. */
export interface Preferences {
  readonly cat: number; // value of a cat beside the table while there is time to place it
  readonly closing: number; // weight of the chance that open boxes will be closed
}
export const PLAIN: Preferences = { cat: 0, closing: 0 };
/**
 * Without a value for cats a bot puts one to sleep every turn for the point it brings, and the match ends
 * after fifteen turns.
 */
export const PATIENT: Preferences = { cat: 3, closing: 1 };

const TURNS_A_CAT = 4; // turns per cat in a match in which nobody hurries
const TURNS_TO_SETTLE = 3; // with fewer turns than this per cat, some cats will not be placed
const TURNS_TO_CLOSE = 8;
/**
 * The chance that a box with this many open halves is closed before a long match ends; the last one is for
 * all higher numbers.
 */
const CLOSING = [0, 0.5, 0.35, 0.22, 0.14, 0.09, 0.05];
export const MOST_OPEN = CLOSING.length - 1;

/**
 * An estimate of the turns left for each player: until the deck or one player's cats are used up, at the
 * current pace.
 */
export const turnsLeft = ({ table, piles, cats, ending }: RatedTable): number => {
  if (ending) return 0;
  let cards = 0;
  for (const pile of piles) cards += typeof pile === 'number' ? pile : pile.cards;
  let turns = cards / cats.length;
  const taken = table.laid.length / cats.length - 1; // the start cards were not turns
  for (const left of cats) {
    const pace = (TURNS_A_CAT + taken) / (1 + CATS_EACH - left);
    turns = Math.min(turns, left * Math.min(TURNS_A_CAT, pace));
  }
  return turns;
};

/** By the number of open halves: the value of a box as a multiple of its points. */
export const hopes = ({ closing }: Preferences, turns: number): Float64Array => {
  const time = Math.min(1, (turns + 1) / TURNS_TO_CLOSE);
  return Float64Array.from(CLOSING, (chance) => 1 + closing * chance * time);
};

/**
 * By the number of cats beside the table: their value. The more cats and the fewer turns, the less each is
 * worth.
 */
export const prices = ({ cat }: Preferences, turns: number): Float64Array => {
  const all = new Float64Array(CATS_EACH + 1);
  for (let cats = 1; cats <= CATS_EACH; cats++)
    all[cats] = defined(all[cats - 1]) + cat * Math.min(1, turns / (TURNS_TO_SETTLE * cats));
  return all;
};
