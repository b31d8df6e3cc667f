import { isRefusal, type Outcome, type Seat } from '../../../kernel/game.ts';
import { play, startFrom, type Position } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { put, sizeOf, without, type Bag } from '../../../parts/bag.ts';
import { CARDS, FULL_DECK, faceOf, type Card } from './cards.ts';
import { NO_CARDS } from './deck.ts';
import { draftOf } from '../../../parts/draft.ts';
import { finished } from './kyoto-draft.ts';
import rules from './game.ts';
import { goOn } from './turn.ts';
import type { Event, GangsOfKyoto, Options, Player, State } from './types.ts';

/** Test helpers: set up rows, piles and the next cards as text, and play moves as text. */

export const STANDARD: Options = {
  end: 'thirteen',
  piles: 'face-down',
  owlLasting: false,
  vetoWindow: 'short',
};

export type Table = Position<GangsOfKyoto>;

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
export const textOf = (cards: readonly { readonly card: Card }[]): string =>
  cards.map(({ card }) => faceOf(card).text).join(' ');
export const textOfBag = (bag: Bag): string =>
  bag.flatMap((count, card) => Array.from({ length: count }, () => faceOf(card).text)).join(' ');

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
export const table = (setting: Setting): Table => {
  const draft = draftOf<GangsOfKyoto>(stateOf(setting), 0, quickRng(1));
  goOn(draft, 'round-over');
  const step = finished(draft);
  return { ...startFrom<GangsOfKyoto>(step.state), events: step.events };
};

export const after = (from: Table, ...moves: string[]): Table =>
  moves.reduce((now, text) => {
    const [by] = rules.actors(now.state);
    const move = rules.read(text);
    if (!move || by === undefined) throw new Error(`cannot be played: ${text}`);
    const next = play(rules, 'kyoto', now, { by, at: now.at, move });
    if (isRefusal(next)) throw new Error(`${text} is refused: ${next.why}`);
    return next;
  }, from);

export const afterClock = (from: Table): Table => {
  const next = play(rules, 'kyoto', from, { by: 'clock', at: rules.due(from.state) ?? 0 });
  if (isRefusal(next)) throw new Error(`the clock is refused: ${next.why}`);
  return next;
};

export const refusalOf = (from: Table, text: string): string | null => {
  const [by = 0] = rules.actors(from.state);
  const move = rules.read(text);
  if (!move) return 'unreadable';
  const next = play(rules, 'kyoto', from, { by, at: from.at, move });
  return isRefusal(next) ? next.why : null;
};

export const rowsOf = ({ state }: Table): string[] => state.players.map(({ row }) => textOf(row));
export const pilesOf = ({ state }: Table): string[] => state.players.map(({ pile }) => textOfBag(pile));
export const discardOf = ({ state }: Table): string => textOfBag(state.discard);
export const heardAt = ({ events }: Table): Event['what'][] => events.map(({ what }) => what);
export const cardShown = ({ state }: Table): string =>
  'card' in state.phase ? faceOf(state.phase.card.card).text : '';
export const endOf = ({ state }: Table): Outcome | null => rules.outcome(state);
