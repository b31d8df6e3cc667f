import { useMemo, useState } from 'preact/hooks';
import type { Game, Kind, Scene } from '../../../kernel/game.ts';
import { beginTask, LEARNER, tryMove, type Attempt, type LessonTask } from '../../../kernel/lesson.ts';
import { scene } from '../../../kernel/match.ts';

export interface Trying {
  readonly attempt: Attempt<Kind>;
  readonly steps: readonly { readonly scene: Scene<Kind> }[]; // the last one is shown
  play(this: void, move: Kind['move']): void;
  again(this: void): void;
}

/** One task: the moves of the learner, and what they have come to. */
export const useTask = (
  game: Game<Kind>,
  task: LessonTask<Kind>,
  judged: (attempt: Attempt<Kind>) => void,
): Trying => {
  const first = useMemo(() => beginTask(task), [task]);
  const [attempt, setAttempt] = useState(first);
  const steps = useMemo(
    () => attempt.positions.map((position) => ({ scene: scene(game, position, LEARNER) })),
    [game, attempt],
  );
  return {
    attempt,
    steps,
    play: (move) => {
      if (attempt.verdict.is !== 'on') return;
      const next = tryMove(game, task, attempt, move);
      setAttempt(next);
      if (next.verdict.is !== 'on') judged(next);
    },
    again: () => setAttempt(first),
  };
};
