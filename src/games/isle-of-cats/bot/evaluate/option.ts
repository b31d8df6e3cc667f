import type { Move } from '../../rules/state/types.ts';

/** A move, and the points that a bot expects of it. */
export interface Option {
  readonly move: Move;
  readonly value: number;
  readonly next?: readonly Move[]; // the moves that complete the same decision
}
