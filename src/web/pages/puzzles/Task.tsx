import type { ComponentChild, JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { colourOf } from '../../table/people.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { progressIn, type PuzzleProgress } from './puzzle-progress.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import type { Solving, SolvingStatus } from './useSolving.ts';

interface TaskProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly solving: Solving;
  readonly solver: Seat;
  readonly before: PuzzleProgress; // as it was when the puzzle began
  readonly hinted: boolean;
  readonly prompt: ComponentChild;
}

const LOOKS: Readonly<Record<SolvingStatus, string>> = {
  solving: 'is-turn',
  judging: '',
  solved: 'pz__card--solved',
  missed: 'pz__card--missed',
  failed: 'pz__card--missed',
};

/** What is asked, and then how it went. */
export const Task = (props: TaskProps): JSX.Element => {
  const { book, line, t, solving, solver } = props;
  const goal = book.words.goals[line.goal];
  const { status } = solving;
  const over = status === 'solved' || status === 'missed';
  return (
    <section class={`panel panel--pad pz__card ${LOOKS[status]}`}>
      {over ? (
        <Result {...props} />
      ) : (
        <>
          <span class="tag tag--turn">{t.toMove(colourOf(book.game.id, solver))}</span>
          <h2 class="pz__goal">{goal?.title ?? line.goal}</h2>
          <p class="pz__text">{textOf(props)}</p>
        </>
      )}
    </section>
  );
};

const textOf = ({ book, line, t, solving, prompt }: TaskProps): ComponentChild => {
  if (solving.status === 'judging') return t.thinking;
  if (solving.status === 'failed') return t.failed;
  return solving.steps.length > 1 && prompt ? prompt : book.words.goals[line.goal]?.text;
};

const Result = ({ book, line, t, solving, solver, before, hinted }: TaskProps): JSX.Element => {
  const goal = book.words.goals[line.goal];
  const solved = solving.status === 'solved';
  const { rating } = progressIn(book.game.id);
  return (
    <>
      <div class="pz__told">
        <Portrait
          coat={book.board.coats[solved ? solver : 1 - solver] ?? 'ginger'}
          mood={solved ? 'calm' : 'smug'}
          size={64}
        />
        <h2 class="pz__goal">{solved ? goal?.solved : goal?.missed}</h2>
      </div>
      <p class="pz__change">{hinted && solved ? t.hinted : t.change(before.rating, rating)}</p>
    </>
  );
};
