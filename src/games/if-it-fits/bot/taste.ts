import { defined } from '../../../kernel/defined.ts';
import { CATS_EACH } from '../rules/cards.ts';
import type { Open } from '../rules/types.ts';

/** What a bot looks at when it judges: all of it lies open, in views as in imagined states. */
export type Seen = Pick<Open, 'table' | 'cats' | 'rules' | 'ending'> & {
  readonly piles: readonly (number | { readonly cards: number })[];
};

/** What a player cares for besides the points on the table. */
export interface Taste {
  readonly cat: number; // points that a cat beside the table is worth while there is time to find it a home
  readonly closing: number; // how much of the hope that open boxes will be closed counts
}
export const PLAIN: Taste = { cat: 0, closing: 0 };
/** Whoever gives cats no price puts one to sleep every turn for the point it brings, and the match is over in fifteen turns. */
export const PATIENT: Taste = { cat: 3, closing: 1 };

const TURNS_A_CAT = 4; // a match in which nobody hurries has so many turns for each cat
const TURNS_TO_SETTLE = 3; // with fewer turns than this for each cat, some will find no home
const TURNS_TO_CLOSE = 8;
/** How likely a box with so many open halves is closed before a long match ends; the last one stands for all above. */
const CLOSING = [0, 0.5, 0.35, 0.22, 0.14, 0.09, 0.05];
export const MOST_OPEN = CLOSING.length - 1;

/** How many turns everybody still has, at a guess: until the deck is used up, or somebody's cats, at the pace so far. */
export const turnsLeft = ({ table, piles, cats, ending }: Seen): number => {
  if (ending) return 0;
  let cards = 0;
  for (const pile of piles) cards += typeof pile === 'number' ? pile : pile.cards;
  let turns = cards / cats.length;
  const taken = table.laid.length / cats.length - 1; // the start cards were no turns
  for (const left of cats) {
    const pace = (TURNS_A_CAT + taken) / (1 + CATS_EACH - left);
    turns = Math.min(turns, left * Math.min(TURNS_A_CAT, pace));
  }
  return turns;
};

/** By the number of open halves: the worth of a box as a multiple of its points. */
export const hopes = ({ closing }: Taste, turns: number): Float64Array => {
  const time = Math.min(1, (turns + 1) / TURNS_TO_CLOSE);
  return Float64Array.from(CLOSING, (chance) => 1 + closing * chance * time);
};

/** By the number of cats beside the table: what they are worth. The more wait and the fewer turns are left, the less each. */
export const prices = ({ cat }: Taste, turns: number): Float64Array => {
  const all = new Float64Array(CATS_EACH + 1);
  for (let cats = 1; cats <= CATS_EACH; cats++)
    all[cats] = defined(all[cats - 1]) + cat * Math.min(1, turns / (TURNS_TO_SETTLE * cats));
  return all;
};
