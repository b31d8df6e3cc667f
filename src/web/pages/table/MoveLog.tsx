import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../../protocol/messages.ts';
import { Sign } from '../../art/Sign.tsx';
import { signOfSeat } from '../../art/seats.ts';
import { words } from '../../language.ts';
import { whatHappened } from './turn-words.ts';

const MARGIN = 12;

interface MoveLogProps {
  readonly game: string;
  readonly lines: readonly LogLine[];
  readonly at?: number; // the line to mark; the last when nothing is said
  readonly go?: (seq: number) => void; // in a replay a line is also a way there
}

/** What happened, in words. The newest line is marked and kept in sight. */
export const MoveLog = ({ game, lines, at, go }: MoveLogProps): JSX.Element => {
  const marked = at ?? lines.at(-1)?.seq ?? 0;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => keepInSight(line.current), [marked, lines.length]);
  if (lines.length === 0) return <p class="small">{words.value.table.noMoves}</p>;
  return (
    <ol class="log">
      {lines.map((one) => {
        const { seq, by } = one;
        const said = whatHappened(game, one);
        const here = seq === marked;
        return (
          <li
            key={seq}
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
        );
      })}
    </ol>
  );
};

/** Scrolls the list and nothing else: `scrollIntoView` would drag the whole page along on a phone. */
const keepInSight = (line: Element | null): void => {
  const list = line?.closest('.side__body');
  if (!line || !list) return;
  const [mine, frame] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (mine.bottom > frame.bottom) list.scrollTop += mine.bottom - frame.bottom + MARGIN;
  else if (mine.top < frame.top) list.scrollTop -= frame.top - mine.top + MARGIN;
};
