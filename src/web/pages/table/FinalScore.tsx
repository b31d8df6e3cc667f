import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Portrait } from '../../art/Portrait.tsx';
import type { Coat } from '../../art/coats.ts';
import { signOfSeat } from '../../art/seats.ts';
import { withMinus } from '../../../words/plural.ts';
import { words, wordsOf } from '../../language.ts';
import { isCalm } from '../../settings.ts';
import { seatName } from '../../table/people.ts';

interface ScoreProps {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly outcome: Outcome;
  readonly coats: readonly Coat[];
}

interface Row {
  readonly label: string;
  readonly points: readonly (number | null)[]; // by seat; null: the line says nothing about this one
}

const PACE = 700;

/**
 * What each line is worth to each seat, in the order the game counts. Lines that say the same stand in one row;
 * lines worth nothing to anybody are told only where they may have broken a tie.
 */
const rowsOf = (game: string, { lines, scores }: Outcome): Row[] => {
  const said = wordsOf(game)?.lines ?? {};
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

/** The table grows line by line; a tap hurries it and never skips a reason. */
export const FinalScore = ({ table, yours, outcome, coats }: ScoreProps): JSX.Element => {
  const t = words.value.end;
  const rows = rowsOf(table.game, outcome);
  const [shown, setShown] = useState(isCalm() ? rows.length : 0);
  useEffect(() => {
    if (shown >= rows.length) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [shown, rows.length]);
  const most = Math.max(1, ...outcome.scores);
  const totals = outcome.scores.map((_, seat) =>
    rows.slice(0, shown).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  return (
    <div class="final__box" onClick={() => setShown(Math.min(rows.length, shown + 1))}>
      <table class="final">
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
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, points }, i) => (
            <tr
              key={label}
              class={i === shown - 1 && shown < rows.length ? 'is-now' : i >= shown ? 'is-wait' : ''}
            >
              <th scope="row">{label}</th>
              {points.map((worth, seat) => (
                <td key={seat} class={worth !== null && worth < 0 ? 'neg' : ''}>
                  {i < shown ? worth === null ? '·' : withMinus(worth) : <i class="skel" />}
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
                <b>{withMinus(total)}</b>
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
