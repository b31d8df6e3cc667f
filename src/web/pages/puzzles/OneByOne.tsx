import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { Notice } from '../../page/Notice.tsx';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Figures } from './Figures.tsx';
import { Modes, pathOf } from './Modes.tsx';
import { nextPuzzle, puzzleBeyond } from './next-puzzle.ts';
import { noteTried } from './note-tried.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { progressIn, type PuzzleProgress, type Tried } from './puzzle-progress.ts';
import { Solve } from './Solve.tsx';
import { Streak } from './Streak.tsx';

interface OneByOneProps {
  readonly book: PuzzleBook;
  readonly id: string | undefined; // of the address
  readonly t: PuzzlePageWords;
}

/** The puzzle of the address, or the next one for this person. */
export const OneByOne = ({ book, id, t }: OneByOneProps): JSX.Element => {
  const { route } = useLocation();
  const { lines, game } = book;
  const before = useRef<string | null>(null);
  const line = useMemo(
    () =>
      id === undefined
        ? anotherPuzzle(book, before.current)
        : (lines.find((each) => puzzleId(each) === id) ?? null),
    [book, id],
  );
  const shown = line && puzzleId(line);
  const open = (each: PuzzleLine, replace: boolean): void =>
    route(`/puzzles/${game.id}/${puzzleId(each)}`, replace);
  // Without its own address the puzzle would be another one after a reload, or after a look at the rule.
  useEffect(() => {
    if (line && id === undefined) open(line, true);
    before.current = shown;
  }, [shown, id]);
  if (!line && id !== undefined) return <Notice title={t.title} text={t.none} />;
  if (!line)
    return (
      <Notice title={t.allSolved.title} text={t.allSolved.text}>
        <button
          class="btn btn--primary btn--big"
          onClick={() => {
            const beyond = puzzleBeyond(lines, progressIn(game.id));
            if (beyond) open(beyond, false);
          }}
        >
          {t.allSolved.up}
        </button>
        <a class="btn" href={pathOf(game.id, 'minutes')}>
          {t.modes.minutes.name}
        </a>
      </Notice>
    );
  return <One key={shown} {...{ book, line, t }} next={() => route(pathOf(game.id, 'one'))} />;
};

/** The next one for this person, and not the one they want to leave. */
const anotherPuzzle = ({ lines, game }: PuzzleBook, left: string | null): PuzzleLine | null => {
  const progress = progressIn(game.id);
  const others = lines.filter((line) => puzzleId(line) !== left);
  return nextPuzzle(others, progress, Math.random()) ?? nextPuzzle(lines, progress, Math.random());
};

interface OneProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly next: () => void;
}

const One = ({ book, line, t, next }: OneProps): JSX.Element => {
  const game = book.game.id;
  const before = useMemo(() => progressIn(game), []);
  const [tried, setTried] = useState<Tried | null>(null);
  const { streak, longest, last, rating } = progressIn(game);
  return (
    <Solve
      {...{ book, line, t, next }}
      ended={(result) => {
        noteTried(game, line, result);
        setTried(result);
      }}
      told={tried && toldOf(before, rating, line, tried, t)}
      side={
        <>
          <Streak row={streak} {...{ longest, last, t }} />
          <Modes game={game} here="one" t={t} />
          <Figures {...{ book, line, t }} />
        </>
      }
    />
  );
};

const toldOf = (
  before: PuzzleProgress,
  rating: number,
  line: PuzzleLine,
  { solved, hinted }: Tried,
  t: PuzzlePageWords,
): string => {
  if (before.done.includes(puzzleId(line))) return t.known;
  return hinted && solved ? t.hinted : `${t.yours}: ${t.change(before.rating, rating)}`;
};
