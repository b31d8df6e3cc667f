import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { defined } from '../../../kernel/defined.ts';
import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { announce } from '../../kit/Announcer.tsx';
import type { Plan } from '../../kit/board.ts';
import { useKeyPress } from '../../kit/useKeyPress.ts';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { useStepBeats } from '../replay/useStepBeats.ts';
import { puzzleBoard } from './puzzle-board.ts';
import { afterPuzzle, keepProgress, progressIn } from './puzzle-progress.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { Streak } from './Streak.tsx';
import { Task } from './Task.tsx';
import { useSolving, type Solving } from './useSolving.ts';

interface SolveProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly next: () => void;
}

/** One puzzle: the task, the board, and what can be done now. */
export const Solve = ({ book, line, t, next }: SolveProps): JSX.Element => {
  const { game, board, puzzles } = book;
  const puzzle = useMemo(() => puzzles.open(line), [puzzles, line]);
  const [hinted, setHinted] = useState(false);
  const before = useRef(progressIn(game.id)).current;
  const counted = useRef(false); // only the first try counts
  const said = book.words.goals[line.goal];
  const solving = useSolving(game, line, puzzle, (solved) => {
    announce(solved ? (said?.solved ?? t.solved) : (said?.missed ?? t.missed));
    if (counted.current) return;
    counted.current = true;
    keepProgress(game.id, afterPuzzle(before, line, solved, hinted));
  });
  const { steps, status } = solving;
  const { scene, beat } = useStepBeats(board, steps, steps.length - 1);
  const first = status === 'solving' && steps.length === 1;
  const props = puzzleBoard({
    game,
    scene: scene ?? defined(steps.at(-1)).scene,
    beat,
    solver: puzzle.solver,
    open: status === 'solving',
    hint: hinted && first ? game.read(line.solution) : null,
    play: solving.play,
  });
  const { Board } = board;
  return (
    <Board {...props}>
      {({ stage, tray, prompt, plan }) => (
        <>
          <div class="pz__task">
            <Task {...{ book, line, t, solving, before, hinted, prompt }} solver={puzzle.solver} />
          </div>
          <section class="pz__stage stage">
            <div class="pz__board">{stage}</div>
          </section>
          <div class="pz__tray">{tray}</div>
          <div class="pz__dock">
            <Dock
              {...{ t, solving, plan, next }}
              hint={first && !hinted ? () => setHinted(true) : null}
              solution={() => {
                setHinted(true);
                solving.again();
              }}
            />
          </div>
          <aside class="pz__side">
            <Streak progress={progressIn(game.id)} t={t} />
            <section class="panel panel--pad stack">
              <p class="row row--between">
                <span>{t.difficulty}</span> <b>{line.rating}</b>
              </p>
              <p class="row row--between">
                <span>{t.yours}</span> <b>{progressIn(game.id).rating}</b>
              </p>
              <p class="small">{t.proved}</p>
            </section>
          </aside>
        </>
      )}
    </Board>
  );
};

interface DockProps {
  readonly t: PuzzlePageWords;
  readonly solving: Solving;
  readonly plan: Plan | null;
  readonly next: () => void;
  readonly hint: (() => void) | null; // null: there is none now
  readonly solution: () => void;
}

/** Under the thumb: what can be done now; the main button at the right. */
const Dock = ({ t, solving, plan, next, hint, solution }: DockProps): JSX.Element => {
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !plan?.cancel) return false;
    plan.cancel();
    return true;
  });
  if (solving.status === 'solved')
    return (
      <button class="btn btn--primary btn--big grow" onClick={next}>
        <Icon name="next" />
        {t.next}
      </button>
    );
  if (solving.status === 'missed' || solving.status === 'failed')
    return (
      <>
        <button class="btn" onClick={solution}>
          <Icon name="eye" />
          {t.solution}
        </button>
        <button class="btn" onClick={next}>
          {t.other}
        </button>
        <button class="btn btn--primary btn--big grow" onClick={solving.again}>
          <Icon name="replay" />
          {t.again}
        </button>
      </>
    );
  return (
    <>
      <button
        class="btn btn--icon"
        aria-label={t.hint}
        title={t.hint}
        disabled={!hint}
        onClick={() => hint?.()}
      >
        <Icon name="hint" />
      </button>
      <button class="btn" onClick={next}>
        {t.other}
      </button>
      {settings.value.secondTap && (
        <button class="btn btn--primary btn--big grow" disabled={!plan} onClick={() => plan?.commit()}>
          <Icon name="check" />
          {plan?.label ?? words.value.table.place}
        </button>
      )}
    </>
  );
};
