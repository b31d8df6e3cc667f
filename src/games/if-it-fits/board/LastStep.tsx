import type { JSX } from 'preact';
import { CARD } from './art/BoxCard.tsx';
import type { Area } from '../../../web/kit/camera.ts';
import { LastMove } from '../../../web/kit/marks.tsx';
import type { Cell, Event } from '../rules/types.ts';
import { pairFrom } from './lying-across.ts';
import { areaOf, cornerOf } from './table-map.ts';

/** The cells where something has just happened. */
const cellsOf = (event: Event): readonly Cell[] => {
  if (event.what === 'laid' || event.what === 'fell-asleep') return [event.at];
  if (event.what === 'moved-in' || event.what === 'toy-across') return pairFrom(event.at);
  return event.what === 'princess-came' ? (event.cat === 'awake' ? pairFrom(event.at) : [event.at]) : [];
};

export const latestArea = (events: readonly Event[]): Area | null => areaOf(events.flatMap(cellsOf));

/** The last step, in sea blue dashes. */
export const LastStep = ({ events }: { events: readonly Event[] }): JSX.Element => (
  <g aria-hidden="true">
    {events.map((event, i) => {
      const [first] = cellsOf(event);
      if (first === undefined) return null;
      const [x, y] = cornerOf(first);
      const width = CARD.width * cellsOf(event).length - 8;
      return <LastMove key={i} x={x + 4} y={y + 4} width={width} height={CARD.height - 8} />;
    })}
  </g>
);
