import type { GuestId } from '../../protocol/table.ts';
import { Career } from '../../ratings/career.ts';
import type { Store } from '../store/store.ts';
import { remember } from '../remember.ts';

interface RememberedCareer {
  readonly all: Career;
  readonly rated: Career;
  upTo: number; // matches up to this number are in it
}

const MOST_REMEMBERED = 300;
const AT_ONCE = 2_000; // rows: between two readings others have their turn

/**
 * The totals of people's matches, kept in memory: somebody with fifty thousand matches is added up once, and later
 * visits add only what is new.
 */
export class Careers {
  readonly #store: Store;
  readonly #known = new Map<GuestId, Promise<RememberedCareer>>();
  #lastMerge = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** True if everything was added up before: then `of` is fast. */
  knows(person: GuestId): boolean {
    return this.#known.has(person);
  }

  /** Only matches that ratings have counted: of later ones some may still be missing in the lists of their people. */
  async of(person: GuestId): Promise<Omit<RememberedCareer, 'upTo'>> {
    await this.#lookForMerges();
    const before = this.#known.get(person) ?? Promise.resolve(newCareer());
    const next = before.then((known) => this.#update(person, known));
    remember(this.#known, person, next, MOST_REMEMBERED);
    try {
      return await next;
    } catch (error) {
      this.#known.delete(person); // it may be half updated: add up again next time
      throw error;
    }
  }

  /**
   * A merge gives old matches to another person: what was added up before is wrong then. It counts when ratings have: it is noted
   * before the matches are moved, and the head afterwards, so what is added up in between would stay wrong.
   */
  async #lookForMerges(): Promise<void> {
    const last = await this.#store.lastMerge(await this.#store.ratingHead());
    if (last === this.#lastMerge) return;
    this.#lastMerge = last;
    this.#known.clear();
  }

  async #update(person: GuestId, known: RememberedCareer): Promise<RememberedCareer> {
    const head = await this.#store.ratingHead();
    const before = known.upTo;
    for (let after = before; ;) {
      const some = await this.#store.playedAfter(person, after, head, AT_ONCE);
      for (const match of some) {
        known.all.add(match);
        if (match.rated) known.rated.add(match);
      }
      if (some.length < AT_ONCE) break;
      after = some.at(-1)?.n ?? head;
    }
    for (const meeting of await this.#store.metAfter(person, before, head)) {
      known.all.meet(meeting);
      if (meeting.rated) known.rated.meet(meeting);
    }
    known.upTo = head;
    return known;
  }
}

const newCareer = (): RememberedCareer => ({ all: new Career(), rated: new Career(), upTo: 0 });
