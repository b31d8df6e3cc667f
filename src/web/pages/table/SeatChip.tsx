import type { JSX } from 'preact';
import type { Millis, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { Coat } from '../../art/base/coats.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { words } from '../../preferences/language.ts';
import { useNow } from '../../page/useNow.ts';
import type { Clocks } from '../../../protocol/messages.ts';
import { minutesLeft, timeLeft } from '../../table/clock-words.ts';
import { seatName, seatNote } from '../../table/people.ts';
import type { TableSource } from '../../table/source.ts';
import { EmoteBubble } from './emotes/EmoteBubble.tsx';
import { EmotePicker } from './emotes/EmotePicker.tsx';

interface SeatProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly coat: Coat;
}

/** A seat's player, turn and clock. */
export const SeatChip = ({ source, table, seat, coat }: SeatProps): JSX.Element => {
  const t = words.value.table;
  const { yours, scenes, thinking } = source.session.value;
  const scene = [...scenes.values()][0] ?? null;
  const turn = scene ? scene.awaiting.includes(seat) && !scene.outcome : false;
  const won = scene?.outcome?.winners.includes(seat) ?? false;
  const name = seatName(table, yours, seat);
  const face = (
    <Portrait coat={coat} seat={signOfSeat(seat)} size={48} mood={won ? 'smug' : turn ? 'alert' : 'calm'} />
  );
  return (
    <div class={`chip ${turn ? 'chip--turn' : ''}`}>
      <span class="emoting">
        {source.chat && yours.includes(seat) ? <EmotePicker source={source}>{face}</EmotePicker> : face}
        <EmoteBubble source={source} table={table} seat={seat} />
      </span>
      <div class="chip__who">
        <div class="chip__name">
          {name}
          {/* With a full stop: otherwise it would be read as one word with the name. */}
          {turn && <span class="sr">. {yours.includes(seat) ? t.yourTurn : t.turnOf(name)}</span>}
        </div>
        <div class="chip__sub">{thinking.includes(seat) ? <Thinking /> : seatNote(table, yours, seat)}</div>
      </div>
      <SeatClock source={source} seat={seat} name={name} />
    </div>
  );
};

/** The changing state of a seat, for boards that show the players as places of the board. */
export const SeatNote = ({ source, table, seat }: Omit<SeatProps, 'coat'>): JSX.Element => {
  const { thinking, yours } = source.session.value;
  return (
    <>
      {thinking.includes(seat) && <Thinking />}
      <SeatClock source={source} seat={seat} name={seatName(table, yours, seat)} />
      <span class="emoting">
        <EmoteBubble source={source} table={table} seat={seat} />
      </span>
    </>
  );
};

/** Shows that a bot is thinking, and for how long. */
const Thinking = (): JSX.Element => (
  <span class="thinking">
    <i />
    <i />
    <i />
  </span>
);

export const SeatClock = ({
  source,
  seat,
  name,
}: {
  source: TableSource;
  seat: Seat;
  name: string;
}): JSX.Element | null => {
  const { clocks, delays } = source.session.value;
  const late = delays.seats.find((one) => one.seat === seat);
  const running = clocks?.running.includes(seat) ?? false;
  const now = useNow(running || late !== undefined, 250);
  const left = clocks?.left[seat] ?? null;
  if (late) return <Waited name={name} left={Math.max(0, late.left - (now - delays.since))} />;
  if (left === null || !clocks) return null;
  const time = timeLeft(movesTime(Math.max(0, running ? left - (now - clocks.since) : left), clocks, seat));
  return (
    <span
      class={`clock clock--s ${running ? 'clock--run' : ''}`}
      role="timer"
      aria-label={words.value.table.clockLeft(name, time)}
    >
      {time}
    </span>
  );
};

/** The days of a holiday begin when those of the move are over. */
const movesTime = (left: Millis, { holiday }: Clocks, seat: Seat): Millis => {
  const more = holiday?.[seat] ?? 0;
  return left > more ? left - more : left;
};

/** The time until a bot may take over from somebody who keeps the match waiting. */
const Waited = ({ name, left }: { name: string; left: Millis }): JSX.Element | null => {
  if (left === 0) return null;
  const time = minutesLeft(left);
  const says = words.value.table.delay.away(name, time);
  return (
    <span class="clock clock--s clock--waited" role="timer" aria-label={says} title={says}>
      {time}
    </span>
  );
};
