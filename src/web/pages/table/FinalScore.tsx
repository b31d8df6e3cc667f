import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import type { BoardModule, FinalScoreRow, FinalScoreTable } from '../../kit/board.ts';
import { withMinus } from '../../../words/plural.ts';
import { words, wordsAt } from '../../preferences/language.ts';
import { isCalm } from '../../preferences/settings.ts';
import { seatName } from '../../table/people.ts';
import './final-score.css';

interface ScoreProps {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly outcome: Outcome;
  readonly board: BoardModule<Kind>;
}

const PACE = 700;

/**
 * The value of each score line per seat, in the order of the game. Lines with the same text share a row;
 * lines that are zero for everybody are shown only if they may have broken a tie.
 */
const rowsOf = (table: TableInfo, { lines, scores }: Outcome): FinalScoreRow[] => {
  const said = wordsAt(table).lines;
  const labelled = lines.map((line) => ({ ...line, label: said[line.what]?.(line.with ?? {}) ?? line.what }));
  const rows = [...new Set(labelled.map(({ label }) => label))].map((label) => {
    const own = labelled.filter((line) => line.label === label);
    const points = scores.map((_, seat) => {
      const mine = own.filter((line) => line.seat === seat);
      return mine.length === 0 ? null : mine.reduce((sum, line) => sum + line.points, 0);
    });
    return { label, points };
  });
  const tied = scores.filter((score) => score === Math.max(...scores)).length > 1;
  return tied ? rows : rows.filter(({ points }) => points.some((worth) => worth));
};

const written = (points: number | null): string => (points === null ? '·' : withMinus(points));

const tableOf = ({ table, outcome, board }: ScoreProps): FinalScoreTable =>
  board.finalScore?.(outcome, wordsAt(table)) ?? {
    others: [],
    rows: rowsOf(table, outcome),
  };

/** The score appears line by line; a tap speeds it up and skips nothing. */
export const FinalScore = (props: ScoreProps): JSX.Element => {
  const { table, yours, outcome, board } = props;
  const t = words.value.end;
  const { rows, others } = tableOf(props);
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
  return (
    <div class="final__box" onClick={() => setShown(Math.min(rows.length, shown + 1))}>
      <table class="final">
        <caption class="sr">{t.why}</caption>
        <thead>
          <tr>
            <td />
            {table.seats.map((_, seat) => (
              <th key={seat} scope="col" class={outcome.winners.includes(seat) ? 'is-winner' : ''}>
                <Portrait coat={board.coats[seat] ?? 'ginger'} seat={signOfSeat(seat)} size={52} />
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
