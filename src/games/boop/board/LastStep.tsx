import type { JSX } from 'preact';
import { LastMove, LeftFrom } from '../../../web/kit/marks.tsx';
import type { Event, Square } from '../rules/types.ts';
import { CELL, centreOf, cornerOf } from './bed-map.ts';

/** The last step, in sea blue dashes: the placed piece, and the squares that others left. */
export const LastStep = ({ events }: { events: readonly Event[] }): JSX.Element => (
  <g aria-hidden="true">
    {events.map((event) => {
      if (event.what === 'placed') return <Landed key="placed" at={event.at} />;
      if (event.what === 'booped' || event.what === 'fell') return <Left key={event.from} at={event.from} />;
      if (event.what === 'took-back') return <Left key={event.at} at={event.at} />;
      return event.what === 'grew-up' ? event.squares.map((at) => <Left key={`up ${at}`} at={at} />) : null;
    })}
  </g>
);

const Landed = ({ at }: { at: Square }): JSX.Element => {
  const [x, y] = cornerOf(at);
  return <LastMove x={x} y={y} width={CELL} height={CELL} />;
};

const Left = ({ at }: { at: Square }): JSX.Element => {
  const [x, y] = centreOf(at);
  return <LeftFrom x={x} y={y} r={31} />;
};
