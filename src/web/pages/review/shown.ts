import type { Decision } from '../../../review/moment.ts';

/** Of a decision, the move that is drawn on the board. */
export type ComparedMove = 'played' | 'better';

/** A move as good as the best is drawn itself: another one would contradict that there was nothing better. */
export const shownOf = ({ quality }: Decision, chosen: ComparedMove): ComparedMove =>
  quality === 'best' ? 'played' : chosen;
