import type { JSX } from 'preact';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { faceToday, spaceOf } from '../../rules/island/island.ts';
import type { IsleProps } from '../props/props.ts';

const DAYS = [1, 2, 3, 4, 5];

/** The current day, its event and the next one, and the order of play. */
export const DayTrack = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const things = props.words.board;
  const words = things.table;
  return (
    <div class="isle-days">
      <small class="isle-days__left" aria-hidden="true">
        {words.daysLeft}
      </small>
      <ol
        class="isle-days__track"
        aria-label={`${words.dayOf(view.day)}: ${words.daysLeftOn(spaceOf(view.day))}`}
      >
        {DAYS.map((day) => (
          <li
            key={day}
            class={day < view.day ? 'is-past' : day === view.day ? 'isle-days__now' : ''}
            aria-current={day === view.day ? 'step' : undefined}
            title={dayTitle(props, day)}
          >
            {day === view.day && <VeshBoat />}
            {spaceOf(day)}
          </li>
        ))}
      </ol>
      {!view.options.events && <b class="isle-days__phase">{things.phases[view.phase.name]}</b>}
      <span class="isle-days__event" title={view.options.events ? eventsTitle(props) : undefined}>
        <DayEvents props={props} />
      </span>
      <TurnOrder props={props} />
    </div>
  );
};

/** The events of today and of the next day. */
const DayEvents = ({ props }: { props: IsleProps }): JSX.Element => {
  const { view } = props.scene;
  const { face } = props.words.board;
  const today = faceToday(view);
  const tomorrow = view.events[view.day]?.face ?? null;
  return (
    <>
      {today && <span class="tag tag--sea isle-event-tag">{face(today)}</span>}
      {tomorrow && (
        <small>
          {props.words.board.table.day(view.day + 1)}: {face(tomorrow)}
        </small>
      )}
    </>
  );
};

/** The full text of the events, for a line that is too short. */
const eventsTitle = (props: IsleProps): string => {
  const { day } = props.scene.view;
  return [day, day + 1]
    .filter((one) => DAYS.includes(one))
    .map((one) => dayTitle(props, one))
    .join(' · ');
};

const dayTitle = ({ scene: { view }, words: { board } }: IsleProps, day: number): string => {
  const face = view.events[day - 1]?.face;
  const event = face ? board.face(face) : board.table.noEvent;
  return `${board.table.day(day)} (${board.table.daysLeftOn(spaceOf(day))}): ${event}`;
};

export const TurnOrder = ({ props }: { props: IsleProps }): JSX.Element | null => {
  const { view } = props.scene;
  if (view.order.length < 2) return null;
  const names = view.order.map((seat) => props.sitter(seat).name);
  const passed = view.phase.name === 'rescue' || view.phase.name === 'rare' ? view.phase.passed : [];
  return (
    <span
      class="isle-order"
      role="img"
      aria-label={props.words.board.table.order(names)}
      title={names.join(', ')}
    >
      {view.order.map((seat) => (
        <span
          key={seat}
          class={`${passed[seat] ? 'is-out' : ''} ${view.asked.includes(seat) ? 'is-asked' : ''}`}
        >
          <Sign class="isle-order__sign" sign={signOfSeat(seat)} size={24} />
        </span>
      ))}
    </span>
  );
};

const VeshBoat = (): JSX.Element => (
  <svg width={24} height={20} viewBox="-14 -14 28 24" aria-hidden="true">
    <path d="M0-13V2M1-12Q10-6 9 1H1Z" fill="#FBF5EA" stroke="#3A2415" stroke-width={1.8} />
    <path d="M-12 2H12L8 9H-8Z" fill="#8A5A3B" stroke="#3A2415" stroke-width={1.5} />
  </svg>
);
