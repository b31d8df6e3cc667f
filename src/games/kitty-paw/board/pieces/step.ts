import type { Point } from '../../rules/cards/lattice.ts';

/**
 * The next lattice point for an arrow key. Up and down are straight. Columns are shifted by half a step, so left and
 * right alternate: two steps, or a step and back, keep the height. Null for other keys.
 */
export const stepOn = ({ u, v }: Point, key: string): Point | null => {
  const low = (u + v) % 2 !== 0;
  if (key === 'ArrowUp') return { u: u - 1, v: v - 1 };
  if (key === 'ArrowDown') return { u: u + 1, v: v + 1 };
  if (key === 'ArrowRight') return low ? { u, v: v - 1 } : { u: u + 1, v };
  if (key === 'ArrowLeft') return low ? { u: u - 1, v } : { u, v: v + 1 };
  return null;
};
