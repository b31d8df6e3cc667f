import type { Seat } from '../../../../kernel/game.ts';
import type { View } from '../race/types.ts';
import type { DuelView } from './types.ts';

export const isDuelView = (view: View | DuelView): view is DuelView => 'runs' in view;

/** The table at which this seat sits, and as which seat: in a race the common one, in a run its own, where it is the first. */
export const seatedAt = (view: View | DuelView, seat: Seat): readonly [View, Seat] | null => {
  if (!isDuelView(view)) return [view, seat];
  const run = view.runs[seat];
  return run && 'table' in run ? [run.table, ALONE] : null;
};

const ALONE: Seat = 0;
