import type { ComponentChild, JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { announce } from '../../kit/Announcer.tsx';
import { AnalysisLink } from '../../page/AnalysisLink.tsx';
import { locale } from '../../preferences/language.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { Dock } from './Dock.tsx';
import { shownAnswers } from './shown-answers.ts';
import type { Tried } from './puzzle-progress.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { PuzzleLayout } from './PuzzleLayout.tsx';
import { Ready } from './Ready.tsx';
import { Task } from './Task.tsx';
import { useFocusOnBoard } from './useFocusOnBoard.ts';
import { usePuzzle } from './usePuzzle.ts';

interface SolveProps {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly t: PuzzlePageWords;
  readonly next: () => void;
  readonly again?: string; // the label of the main button after a miss, if it leads on instead of trying once more
  readonly ended: (tried: Tried) => void; // once: only the first try counts
  readonly told: ComponentChild; // under the result
  readonly side: ComponentChild;
}

/** One puzzle: the task, the board, and what can be done now. */
export const Solve = ({ book, line, t, next, again, ended, told, side }: SolveProps): JSX.Element => {
  const { game, board, puzzles } = book;
  const puzzle = useMemo(() => puzzles.open(line), [puzzles, line]);
  const { time } = puzzle;
  const [running, setRunning] = useState(time === undefined);
  const [hinted, setHinted] = useState(false);
  const counted = useRef(false);
  const stageBox = useRef<HTMLDivElement>(null);
  useFocusOnBoard(stageBox, { shown: running });
  const said = book.words.goals[line.goal];
  const solving = usePuzzle({
    book,
    line,
    puzzle,
    running,
    ended: (solved) => {
      announce(solved ? (said?.solved ?? t.solved) : (said?.missed ?? t.missed));
      if (counted.current) return;
      counted.current = true;
      ended({ solved, hinted });
    },
  });
  const { steps, status } = solving;
  const first = status === 'solving' && steps.length === 1;
  const task = (prompt: ComponentChild): JSX.Element => (
    <Task {...{ book, line, t, solving, told, prompt, running }} solver={puzzle.solver} />
  );
  if (time !== undefined && !running)
    return (
      <Ready
        {...{ time, t, side }}
        task={task(null)}
        other={again === undefined ? next : null}
        start={() => setRunning(true)}
      />
    );
  const turn = {
    solver: puzzle.solver,
    open: status === 'solving',
    hint: hinted && first ? game.read(line.solution) : null,
    answers: shownAnswers(solving.answers, locale.value),
    play: solving.play,
  };
  const showSolution = (): void => {
    setHinted(true);
    solving.again();
  };
  return (
    <PuzzleLayout {...{ game, board, steps, turn, stageBox }} puzzle={puzzleId(line)}>
      {({ prompt, plan }) => ({
        task: task(prompt),
        dock: (
          <Dock
            {...{ t, solving, plan, next, again }}
            hint={first && !hinted ? () => setHinted(true) : null}
            solution={time === undefined ? showSolution : null}
          />
        ),
        side: (
          <>
            {side}
            {(status === 'solved' || status === 'missed') && (
              <p>
                <AnalysisLink game={game.id} of={{ position: line.where }}>
                  {t.analyse}
                </AnalysisLink>
              </p>
            )}
          </>
        ),
      })}
    </PuzzleLayout>
  );
};
