import type { Seat } from '../../../../kernel/game.ts';
import type { View } from '../race/types.ts';
import type { DuelView } from './types.ts';

export const isDuelView = (view: View | DuelView): view is DuelView => 'runs' in view;

/**
 * The table where this seat sits, and its seat there: the common table in a race; its own in a run, where it
 * is the first seat.
 */
export const seatedAt = (view: View | DuelView, seat: Seat): readonly [View, Seat] | null => {
  if (!isDuelView(view)) return [view, seat];
  const run = view.runs[seat];
  return run && 'table' in run ? [run.table, ALONE] : null;
};

const ALONE: Seat = 0;
