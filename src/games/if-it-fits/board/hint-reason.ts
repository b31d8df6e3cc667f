import { write } from '../rules/notation.ts';
import type { HandCard } from '../rules/cards.ts';
import type { Move, View } from '../rules/types.ts';
import type { Effects, HintReason, InHand } from '../words/board-types.ts';
import type { Held } from './aim.ts';

/** The hint: the goal it serves, the card that is meant, and whether it is followed. */

export const sameMove = (a: Move | null, b: Move | null): boolean =>
  a !== null && b !== null && write(a) === write(b);

const OF_ITSELF: Partial<Readonly<Record<Move['do'], HintReason>>> = {
  cat: 'cat',
  start: 'start',
  draw: 'draw',
  sleep: 'sleep',
  toy: 'toy',
  princess: 'send-home',
  discard: 'discard',
};

/** The points that a move brings this seat, and all others together. */
export const gainOf = ({ standings }: Effects, me: number): number =>
  standings.reduce((sum, { seat, from, to }) => (seat === me ? sum + to - from : sum), 0);
export const rivalsGainOf = ({ standings }: Effects, me: number): number =>
  standings.reduce((sum, { seat, from, to }) => (seat === me ? sum : sum + to - from), 0);

/** The strongest reason for a move, from the seat that makes it. */
export const reasonOf = (effects: Effects, me: number): HintReason => {
  const { move, closes, worth } = effects;
  const itself = OF_ITSELF[move.do];
  if (itself) return itself;
  const [gain, loss] = [gainOf(effects, me), rivalsGainOf(effects, me)];
  if (gain > 0 && closes.length > 0) return 'close';
  if (move.do === 'box' && move.cat) return 'move-in';
  if (gain > 0) return 'grow';
  if (loss < 0) return 'spoil';
  return (worth ?? 0) > 0 ? 'prepare' : 'no-harm';
};

/** The place of a card in the hand; null if it is the only one. Of two equal cards the first is meant. */
export const placeInHand = (hand: readonly HandCard[], card: string): InHand | null => {
  const at = hand.findIndex((one) => one === card);
  if (at < 0 || hand.length < 2) return null;
  return at === 0 ? 'left' : at === hand.length - 1 ? 'right' : 'middle';
};

/** The thing to take in hand for a move; null if a button makes it. */
export const heldFor = ({ phase }: Pick<View, 'phase'>, move: Move): Held | null => {
  if (move.do === 'start') return { what: 'start', card: move.card };
  if (move.do === 'box') return { what: 'box', card: move.card };
  if (move.do === 'princess') return { what: 'princess' };
  if (move.do === 'sleep') return { what: 'nap' };
  return move.do === 'toy' && phase.name === 'toy' ? { what: 'toy', card: phase.card } : null;
};
