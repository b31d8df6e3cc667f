import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat } from '../../../../web/kit/board.ts';
import { withSign } from '../../../../words/plural.ts';
import { POINT_FACES, isPointFace } from '../../rules/cards/events.ts';
import { scoredFor, worth } from '../../rules/island/lesson-points.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { PointFace, View } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';

const pointsNow = (view: View, seat: Seat, face: PointFace): number =>
  worth(POINT_FACES[face], scoredFor(view, seat, null)).points;

const DAYS = [1, 2, 3, 4, 5];

/** The line below an event: the points each player got from it, or before it happens, the points I would get now. */
const effectOf = ({ scene: { view }, words, sitter }: IsleProps, day: number, seat: Seat): string => {
  const { table } = words.board;
  const event = view.events[day - 1];
  const { paid } = event ?? {};
  if (paid) {
    const mineFirst = [seat, ...view.players.keys()].filter((one, i, all) => all.indexOf(one) === i);
    return mineFirst.map((one) => `${sitter(one).name} ${withSign(paid[one] ?? 0)}`).join(' · ');
  }
  if (day < view.day) return table.eventOver;
  return event && isPointFace(event.face) ? table.paysNow(pointsNow(view, seat, event.face)) : '';
};

/** All five days with their events, which everybody may read from the first day on, and their effect. */
export const DaysPage = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const { face, table } = props.words.board;
  const seat = nearSeat(props.seat);
  const brought = playerIn(view, seat).points;
  return (
    <>
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
                {event && <small> {effectOf(props, day, seat)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      {brought > 0 && <p>{table.brought(brought)}</p>}
    </>
  );
};
