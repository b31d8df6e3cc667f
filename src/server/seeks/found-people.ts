import { isRefusal, type Millis } from '../../kernel/game.ts';
import type { Found, FoundOver, FoundPerson } from '../../protocol/notices.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { logFailure, type Log } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Friends } from '../people/friends.ts';
import type { Guests } from '../people/guests.ts';
import type { Presence } from '../presence/presence.ts';
import { remember } from '../remember.ts';
import type { OpenPairing, PairedPerson, Pairing } from '../store/seek-store.ts';
import type { Store } from '../store/store.ts';
import { isUnreachable } from '../unreachable.ts';
import { tableOfPeople } from '../tables/create.ts';
import type { Hub } from '../tables/hub.ts';

const GIVEN_UP_AFTER: Millis = 10_000; // after the time to answer: another server may still make the table
const MOST_REMEMBERED = 1_000;

/** The parts of the server that pairing needs. */
export interface FoundServices {
  readonly store: Store;
  readonly guests: Guests;
  readonly friends: Friends;
  readonly notices: Notices;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly catalogue: Catalogue;
  readonly log: Log;
}

/** Asks paired people if they want to play. If all agree the match begins; otherwise those who agreed keep seeking. */
export class FoundPeople {
  readonly #services: FoundServices;
  readonly #broken = new Map<string, true>(); // pairings whose failure is logged

  constructor(services: FoundServices) {
    this.#services = services;
  }

  async tell(pairing: Pairing, until: number, ready: readonly GuestId[]): Promise<void> {
    const found = await this.shown(pairing, until, ready);
    for (const { person } of pairing.people)
      await this.#services.notices.tell(person, { kind: 'found', found });
  }

  async shown(pairing: Pairing, until: number, ready: readonly GuestId[]): Promise<Found> {
    const { id, table, game, clock, rated, people } = pairing;
    const shown = await Promise.all(people.map((one) => this.#person(one, ready)));
    return {
      pairing: id,
      table,
      game,
      clock,
      rated,
      people: shown,
      left: Math.max(0, until - (await this.#services.store.now())),
    };
  }

  async #person({ person, rating }: PairedPerson, ready: readonly GuestId[]): Promise<FoundPerson> {
    const known = await this.#services.guests.person(person);
    return { ...known, rating, ready: ready.includes(person) };
  }

  /**
   * All have said yes, or the time is over. Every server may try it: the database lets one of them tell the people. A pairing that
   * cannot be settled, such as of a game that is gone after an update, must not hold up all others: it is given up after a while.
   */
  async settle(open: OpenPairing, now: number): Promise<void> {
    try {
      await this.#settle(open, now);
    } catch (error) {
      if (isUnreachable(error)) throw error; // it is none of this pairing's
      const { pairing, until } = open;
      if (!this.#broken.has(pairing.id))
        logFailure(this.#services.log, error, { pairing: pairing.id }, 'people who were found cannot play');
      remember(this.#broken, pairing.id, true, MOST_REMEMBERED);
      if (until + GIVEN_UP_AFTER <= now) await this.#giveUp(pairing);
    }
  }

  /** Their seeks end too: the same people would be found for the same game again. */
  async #giveUp(pairing: Pairing): Promise<void> {
    await this.#services.store.dropSeeks(pairing.people.map(({ person }) => person));
    await this.#over(pairing, [], 'gone');
  }

  async #settle({ pairing, until, ready }: OpenPairing, now: number): Promise<void> {
    const silent = pairing.people.map(({ person }) => person).filter((person) => !ready.includes(person));
    if (!silent.length) return this.#begin(pairing);
    if (until > now) return;
    await this.#services.store.dropSeeks(silent);
    await this.#over(pairing, silent, 'run-out');
  }

  /** This person does not want to, or seeks something else. */
  async leave(person: GuestId, why: FoundOver): Promise<void> {
    const open = await this.#services.store.pairingOf(person);
    if (open) await this.#over(open.pairing, [person], why);
  }

  async #over(pairing: Pairing, lost: readonly GuestId[], why: FoundOver): Promise<void> {
    const { store, notices } = this.#services;
    if (!(await store.dropPairing(pairing.id))) return;
    const now = await store.now();
    for (const { person } of pairing.people) {
      const own = lost.includes(person);
      await notices.tell(person, {
        kind: 'found-over',
        pairing: pairing.id,
        why: own ? why : 'gone',
        again: (await store.seekOf(person, now)) !== null,
      });
    }
  }

  /** May be repeated, by several servers at once: there is one table with this id. */
  async #begin(pairing: Pairing): Promise<void> {
    const { store, hub, notices } = this.#services;
    const people = pairing.people.map(({ person }) => person);
    await this.#makeTable(pairing);
    const table = await hub.table(pairing.table);
    const { doc } = (await table?.state()) ?? { doc: null };
    if (table && doc?.status === 'waiting') await table.ask({ t: 'start', guest: doc.creator });
    await store.dropSeeks(people);
    if (!(await store.dropPairing(pairing.id))) return;
    const { id, game, clock } = pairing;
    for (const person of people)
      await notices.tell(person, { kind: 'begun', pairing: id, table: pairing.table, game, clock });
  }

  async #makeTable(pairing: Pairing): Promise<void> {
    const { store, catalogue } = this.#services;
    if (await store.table(pairing.table)) return;
    const loaded = catalogue.get(pairing.game);
    const people = pairing.people.map(({ person }) => person);
    const doc = loaded && tableOfPeople(loaded, { ...pairing, id: pairing.table, people });
    if (!doc || isRefusal(doc)) throw new Error(`no table can be made for ${pairing.game}`);
    try {
      await store.addTable(doc);
    } catch (error) {
      if (!(await store.table(pairing.table))) throw error; // another server was faster
    }
  }
}
