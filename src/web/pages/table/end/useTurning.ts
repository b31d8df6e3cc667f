import { useLoaded } from '../../../page/useLoaded.ts';
import { keyMoments } from '../../../table/key-moments.ts';
import { loadReplay } from '../../../table/load-replay.ts';
import type { EndProps } from './end-props.ts';

/**
 * The seq of the move after which the winner was ahead for good. The game may name it; otherwise its rating of every
 * position tells, and without a rating there is none.
 */
export const useTurning = (props: EndProps, told: number | null): number | null => {
  const { table, outcome } = props;
  const turned = !outcome.ended && outcome.winners.length === 1;
  const loaded = useLoaded(
    () => (turned && told === null ? computed(props) : Promise.resolve(null)),
    table.id,
  );
  if (!turned) return null;
  return told ?? (loaded.is === 'here' ? loaded.value : null);
};

const computed = async ({ board, table, viewer }: EndProps): Promise<number | null> => {
  const { standing } = board;
  if (!standing) return null;
  const watched = await loadReplay(table.id, viewer);
  if (typeof watched === 'string') return null;
  const shares = watched.steps.map(({ scene }) => standing(scene.view));
  return keyMoments(shares, false, 0).find(({ what }) => what === 'turning')?.at ?? null;
};
