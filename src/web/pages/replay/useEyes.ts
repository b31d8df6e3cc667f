import { useMemo, useState } from 'preact/hooks';
import type { Viewer } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { useAttempt } from '../../page/useAttempt.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';

/** Through whose eyes a match that is over is looked at. */
export interface Eyes {
  readonly seen: Watched; // as they saw it
  readonly choices: readonly Viewer[]; // none where all see the same, or some may not be looked through yet
  readonly choose: (viewer: Viewer) => void;
  readonly problem: unknown;
}

/** Whether a seat sees anything that an onlooker does not. It does from the first moment on, or never. */
const hides = ({ game, table }: Watched): boolean => {
  const seats = table.seats.length;
  const state = game.setup(seats, table.options, quickRng(1));
  return JSON.stringify(game.view(state, 0)) !== JSON.stringify(game.view(state, 'spectator'));
};

export const useEyes = (watched: Watched): Eyes => {
  const [seen, setSeen] = useState(watched);
  const { problem, start } = useAttempt();
  const choices = useMemo(
    (): readonly Viewer[] =>
      watched.steps.at(-1)?.scene.outcome && hides(watched)
        ? ['spectator', ...watched.table.seats.keys()]
        : [],
    [watched],
  );
  const choose = (viewer: Viewer): void =>
    start(async () => {
      const next = await loadReplay(watched.table.id, viewer);
      if (typeof next === 'object') setSeen(next);
    });
  return { seen, choices, choose, problem };
};
