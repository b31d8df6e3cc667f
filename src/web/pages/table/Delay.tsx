import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Millis, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { announce } from '../../kit/Announcer.tsx';
import { words } from '../../preferences/language.ts';
import { useNow } from '../../page/useNow.ts';
import { minutesLeft } from '../../table/clock-words.ts';
import { seatName } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';
import type { LayoutProps } from './layout-props.ts';

/** Another person who keeps the match waiting, and since when the page knows it. */
interface Late {
  readonly seat: Seat;
  readonly until: Millis; // on the clock of this page
  readonly away: boolean;
}

/** The late seat with the earliest time limit, other than mine; null if the match waits for nobody else. */
export const lateOf = ({ delays, yours }: Session, table: TableInfo): Late | null => {
  const others = delays.seats.filter(({ seat }) => !yours.includes(seat));
  const [first] = others.toSorted((a, b) => a.left - b.left);
  const chair = first && table.seats[first.seat];
  if (!first || chair?.kind !== 'person') return null;
  return { seat: first.seat, until: delays.since + first.left, away: !chair.here };
};

/** True if a bot may take over every seat that another person still plays. */
export const allOverdue = ({ delays, yours }: Session, table: TableInfo, now: Millis): boolean => {
  const overdue = delays.seats.filter(({ left }) => delays.since + left <= now);
  const others = table.seats.flatMap((seat, i) =>
    seat.kind === 'person' && !seat.away && !yours.includes(i) ? [seat.guest] : [],
  );
  const late = overdue.map(({ seat }) => table.seats[seat]);
  return others.every((guest) => late.some((seat) => seat?.kind === 'person' && seat.guest === guest));
};

/** The sentence for the prompt while the others still have to wait. */
export const DelayText = ({ late, name }: { late: Late; name: string }): JSX.Element => {
  const t = words.value.table.delay;
  const left = late.until - useNow(true, 1000);
  if (left <= 0) return <>{t.late(name)}</>;
  return <>{(late.away ? t.away : t.idle)(name, minutesLeft(left))}</>;
};

const ASKED_AGAIN: Millis = 60_000; // after "wait on"

/**
 * When the time is over, one of those who stay may let a bot play, end the match, or wait on. It lies over the page: not
 * every prompt has room for three buttons.
 */
export const Delay = ({ source, table, viewer, scene }: LayoutProps): JSX.Element | null => {
  const t = words.value.table.delay;
  const session = source.session.value;
  const late = viewer === 'spectator' || scene.outcome ? null : lateOf(session, table);
  const [restsUntil, rest] = useState(0);
  const now = useNow(late !== null, 1000);
  const asks = late !== null && now >= Math.max(late.until, restsUntil);
  const name = late ? seatName(table, session.yours, late.seat) : '';
  useEffect(() => {
    if (asks) announce(`${t.late(name)} ${t.bot}?`);
  }, [asks]);
  if (!late || !asks || viewer === 'spectator') return null;
  return (
    <div class="tp__ask tp__ask--late" role="group" aria-label={t.late(name)}>
      <p>{t.late(name)}</p>
      <button class="btn btn--primary" onClick={() => source.seats?.handOver(late.seat)}>
        {t.bot}
      </button>
      {allOverdue(session, table, now) && (
        <button class="btn" onClick={() => source.end(viewer, 'stop')}>
          {table.seats.length === 2 && scene.seq > 0 ? t.win : t.end}
        </button>
      )}
      <button class="btn" onClick={() => rest(Date.now() + ASKED_AGAIN)}>
        {t.wait}
      </button>
    </div>
  );
};
