import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Kind, Outcome, Seat } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import type { Coat } from '../../../art/base/coats.ts';
import { Portrait } from '../../../art/Portrait.tsx';
import { signOfSeat } from '../../../art/base/seats.ts';
import type { BoardModule, FinalScoreRow } from '../../../kit/board.ts';
import { withMinus } from '../../../../words/plural.ts';
import { words } from '../../../preferences/language.ts';
import { isCalm } from '../../../preferences/settings.ts';
import { seatName } from '../../../table/people.ts';
import { scoreTable } from './score-rows.ts';
import './final-score.css';

interface ScoreProps {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly outcome: Outcome;
  readonly board: BoardModule<Kind>;
  readonly coats: readonly Coat[];
}

const PACE = 700;
const MANY = 5; // from here on names need smaller letters, and on a phone the whole width
const LONG = 26; // a longer label would be broken into many short lines beside the numbers of a narrow panel

const written = (points: number | null): string => (points === null ? '·' : withMinus(points));

/** The score appears line by line; a tap speeds it up and skips nothing. */
export const FinalScore = ({ table, yours, outcome, board, coats }: ScoreProps): JSX.Element => {
  const t = words.value.end;
  const { rows, others } = scoreTable(table, outcome, board);
  const [shown, setShown] = useState(isCalm() ? rows.length : 0);
  useEffect(() => {
    if (shown >= rows.length) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [shown, rows.length]);
  const sumUp = (counted: readonly FinalScoreRow[]): number[] =>
    [...table.seats, ...others].map((_, column) =>
      counted.reduce((sum, { points }) => sum + (points[column] ?? 0), 0),
    );
  const most = Math.max(1, ...sumUp(rows));
  const totals = sumUp(rows.slice(0, shown));
  const columns = table.seats.length + others.length;
  const many = columns >= MANY ? 'final--many' : '';
  const lines = many || rows.some(({ label }) => label.length > LONG) ? 'final--lines' : '';
  return (
    <div class="final__box" onClick={() => setShown(Math.min(rows.length, shown + 1))}>
      <table class={`final ${many} ${lines}`} style={{ '--columns': columns }}>
        <caption class="sr">{t.why}</caption>
        <thead>
          <tr>
            <td />
            {table.seats.map((_, seat) => (
              <th key={seat} scope="col" class={outcome.winners.includes(seat) ? 'is-winner' : ''}>
                <Portrait coat={coats[seat] ?? 'ginger'} seat={signOfSeat(seat)} size={52} />
                <span>{seatName(table, yours, seat)}</span>
              </th>
            ))}
            {others.map((name) => (
              <th key={name} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, points }, i) => (
            <tr
              key={label}
              class={i === shown - 1 && shown < rows.length ? 'is-now' : i >= shown ? 'is-wait' : ''}
            >
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              {points.map((worth, seat) => (
                <td key={seat} class={worth !== null && worth < 0 ? 'neg' : ''}>
                  {i < shown ? written(worth) : <i class="skel" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{shown < rows.length ? t.soFar : t.total}</th>
            {totals.map((total, seat) => (
              <td key={seat}>
                <span class="barv" aria-hidden="true">
                  <i style={{ height: `${(Math.max(0, total) / most) * 100}%` }} />
                </span>
                <b>{written(total)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {shown < rows.length && (
        <p class="small">
          {t.linesLeft(rows.length - shown)} {t.hurry}
        </p>
      )}
    </div>
  );
};
