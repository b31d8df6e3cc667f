import type { Viewer } from '../../../kernel/game.ts';
import { faceOf, type BoxId, type HandCard, type StartId, type ToyId } from '../rules/cards.ts';
import type { CatSide, Cell, Move, Table, View } from '../rules/types.ts';
import { coverOf, pairFrom } from './lying-across.ts';

/** Finds the move that a player means. It does not decide whether it is allowed. */

export type HeldCard =
  | { readonly what: 'start'; readonly card: StartId }
  | { readonly what: 'box'; readonly card: BoxId | ToyId }
  | { readonly what: 'toy'; readonly card: ToyId }
  | { readonly what: 'princess' };
export type Held = HeldCard | { readonly what: 'nap' };

export const sameHeld = (a: Held | null, b: Held | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const heldCard = (card: HandCard): HeldCard => (card === 'P' ? { what: 'princess' } : { what: 'box', card });

/**
 * The cards in the tray, in the order they were taken; a special toy last, in every form in which it can be
 * laid.
 */
export const inTray = (view: View, seat: Viewer, legal: readonly Move[]): readonly HeldCard[] => {
  const { phase, turn, mine, starts } = view;
  if (phase.name === 'start') return starts.map((card) => ({ what: 'start', card }));
  const hand = (mine?.hand ?? []).map(heldCard);
  return phase.name === 'toy' && turn === seat ? [...hand, heldToy(phase.card, legal)] : hand;
};

const heldToy = (card: ToyId, legal: readonly Move[]): HeldCard =>
  legal.some((move) => move.do === 'toy') ? { what: 'toy', card } : { what: 'box', card };

/** The cards that the player can pick up now. */
export const holdable = ({ phase, starts, mine }: View, legal: readonly Move[]): readonly Held[] => {
  if (phase.name === 'start') return starts.map((card) => ({ what: 'start', card }));
  if (phase.name === 'cat' || phase.name === 'choose') return [];
  if (phase.name === 'toy') return [heldToy(phase.card, legal)];
  return (mine?.hand ?? []).map(heldCard);
};

export const movesOf = (held: Held | null, legal: readonly Move[]): readonly Move[] =>
  legal.filter((move) => {
    if (held === null) return false;
    if (held.what === 'nap') return move.do === 'sleep';
    if (held.what === 'princess' || held.what === 'toy') return move.do === held.what;
    return move.do === held.what && move.card === held.card;
  });
export const hasMove = (held: Held, legal: readonly Move[]): boolean => movesOf(held, legal).length > 0;

export const canTurn = (held: Held | null): boolean =>
  (held?.what === 'start' || held?.what === 'box') && faceOf(held.card).turns;

interface Aim {
  readonly held: Held;
  readonly turned: boolean;
  readonly cat: CatSide | null;
}

/**
 * The move of a tap on a cell with this card picked up. A thing across two cells is meant by either of them.
 */
export const meant = ({ held, turned, cat }: Aim, at: Cell, table: Table, legal: readonly Move[]): Move => {
  if (held.what === 'nap') return { do: 'sleep', at };
  if (held.what === 'princess') return { do: 'princess', at: coverOf(table, at)?.at ?? at };
  if (held.what === 'toy') {
    const here = (west: Cell): boolean => legal.some((move) => move.do === 'toy' && move.at === west);
    return { do: 'toy', at: !here(at) && here(at - 1) ? at - 1 : at };
  }
  const lying = { at, turned: turned && canTurn(held) };
  return held.what === 'start'
    ? { do: 'start', card: held.card, ...lying }
    : { do: 'box', card: held.card, ...lying, cat };
};

/** The same card at the same place, the other way round. */
export const otherWay = (move: Move): Move => ('turned' in move ? { ...move, turned: !move.turned } : move);

/** The cells a move lies on. The Princess takes both halves of a cat awake, so a tap on either must mean her. */
export const cellsOfMove = (table: Table, move: Move | null): readonly Cell[] => {
  if (!move || !('at' in move)) return [];
  const wide = move.do === 'toy' || (move.do === 'princess' && coverOf(table, move.at) !== null);
  return wide ? pairFrom(move.at) : [move.at];
};

/** The western cell of the cat that comes with a box card. */
export const catCell = (at: Cell, side: CatSide): Cell => (side === 'W' ? at - 1 : at);
