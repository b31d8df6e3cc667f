import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { POINT_FACES, isPointFace } from '../../rules/cards/events.ts';
import { scoredFor, worth } from '../../rules/island/lesson-points.ts';
import type { PointFace, View } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

const pointsNow = (view: View, seat: Seat, face: PointFace): number =>
  worth(POINT_FACES[face], scoredFor(view, seat, null)).points;

const DAYS = [1, 2, 3, 4, 5];

/** All five days with their events, which everybody may read from the first day on, and the points they would pay now. */
export const DaysPage = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const { face, table } = props.words.board;
  return (
    <ol class="isle-fivedays" aria-label={table.days}>
      {DAYS.map((day) => {
        const event = view.events[day - 1]?.face;
        const today = day === view.day;
        return (
          <li
            key={day}
            class={day < view.day ? 'is-past' : today ? 'is-today' : ''}
            aria-current={today ? 'step' : undefined}
          >
            <b>{table.day(day)}</b>
            {today && <span class="tag tag--turn">{table.today}</span>}
            <span>
              {event ? face(event) : table.noEvent}
              {event && day > view.day && isPointFace(event) && (
                <small> {table.paysNow(pointsNow(view, nearSeat(props.seat), event))}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
