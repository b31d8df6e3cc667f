import type { Seat, Step } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { put, sizeOf, without, type Bag } from '../../../parts/bag.ts';
import { draftOf } from '../../../parts/draft.ts';
import { CARDS, FULL_DECK, type Card } from './cards.ts';
import { NO_CARDS } from './deck.ts';
import { finished } from './kyoto-draft.ts';
import { goOn } from './turn.ts';
import type { GangsOfKyoto, Options, Player, State } from './types.ts';

/** Sets up rows, piles and the next cards as text, for lessons and tests. */

export const STANDARD: Options = {
  end: 'thirteen',
  piles: 'face-down',
  owlLasting: false,
  vetoWindow: 'short',
};

export interface Setting {
  readonly rows: readonly string[]; // one for each seat: "4* 3** n"
  readonly piles?: readonly string[];
  readonly next: string; // the cards on top of the deck, the first to be turned over first
  readonly discard?: string;
  readonly under?: readonly string[]; // cards shuffled under the deck
  readonly nothingBelow?: true; // the deck has no other cards
  readonly active?: Seat;
  readonly first?: Seat;
  readonly options?: Partial<Options>;
  readonly lastStage?: true;
}

export const cardOf = (text: string): Card => {
  const card = CARDS.findIndex((face) => face.text === text);
  if (card < 0) throw new Error(`no such card: ${text}`);
  return card;
};
const cardsOf = (text: string): Card[] => text.split(' ').filter(Boolean).map(cardOf);
export const bagOf = (text: string): Bag => put(NO_CARDS, ...cardsOf(text));
const stateOf = (setting: Setting): State => {
  const { rows, piles = [], next, discard = '', active = 0, first = 0, options } = setting;
  let id = 0;
  const players = rows.map((row, seat): Player => {
    const seen = cardsOf(row).map((card) => ({ id: id++, card }));
    return { row: seen, pile: bagOf(piles[seat] ?? ''), received: false, owl: row.includes('o') };
  });
  const used = [...rows, ...piles, next, discard, ...(setting.under ?? [])].flatMap(cardsOf);
  const rest = used.reduce(without, FULL_DECK);
  const top = cardsOf(next).map((card) => put(NO_CARDS, card));
  return {
    rules: { ...STANDARD, ...options },
    first,
    active,
    round: 1,
    turn: 1,
    phase: { name: 'no-card' },
    drawn: 0,
    discard: bagOf(discard),
    under: (setting.under ?? []).map(bagOf),
    revealed: id,
    lastStage: setting.lastStage ?? false,
    lately: [],
    end: null,
    players,
    deck: setting.nothingBelow || sizeOf(rest) === 0 ? top : [...top, rest],
  };
};

/** A turn begins: the active player has drawn, and the first card is turned over. */
export const beginTurn = (setting: Setting): Step<GangsOfKyoto> => {
  const draft = draftOf<GangsOfKyoto>(stateOf(setting), 0, quickRng(1));
  goOn(draft, 'round-over');
  return finished(draft);
};
