import type { JSX } from 'preact';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { progressIn } from './puzzle-progress.ts';
import { countWaiting } from './puzzle-tries.ts';

const ENOUGH = 10; // first tries, before their share says anything

interface FiguresProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
}

/** How hard the puzzle is, and who solves it. */
export const Figures = ({ book, line, t }: FiguresProps): JSX.Element => {
  const { id } = book.game;
  const tried = book.tried[puzzleId(line)];
  const waiting = countWaiting(id);
  const proved = book.puzzles.open(line).time === undefined ? t.proved : t.race.proved;
  return (
    <section class="panel panel--pad stack pz__figures">
      <p class="row row--between">
        <span>{t.difficulty}</span> <b>{line.rating}</b>
      </p>
      <p class="row row--between">
        <span>{t.yours}</span> <b>{progressIn(id).rating}</b>
      </p>
      {tried && tried.tries >= ENOUGH && (
        <p class="row row--between">
          <span>{t.solvedBy}</span> <b>{t.ofPeople(Math.round((100 * tried.solved) / tried.tries))}</b>
        </p>
      )}
      <p class="small">{waiting > 0 ? t.waiting(waiting) : proved}</p>
    </section>
  );
};
