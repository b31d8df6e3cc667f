import type { Kind } from '../../kernel/game.ts';
import type { TableId, TableInfo } from '../../protocol/table.ts';
import { loadReviewOf } from '../../catalogue/browser/boards.ts';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import type { Review, ReviewProps } from '../kit/review.ts';
import { loadReplay } from './load-replay.ts';
import { seatName } from './people.ts';

export interface LookingBack {
  readonly table: TableInfo;
  readonly review: Review<Kind>;
  readonly props: Omit<ReviewProps<Kind>, 'words'>;
}

/** Null if there is no such match, it is not over, or its game has no review. */
export const loadReview = async (id: TableId): Promise<LookingBack | null> => {
  const watched = await loadReplay(id);
  if (typeof watched === 'string' || !watched.steps.at(-1)?.scene.outcome) return null;
  const { table, viewer, game } = watched;
  const review = await loadReviewOf(rulesFolder(game.id, game.version));
  if (!review) return null;
  const yours = viewer === 'spectator' ? [] : [viewer];
  const steps = watched.steps.map(({ scene }) => scene);
  return { table, review, props: { steps, viewer, nameOf: (seat) => seatName(table, yours, seat) } };
};
