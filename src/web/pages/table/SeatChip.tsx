import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { Coat } from '../../art/base/coats.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { words } from '../../preferences/language.ts';
import { useNow } from '../../page/useNow.ts';
import { seatName, seatNote } from '../../table/people.ts';
import type { TableSource } from '../../table/source.ts';

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
  return (
    <div class={`chip ${turn ? 'chip--turn' : ''}`}>
      <Portrait coat={coat} seat={signOfSeat(seat)} size={48} mood={won ? 'smug' : turn ? 'alert' : 'calm'} />
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
  const { clocks } = source.session.value;
  const running = clocks?.running.includes(seat) ?? false;
  const now = useNow(running, 250);
  const left = clocks?.left[seat] ?? null;
  if (left === null || !clocks) return null;
  const time = minutes(Math.max(0, running ? left - (now - clocks.since) : left));
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

const minutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
