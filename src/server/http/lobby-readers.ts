import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import { ratingOf } from '../../ratings/scale.ts';
import { remember } from '../remember.ts';
import type { Reader } from '../seeks/company.ts';
import { elapsed } from '../time.ts';
import type { Services } from './services.ts';

const BELIEVED_FOR: Millis = 20_000; // four looks of a page; what changes at this server is seen at once
const MOST_REMEMBERED = 10_000;

/** The facts about a person that the lobby shows beside their tables. */
export interface LobbyReader extends Reader {
  readonly isWanted: boolean; // somebody wants to be friends, or is
}

/**
 * The people who look at the lobby. Every page asks every few seconds, and these things hardly ever change: looked up for each
 * request, they would be most of its work.
 */
export class LobbyReaders {
  readonly #services: Pick<Services, 'guests' | 'friends' | 'store'>;
  readonly #known = new Map<GuestId, { readonly reader: Promise<LobbyReader>; readonly since: Millis }>();

  constructor(services: Pick<Services, 'guests' | 'friends' | 'store'>) {
    this.#services = services;
    services.guests.onChange((guest) => this.#known.delete(guest));
  }

  of(person: GuestId): Promise<LobbyReader> {
    const known = this.#known.get(person);
    if (known && elapsed() - known.since < BELIEVED_FOR) return known.reader;
    const reader = this.#lookUp(person);
    remember(this.#known, person, { reader, since: elapsed() }, MOST_REMEMBERED);
    reader.catch(() => this.#known.delete(person)); // the next request tries again
    return reader;
  }

  async #lookUp(person: GuestId): Promise<LobbyReader> {
    const { guests, friends, store } = this.#services;
    const [blocked, { wanted, wantedBy }, standings] = await Promise.all([
      guests.muted(person),
      friends.wishes(person),
      store.ratingsOf(person),
    ]);
    const theirs = new Set(wantedBy);
    return {
      person,
      blocked: new Set(blocked),
      friends: new Set(wanted.filter((other) => theirs.has(other))),
      ratings: new Map(standings.map((one) => [one.pool, ratingOf(one, one.matches)])),
      isWanted: wantedBy.length > 0,
    };
  }
}
