import { Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../../protocol/messages.ts';
import type { SeatNote, TableInfo } from '../../../protocol/table.ts';
import { Sign } from '../../art/Sign.tsx';
import { signOfSeat } from '../../art/seats.ts';
import { words } from '../../language.ts';
import { whatHappened } from './turn-words.ts';

const MARGIN = 12;

interface MoveLogProps {
  readonly table: TableInfo;
  readonly lines: readonly LogLine[];
  readonly at?: number; // the line to mark; the last when nothing is said
  readonly go?: (seq: number) => void; // in a replay a line is also a way there
}

/** What happened, in words. The newest line is marked and kept in sight. */
export const MoveLog = ({ table, lines, at, go }: MoveLogProps): JSX.Element => {
  const { notes } = table;
  const marked = at ?? lines.at(-1)?.seq ?? 0;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => keepInSight(line.current), [marked, lines.length]);
  if (lines.length + notes.length === 0) return <p class="small">{words.value.table.noMoves}</p>;
  return (
    <ol class="log">
      <News notes={between(notes, 0, lines[0])} />
      {lines.map((one, i) => {
        const { seq, by } = one;
        const said = whatHappened(table, one);
        const here = seq === marked;
        return (
          <Fragment key={seq}>
            <li
              class={here ? 'is-last' : ''}
              aria-current={here ? 'step' : undefined}
              ref={here ? line : null}
            >
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
            <News notes={between(notes, seq, lines[i + 1])} />
          </Fragment>
        );
      })}
    </ol>
  );
};

/** What befell a seat between two moves: time that ran out must not look as if its player simply played on. */
const News = ({ notes }: { notes: readonly SeatNote[] }): JSX.Element => (
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

/** After this line and before the next; the lines between may have been taken back. */
const between = (notes: readonly SeatNote[], seq: number, next: LogLine | undefined): readonly SeatNote[] =>
  notes.filter(({ after }) => after >= seq && (!next || after < next.seq));

/** Scrolls the list and nothing else: `scrollIntoView` would drag the whole page along on a phone. */
const keepInSight = (line: Element | null): void => {
  const list = line?.closest('.side__body');
  if (!line || !list) return;
  const [mine, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (mine.bottom > frame.bottom) list.scrollTop += mine.bottom - frame.bottom + MARGIN;
  else if (mine.top < frame.top) list.scrollTop -= frame.top - mine.top + MARGIN;
};
