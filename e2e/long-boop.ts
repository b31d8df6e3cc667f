import type { Position } from '../src/kernel/match.ts';
import { play, start } from '../src/kernel/match.ts';
import { isRefusal } from '../src/kernel/game.ts';
import boop from '../src/games/boop/rules/game.ts';
import type { Boop, Move, Square } from '../src/games/boop/rules/types.ts';

/**
 * A match of boop. of any length with only placed kittens, each near the one before: quick to play by hand.
 */

const SIDE = 6;
const SQUARES: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, at) => at);
const SEED = 'long-boop';

const placing = (at: Square): Move => ({ do: 'place', size: 'kitten', at });
const far = (a: Square, b: Square): number =>
  Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));

/** The position after it; null if it is illegal, or if the next move is not the placement of a kitten. */
const after = (now: Position<Boop>, at: Square): Position<Boop> | null => {
  const next = play(boop, SEED, now, { by: now.state.turn, at: now.at, move: placing(at) });
  if (isRefusal(next) || next.state.phase !== 'place') return null;
  return next.events.some(({ what }) => what === 'grew-up') ? null : next;
};

/** The squares, in order. Depth first: a path that ends too early is abandoned. */
export const longBoop = (length: number, from: Square): readonly Square[] => {
  const header = { game: 'boop', version: boop.version, seats: 2, seed: SEED };
  const first = start(boop, {
    ...header,
    options: { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' },
  });
  const path: { readonly now: Position<Boop>; readonly left: Square[] }[] = [];
  const step = (now: Position<Boop>, at: Square): void =>
    void path.push({ now, left: SQUARES.toSorted((a, b) => far(b, at) - far(a, at)) });
  step(first, from);
  const squares: Square[] = [];
  while (squares.length < length) {
    const top = path.at(-1);
    if (!top) throw new Error('there is no such match');
    const at = top.left.pop();
    const next = at === undefined ? null : after(top.now, at);
    if (at === undefined) {
      path.pop();
      squares.pop();
    } else if (next) {
      squares.push(at);
      step(next, at);
    }
  }
  return squares;
};
