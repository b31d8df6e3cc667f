import type { ComponentChild, JSX } from 'preact';
import { eventsOf } from '../../../parts/events.ts';
import { bellsOf, LIMIT } from '../rules/row.ts';
import type { Forecast } from '../words/town-types.ts';
import { BellPip } from './BellPip.tsx';
import type { GangProps } from './gang-props.ts';
import { bellsMoved } from './table-view.ts';
import type { BoardWords } from '../words/types.ts';

type NoteProps = GangProps & { readonly hours: number; readonly limit: number };

/** A few words at the end of a row: the effect of this card, the result of the round, or the risk. */
export const GangNote = (note: NoteProps): JSX.Element => (
  <span class="gang__note" aria-hidden="true">
    {note.closing ? whatWas(note) : (whatWould(note) ?? whatIs(note))}
  </span>
);

const withBells = (sign: string, count: number): ComponentChild => (
  <span>
    {sign}
    {count} <BellPip />
  </span>
);

const whatWas = ({ props, closing, seat }: NoteProps): ComponentChild => {
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

const whatWould = ({ props, plan, seat, limit }: NoteProps): ComponentChild | null => {
  const forecast = plan.forecasts[seat];
  if (!forecast) return null;
  const { notes } = props.words.board;
  return (
    <>
      <b>{forecast.kept > 0 ? withBells('+', forecast.kept) : `${forecast.from} → ${forecast.to}`}</b>
      {details(seat === props.seat ? { ...forecast, mayRefuse: false } : forecast, notes, limit)
        .slice(0, 2)
        .map((line, i) => (
          <span key={i}>{line}</span>
        ))}
    </>
  );
};

/** At most two of these are shown, so the most important come first. */
const details = (of: Forecast, notes: BoardWords['notes'], limit: number): readonly ComponentChild[] =>
  [
    of.late && notes.tooLate,
    of.lost > 0 && withBells('−', of.lost),
    of.mayRefuse && notes.mayRefuse,
    of.kept > 0 && notes.banked,
    of.bells > 0 && withBells('+', of.bells),
    of.more && notes.more,
    of.removes && notes.back,
    (of.owl || limit > LIMIT) && !of.late && notes.of(of.limit),
  ].filter((line) => line !== false);

const whatIs = ({ props, player, seat, limit }: NoteProps): ComponentChild => {
  const { notes } = props.words.board;
  if (eventsOf(props.scene.events, 'refused').some((event) => event.seat === seat))
    return <span class="gang__no">{notes.refused}</span>;
  const bells = bellsOf(player.row);
  return (
    <>
      {player.received && (
        <span class="gang__tick">
          <Tick /> {notes.hasCard}
        </span>
      )}
      {bells > 0 && withBells('', bells)}
      {limit > LIMIT && <span>{notes.of(limit)}</span>}
    </>
  );
};

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
