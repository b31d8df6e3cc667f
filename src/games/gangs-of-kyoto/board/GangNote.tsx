import type { ComponentChild, JSX } from 'preact';
import { eventsOf } from '../../../parts/events.ts';
import { CARDS } from '../rules/cards.ts';
import { hoursOf, limitOf } from '../rules/row.ts';
import type { Forecast } from '../words/town-types.ts';
import { BellPip } from './BellPip.tsx';
import type { GangProps } from './gang-props.ts';
import { bellsMoved, bellsShown } from './table-view.ts';
import type { BoardWords } from '../words/types.ts';
import type { KyotoProps } from './props.ts';

/** A few words about a street: the effect of this card, the result of the round, or the bells that can still be lost. */
export const GangNote = (note: GangProps): JSX.Element => (
  <span class="gang__note" aria-hidden="true">
    {note.closing ? whatWas(note) : (chanceOf(note) ?? whatWould(note) ?? whatIs(note))}
  </span>
);

const withBells = (sign: string, count: number): ComponentChild => (
  <span>
    {sign}
    {count} <BellPip />
  </span>
);

/** The chance with this player, after a puzzle has been answered. */
const chanceOf = ({ props: { answers = [] }, seat }: GangProps): ComponentChild | null => {
  const answer = answers.find(({ move }) => move.do === 'give' && move.to === seat);
  return answer ? <b class={`gang__chance ${answer.right ? 'is-right' : ''}`}>{answer.worth}</b> : null;
};

const whatWas = ({ props, closing, seat }: GangProps): ComponentChild => {
  const { notes } = props.words.board;
  const { banked, lost } = bellsMoved(props.scene.events, seat);
  if (closing?.late.seat === seat)
    return (
      <>
        <b class="gang__strike">{notes.tooLate}</b>
        <span>{closing.late.hours}</span>
        {lost > 0 && withBells('−', lost)}
      </>
    );
  return banked > 0 ? (
    <>
      <b>{withBells('+', banked)}</b>
      <span>{notes.banked}</span>
    </>
  ) : null;
};

const whatWould = ({ props, plan, seat }: GangProps): ComponentChild | null => {
  const forecast = plan.forecasts[seat];
  if (!forecast) return null;
  const { notes } = props.words.board;
  return (
    <>
      <b class="gang__to">
        {forecast.kept > 0 ? (
          withBells('+', forecast.kept)
        ) : (
          <>
            <i>{forecast.from} </i>→ {forecast.to}
          </>
        )}
      </b>
      {details(seat === props.seat ? { ...forecast, mayRefuse: false } : forecast, notes)
        .slice(0, 2)
        .map((line, i) => (
          <span key={i}>{line}</span>
        ))}
    </>
  );
};

/** At most two of these are shown, so the most important come first. */
const details = (of: Forecast, notes: BoardWords['notes']): readonly ComponentChild[] =>
  [
    of.late && notes.tooLate,
    of.lost > 0 && withBells('−', of.lost),
    of.mayRefuse && notes.mayRefuse,
    of.kept > 0 && notes.banked,
    of.bells > 0 && withBells('+', of.bells),
    of.more && notes.more,
    of.removes && notes.back,
    !of.late && of.kept === 0 && notes.of(of.limit),
  ].filter((line) => line !== false);

const whatIs = ({ props, player, seat }: GangProps): ComponentChild => {
  const { notes } = props.words.board;
  if (eventsOf(props.scene.events, 'refused').some((event) => event.seat === seat))
    return <span class="gang__no">{notes.refused}</span>;
  if (props.scene.outcome) return null;
  const hoursLeft = limitOf(props.scene.view.rules, player) - hoursOf(player.row);
  // In a match of two the house has room for the bells below the name.
  const bells = props.scene.view.players.length > 2 ? bellsShown(player, props.scene.events) : 0;
  return (
    <>
      {player.received && (
        <span class="gang__tick">
          <Tick /> {notes.hasCard}
        </span>
      )}
      {bells > 0 && <b>{withBells('', bells)}</b>}
      {bells > 0 && <span>{notes.inTheStreet}</span>}
      {!player.received && isWaitedFor(props) && (
        <span>{most < hoursLeft ? notes.anyCard : notes.lateFrom(hoursLeft)}</span>
      )}
    </>
  );
};

const most = Math.max(...CARDS.map(({ hours }) => hours));

/** True while another player may give a card to this gang: before it is known, only its hours can be told. */
const isWaitedFor = ({ scene: { view }, seat, replay }: KyotoProps): boolean =>
  !replay && view.active !== seat && view.phase.name === 'no-card';

const Tick = (): JSX.Element => (
  <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
    <path
      d="M2 7.5L5.5 11L12 3"
      fill="none"
      stroke="currentColor"
      stroke-width={2.4}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
