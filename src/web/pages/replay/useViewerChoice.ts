import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game, Kind, Viewer } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { useAttempt } from '../../page/useAttempt.ts';
import { loadReplay, positionsOfRecord, type Watched } from '../../table/load-replay.ts';

/** The viewer of a finished match. */
export interface ViewerChoices {
  readonly seen: Watched; // the match as that viewer saw it
  readonly choices: readonly Viewer[]; // empty if all viewers see the same, or if some may not be chosen yet
  readonly choose: (viewer: Viewer) => void;
  readonly problem: unknown;
}

const seesMore = (game: Game<Kind>, state: Kind['state']): boolean =>
  JSON.stringify(game.view(state, 0)) !== JSON.stringify(game.view(state, 'spectator'));

/** True if a seat sees more than a spectator from the first position on. */
const hidesAtFirst = ({ game, table }: Watched): boolean =>
  seesMore(game, game.setup(table.seats.length, table.options, quickRng(1)));

const LOOKS = 8; // positions of a match that are looked at: what is hidden later is hidden for long

/** True if a seat sees more than a spectator later, such as its own run of a duel. */
const hidesLater = async ({ game, record }: Watched): Promise<boolean> => {
  if (record === null) return false;
  const { positions } = await positionsOfRecord(game, record);
  const apart = Math.max(1, Math.floor(positions.length / LOOKS));
  return positions.some(({ state }, at) => at % apart === 0 && seesMore(game, state));
};

/** True if somebody saw what others did not, and the match is over. */
export const useHides = (watched: Watched): boolean => {
  const over = watched.steps.at(-1)?.scene.outcome !== null;
  const first = useMemo(() => over && hidesAtFirst(watched), [watched]);
  const [later, setLater] = useState(false);
  const { start } = useAttempt();
  useEffect(() => {
    if (over && !first) start(async () => setLater(await hidesLater(watched)));
  }, [watched]);
  return first || later;
};

export const useViewerChoice = (watched: Watched): ViewerChoices => {
  const [seen, setSeen] = useState(watched);
  const { problem, start } = useAttempt();
  const hides = useHides(watched);
  const choices = useMemo(
    (): readonly Viewer[] => (hides ? ['spectator', ...watched.table.seats.keys()] : []),
    [watched, hides],
  );
  const choose = (viewer: Viewer): void =>
    start(async () => {
      const next = await loadReplay(watched.table.id, viewer);
      if (typeof next === 'object') setSeen(next);
    });
  return { seen, choices, choose, problem };
};
