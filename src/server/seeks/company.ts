import type { Rating } from '../../protocol/people.ts';
import type { Company, NewSeek, Seek } from '../../protocol/seeks.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Guests } from '../people/guests.ts';
import type { StoredSeek } from '../store/seek-store.ts';
import { distance } from './pairing.ts';

const SHOWN = 12;
const FRIEND = -1; // nearer than everybody else

/** The person who reads the list. */
export interface Reader {
  readonly person: GuestId;
  readonly blocked: ReadonlySet<GuestId>;
  readonly friends: ReadonlySet<GuestId>;
  readonly ratings: ReadonlyMap<string, Rating>; // by pool
}

interface Near {
  readonly seek: StoredSeek;
  readonly away: number;
}

/** The people who seek and are free, as of one moment. Each is put together once, however many people look. */
export class OpenSeeks {
  readonly #guests: Pick<Guests, 'person'>;
  readonly #seeks: readonly StoredSeek[];
  readonly #shown = new Map<StoredSeek, Seek>();

  constructor(guests: Pick<Guests, 'person'>, seeks: readonly StoredSeek[]) {
    this.#guests = guests;
    this.#seeks = seeks;
  }

  /** The people this reader may play with: friends first, then the nearest ratings. */
  async companyFor(reader: Reader): Promise<Company> {
    const { nearest, looking } = nearestTo(this.#seeks, reader);
    const seeks: Seek[] = [];
    for (const { seek, away } of nearest) {
      const shown = this.#shown.get(seek) ?? (await this.#show(seek));
      seeks.push(away === FRIEND ? { ...shown, friend: true } : shown);
    }
    return { seeks, looking };
  }

  async #show(seek: StoredSeek): Promise<Seek> {
    const { kinds } = seek;
    const person = await this.#guests.person(seek.person);
    const ratings = [...new Map(kinds.map(({ game, rating }) => [game, rating])).values()];
    const shown = { ...wishOf(seek), person, ratings, friend: false };
    this.#shown.set(seek, shown);
    return shown;
  }
}

export const wishOf = ({ games, players, pace, rated, anyPace }: NewSeek): NewSeek => ({
  games,
  players,
  pace,
  rated,
  ...(anyPace && { anyPace }),
});

/** Without a list of all of them: of a thousand people who seek, it would be made for each of a thousand requests a second. */
const nearestTo = (
  seeks: readonly StoredSeek[],
  reader: Reader,
): { readonly nearest: readonly Near[]; readonly looking: number } => {
  const nearest: Near[] = [];
  let looking = 0;
  for (const seek of seeks) {
    if (!mayPlay(seek, reader)) continue;
    looking++;
    const away = reader.friends.has(seek.person) ? FRIEND : awayFrom(seek, reader.ratings);
    const last = nearest[SHOWN - 1];
    if (last && last.away <= away) continue;
    // The oldest first among those that are equally near.
    const after = nearest.findIndex((other) => other.away > away);
    nearest.splice(after < 0 ? nearest.length : after, 0, { seek, away });
    nearest.length = Math.min(nearest.length, SHOWN);
  }
  return { nearest, looking };
};

const mayPlay = ({ person, blocked }: StoredSeek, reader: Reader): boolean =>
  person !== reader.person && !blocked.includes(reader.person) && !reader.blocked.has(person);

/** How far this person is from the reader, in the game where they are nearest. */
const awayFrom = ({ kinds }: StoredSeek, ratings: Reader['ratings']): number => {
  let nearest = Infinity;
  for (const { pool, rating } of kinds)
    nearest = Math.min(nearest, distance(ratings.get(pool) ?? null, rating));
  return nearest;
};
