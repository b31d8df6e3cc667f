import type { Point } from '../../rules/cards/lattice.ts';

/**
 * One key press further on the lattice. Up and down are straight; to the side the columns lie half a step higher and lower
 * by turns, so going there and back, or twice the same way, keeps the height. Null: not a key that moves.
 */
export const stepOn = ({ u, v }: Point, key: string): Point | null => {
  const low = (u + v) % 2 !== 0;
  if (key === 'ArrowUp') return { u: u - 1, v: v - 1 };
  if (key === 'ArrowDown') return { u: u + 1, v: v + 1 };
  if (key === 'ArrowRight') return low ? { u, v: v - 1 } : { u: u + 1, v };
  if (key === 'ArrowLeft') return low ? { u: u - 1, v } : { u, v: v + 1 };
  return null;
};
