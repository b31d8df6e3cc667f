import { isRefusal, type Outcome } from '../../../kernel/game.ts';
import { play, startFrom, type Position } from '../../../kernel/match.ts';
import type { Bag } from '../../../parts/bag.ts';
import { faceOf, type Card } from './cards.ts';
import rules from './game.ts';
import { beginTurn, type Setting } from './setting.ts';
import type { Event, GangsOfKyoto } from './types.ts';

export { bagOf, cardOf, STANDARD, type Setting } from './setting.ts';

/** Test helpers: play moves as text, and read the result as text. */

export type Table = Position<GangsOfKyoto>;

export const textOf = (cards: readonly { readonly card: Card }[]): string =>
  cards.map(({ card }) => faceOf(card).text).join(' ');
export const textOfBag = (bag: Bag): string =>
  bag.flatMap((count, card) => Array.from({ length: count }, () => faceOf(card).text)).join(' ');

/** A turn begins: the active player has drawn, and the first card is turned over. */
export const table = (setting: Setting): Table => {
  const { state, events } = beginTurn(setting);
  return { ...startFrom<GangsOfKyoto>(state), events };
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
