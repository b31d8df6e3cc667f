import type { Kind, Seat } from '../../kernel/game.ts';
import type { TableId, TableInfo } from '../../protocol/table.ts';
import { loadReviewOf } from '../../catalogue/browser/boards.ts';
import { rulesFolder } from '../../catalogue/browser/rules.ts';
import type { Review, ReviewProps } from '../kit/review.ts';
import { loadPlayed } from './load-played.ts';
import type { Watched } from './load-replay.ts';
import { seatName } from './people.ts';

/** The game's own part of the review of a match. */
export interface OwnReview {
  readonly table: TableInfo;
  readonly review: Review<Kind>;
  readonly props: Omit<ReviewProps<Kind>, 'words'>;
}

/** Null if the game has nothing of its own to say about a match. */
export const ownReview = async (
  { table, game, steps }: Watched,
  mine: Seat | null,
): Promise<OwnReview | null> => {
  const review = await loadReviewOf(rulesFolder(game.id, game.version));
  const scenes = steps.map(({ scene }) => scene);
  if (!review || review.tells?.(scenes) === false) return null;
  const yours = mine === null ? [] : [mine];
  return {
    table,
    review,
    props: {
      steps: scenes,
      viewer: mine ?? 'spectator',
      match: table.id,
      nameOf: (seat) => seatName(table, yours, seat),
      lessonPath: (lesson) => `/lessons/${game.id}/${lesson}`,
    },
  };
};

/** The same by the id of the match. */
export const loadOwnReview = async (id: TableId): Promise<OwnReview | null> => {
  const played = await loadPlayed(id);
  return played && ownReview(played.watched, played.mine);
};
