import type { Area } from '../../../web/kit/camera.ts';
import type { Cell, Event } from '../rules/types.ts';
import { pairFrom } from './lying-across.ts';
import { areaOf } from './table-map.ts';

/** The cells where something has just happened. */
export const cellsOf = (event: Event): readonly Cell[] => {
  if (event.what === 'laid' || event.what === 'fell-asleep') return [event.at];
  if (event.what === 'moved-in' || event.what === 'toy-across') return pairFrom(event.at);
  return event.what === 'princess-came' ? (event.cat === 'awake' ? pairFrom(event.at) : [event.at]) : [];
};

export const latestArea = (events: readonly Event[]): Area | null => areaOf(events.flatMap(cellsOf));
