import { useMemo, useState } from 'preact/hooks';
import type { Viewer } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { useAttempt } from '../../page/useAttempt.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';

/** The viewer of a finished match. */
export interface ViewerChoices {
  readonly seen: Watched; // the match as that viewer saw it
  readonly choices: readonly Viewer[]; // empty if all viewers see the same, or if some may not be chosen yet
  readonly choose: (viewer: Viewer) => void;
  readonly problem: unknown;
}

/** True if a seat sees more than a spectator. That is so from the first position on, or never. */
const hides = ({ game, table }: Watched): boolean => {
  const seats = table.seats.length;
  const state = game.setup(seats, table.options, quickRng(1));
  return JSON.stringify(game.view(state, 0)) !== JSON.stringify(game.view(state, 'spectator'));
};

export const useViewerChoice = (watched: Watched): ViewerChoices => {
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
