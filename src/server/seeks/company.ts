import type { Rating } from '../../protocol/people.ts';
import type { Company } from '../../protocol/seeks.ts';
import type { GuestId } from '../../protocol/table.ts';
import { ratingOf } from '../../ratings/scale.ts';
import type { StoredSeek } from '../store/seek-store.ts';
import type { FoundServices } from './found-people.ts';
import { distance } from './pairing.ts';

const SHOWN = 12;

/** The people this reader may play with: friends first, then the nearest ratings. */
export const companyFor = async (
  { store, guests, friends }: FoundServices,
  seeks: readonly StoredSeek[],
  reader: GuestId,
  muted: readonly GuestId[],
): Promise<Company> => {
  if (!seeks.length) return { seeks: [], looking: 0 };
  const [friendly, standings] = await Promise.all([friends.of(reader), store.ratingsOf(reader)]);
  const [blocked, known] = [new Set(muted), new Set(friendly)];
  const ratings = new Map(standings.map((one): [string, Rating] => [one.pool, ratingOf(one, one.matches)]));
  const allowed = seeks.filter(
    (seek) => seek.person !== reader && !seek.blocked.includes(reader) && !blocked.has(seek.person),
  );
  const nearest = allowed
    .map((seek) => ({ seek, away: known.has(seek.person) ? -1 : awayFrom(seek, ratings) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, SHOWN);
  const shown = nearest.map(async ({ seek: { person, games, players, pace, rated, kinds } }) => ({
    person: await guests.person(person),
    games,
    players,
    pace,
    rated,
    ratings: kinds.map(({ rating }) => rating),
    friend: known.has(person),
  }));
  return { seeks: await Promise.all(shown), looking: allowed.length };
};

/** How far this person is from the reader, in the game where they are nearest. */
const awayFrom = ({ kinds }: StoredSeek, ratings: ReadonlyMap<string, Rating>): number => {
  let nearest = Infinity;
  for (const { pool, rating } of kinds)
    nearest = Math.min(nearest, distance(ratings.get(pool) ?? null, rating));
  return nearest;
};
