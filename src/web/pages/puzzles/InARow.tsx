import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { puzzleId } from '../../../kernel/puzzle.ts';
import { Notice } from '../../page/Notice.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Figures } from './Figures.tsx';
import { Modes } from './Modes.tsx';
import { climb, freshIn } from './next-puzzle.ts';
import { noteTried } from './note-tried.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { keepProgress, progressIn, type Tried } from './puzzle-progress.ts';
import { Solve } from './Solve.tsx';
import { Streak } from './Streak.tsx';

const BELOW = 300; // points below one's strength: a row begins with easy ones

const ENOUGH = 60; // new puzzles for a whole row; with fewer, known ones come again

interface Run {
  readonly no: number; // of this visit: a new row may begin with the same puzzle
  readonly from: number; // the rating it began with
  readonly used: readonly string[]; // ids, the current one not included
  readonly results: readonly Tried[];
}

const newRun = (game: string, no: number): Run => ({
  no,
  from: progressIn(game).rating - BELOW,
  used: [],
  results: [],
});

/** Solved without a hint: a hint does not end the row, it only does not grow. */
const rowOf = ({ results }: Run): number => results.filter(({ solved, hinted }) => solved && !hinted).length;

/** Puzzles that get harder each time, until the first one that is missed. */
export const InARow = ({ book, t }: { book: PuzzleBook; t: PuzzlePageWords }): JSX.Element => {
  const game = book.game.id;
  const [run, setRun] = useState(() => newRun(game, 0));
  const lines = useMemo(() => {
    const fresh = freshIn(book.lines, progressIn(game).done);
    return fresh.length < ENOUGH ? book.lines : fresh;
  }, [book, run.no]);
  const line = useMemo(() => climb(lines, run.from, run.used, Math.random()), [lines, run.no, run.used]);
  if (!line) return <Notice title={t.modes.row.name} text={t.none} />;
  const row = rowOf(run);
  const over = run.results.at(-1)?.solved === false;
  const ended = (tried: Tried): void => {
    noteTried(game, line, tried);
    const after = { ...run, results: [...run.results, tried] };
    const before = progressIn(game);
    keepProgress(game, { ...before, longestRow: Math.max(before.longestRow, rowOf(after)) });
    setRun(after);
  };
  const next = (): void =>
    setRun(over ? newRun(game, run.no + 1) : { ...run, used: [...run.used, puzzleId(line)] });
  const { longestRow } = progressIn(game);
  return (
    <Solve
      key={`${puzzleId(line)} ${run.no}`}
      {...{ book, line, t, next, ended }}
      again={t.newRow}
      told={over ? t.rowOver(row) : run.results.at(-1)?.hinted ? t.hinted : t.rowOn(row)}
      side={
        <>
          <Streak row={row} longest={longestRow} last={run.results.map(({ solved }) => solved)} t={t} />
          <Modes game={game} here="row" t={t} />
          <Figures {...{ book, line, t }} />
        </>
      }
    />
  );
};
