import { Fragment, type JSX, type RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/messages.ts';
import type { SeatNote, TableInfo } from '../../../protocol/table.ts';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { memo } from '../../art/base/memo.ts';
import { locale, words } from '../../preferences/language.ts';
import { isInLog, whatHappened } from './turn-words.ts';
import './move-log.css';

const MARGIN = 12;

interface MoveLogProps {
  readonly table: TableInfo;
  readonly lines: readonly LogLine[];
  readonly me: Seat | null; // called "you"
  readonly at?: number; // the marked line; default: the last
  readonly go?: (seq: number) => void; // in a replay: goes to the step of a line
}

/** The log in words. The newest line is marked and scrolled into view. */
export const MoveLog = ({ table, lines, me, at, go }: MoveLogProps): JSX.Element => {
  const { notes } = table;
  const shown = useMemo(() => lines.filter(isInLog), [lines]);
  const marked = shown.findLast(({ seq }) => seq <= (at ?? seq))?.seq ?? 0;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In the next frame: it measures, and an effect may run before the page is laid out.
    const frame = requestAnimationFrame(() => keepInSight(line.current));
    return () => cancelAnimationFrame(frame);
  }, [marked, lines.length]);
  if (lines.length + notes.length === 0) return <p class="small">{words.value.table.noMoves}</p>;
  return (
    <ol class="log">
      <SeatNotes notes={between(notes, 0, shown[0])} />
      {shown.map((one, i) => (
        <Fragment key={one.seq}>
          <LogEntry
            table={table}
            one={one}
            me={me}
            here={one.seq === marked ? line : null}
            go={go}
            locale={locale.value}
          />
          <SeatNotes notes={between(notes, one.seq, shown[i + 1])} />
        </Fragment>
      ))}
    </ol>
  );
};

interface EntryProps {
  readonly table: TableInfo;
  readonly one: LogLine;
  readonly me: Seat | null;
  readonly here: RefObject<HTMLLIElement | null> | null; // a ref to the marked line
  readonly go: ((seq: number) => void) | undefined;
  readonly locale: string; // redraws the line when the language changes
}

/** Memoised: in a race there are thousands of lines, and often a new one. */
const LogEntry = memo(({ table, one, me, here, go }: EntryProps): JSX.Element => {
  const { seq, by } = one;
  const said = whatHappened(table, one, me);
  return (
    <li class={here ? 'is-last' : ''} aria-current={here ? 'step' : undefined} ref={here}>
      <span>{seq}</span>
      {typeof by === 'number' ? <Sign sign={signOfSeat(by)} size={20} /> : <span />}
      {go ? (
        <button class="log__go" onClick={() => go(seq)}>
          {said}
        </button>
      ) : (
        <span>{said}</span>
      )}
    </li>
  );
});

/**
 * Events of a seat between two moves: after a time-out it must not look as if the player had simply played
 * on.
 */
const SeatNotes = ({ notes }: { notes: readonly SeatNote[] }): JSX.Element => (
  <>
    {notes.map(({ seat, what }, i) => (
      <li key={i} class="log__news">
        <span />
        <Sign sign={signOfSeat(seat)} size={20} />
        <span>{words.value.table.news[what]}</span>
      </li>
    ))}
  </>
);

/** Notes after this line and before the next; the lines between may have been taken back. */
const between = (notes: readonly SeatNote[], seq: number, next: LogLine | undefined): readonly SeatNote[] =>
  notes.filter(({ after }) => after >= seq && (!next || after < next.seq));

/** Scrolls only the list: `scrollIntoView` would scroll the whole page on a phone. */
const keepInSight = (line: Element | null): void => {
  const list = line?.closest('.side__body');
  if (!line || !list) return;
  const [mine, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (mine.bottom > frame.bottom) list.scrollTop += mine.bottom - frame.bottom + MARGIN;
  else if (mine.top < frame.top) list.scrollTop -= frame.top - mine.top + MARGIN;
};
