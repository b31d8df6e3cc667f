import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { defined } from '../../../kernel/defined.ts';
import { LEARNER } from '../../../kernel/lesson.ts';
import { announce } from '../../kit/Announcer.tsx';
import { PuzzleLayout } from '../puzzles/PuzzleLayout.tsx';
import { useFocusOnBoard } from '../puzzles/useFocusOnBoard.ts';
import { answerTo, Coach } from './Coach.tsx';
import { keepTask } from './lesson-progress.ts';
import type { Help, TaskProps } from './task-props.ts';
import { TaskDock } from './TaskDock.tsx';
import { TaskList } from './TaskList.tsx';
import { useTask } from './useTask.ts';

/** One task of a lesson: what is asked, the board, and what can be done now. */
export const TaskPage = (props: TaskProps): JSX.Element => {
  const { book, id, said, task, at } = props;
  const { game, board } = book;
  const [help, setHelp] = useState<Help>('none');
  const words = defined(Object.values(said.tasks)[at]);
  const trying = useTask(game, task, ({ verdict }) => {
    if (verdict.is === 'reached') keepTask(game.id, id, at + 1);
    announce(verdict.is === 'reached' ? words.smile : answerTo(words, verdict));
  });
  const { attempt, steps } = trying;
  const stageBox = useRef<HTMLDivElement>(null);
  useFocusOnBoard(stageBox);
  const open = attempt.verdict.is === 'on';
  const shown = help === 'move' && open ? task.solution[attempt.moves] : undefined;
  const turn = {
    solver: LEARNER,
    open,
    hint: shown === undefined ? null : game.read(shown),
    answers: [],
    play: trying.play,
  };
  return (
    <PuzzleLayout {...{ game, board, steps, turn, stageBox }}>
      {({ plan, atOnce }) => ({
        task: <Coach {...props} words={words} verdict={attempt.verdict} help={help} />,
        dock: (
          <TaskDock
            {...props}
            verdict={attempt.verdict}
            plan={plan}
            confirms={!atOnce}
            help={help}
            ask={setHelp}
            again={trying.again}
          />
        ),
        side: <TaskList {...props} done={attempt.verdict.is === 'reached'} />,
      })}
    </PuzzleLayout>
  );
};
