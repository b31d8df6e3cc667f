import { randomBytes } from 'node:crypto';
import { isRefusal, type Millis, type Refusal } from '../../kernel/game.ts';
import {
  isOfDays,
  type Company,
  type FoundAnswer,
  type MySeek,
  type NewSeek,
  type Pace,
} from '../../protocol/seeks.ts';
import { DAY, type GuestId } from '../../protocol/table.ts';
import { ContactLimits } from '../contact-limits.ts';
import { logFailure } from '../log.ts';
import type { OpenPairing, Pairing, StoredSeek } from '../store/seek-store.ts';
import { hasTooManyTables } from '../people/unfinished.ts';
import { newId } from '../tables/create.ts';
import { every } from '../time.ts';
import { OpenSeeks, wishOf, type Reader } from './company.ts';
import { FoundPeople, type FoundServices } from './found-people.ts';
import { pairUp, type Group } from './pairing.ts';
import { seekKinds } from './seek-kinds.ts';

const ROUND: Millis = 1_000;
const KEPT: Millis = 30_000; // without a connection: a phone that changes its network keeps its seek
const KEPT_FOR_DAYS: Millis = 3 * DAY; // somebody with a pace of days need not be here
const RENEW_BELOW: Millis = 20_000;
const TO_ANSWER: Millis = 20_000;
const MOST = 5_000; // at the same time, of all people
const MOST_OF_A_NETWORK = 30; // a school plays behind one address; a program that makes guests by the thousand too

/**
 * The seeks of all people, and the pairings made of them. Every server renews the seeks of the people connected to it and looks for
 * groups for them, once a second and when a seek comes; the database decides which group a person is in, and what time it is.
 */
export class Seeks {
  readonly #services: FoundServices;
  readonly #found: FoundPeople;
  readonly #contacts = new ContactLimits(MOST_OF_A_NETWORK);
  #seeks: readonly StoredSeek[] = []; // as of the last round
  #free: readonly StoredSeek[] = []; // those of people who are not being asked
  #open: OpenSeeks;
  #round: Promise<void> | null = null;
  #again = false;
  #stop = (): void => {};

  constructor(services: FoundServices) {
    this.#services = services;
    this.#found = new FoundPeople(services);
    this.#open = new OpenSeeks(services.guests, []);
  }

  start(): void {
    this.#stop = every(ROUND, () => void this.#look());
  }

  async stop(): Promise<void> {
    this.#stop();
    await this.#round;
  }

  /** `network`: the sign of it, the same at all servers and after a restart. */
  async seek(person: GuestId, network: string, wish: NewSeek): Promise<MySeek | Refusal> {
    const { catalogue, store, guests, friends } = this.#services;
    const kinds = await seekKinds(catalogue, store, person, wish);
    if (isRefusal(kinds)) return kinds;
    if (await this.#isTooMany(person, wish.pace, network)) return { why: 'too-many' };
    const [blocked, known] = await Promise.all([guests.muted(person), friends.of(person)]);
    const now = await store.now();
    await this.#found.leave(person, 'declined');
    const before = await store.seekOf(person, now);
    const seek = {
      ...wishOf({ ...wish, games: [...new Set(wish.games)] }),
      person,
      kinds,
      blocked,
      friends: known,
      network,
      since: before && wish.anyPace && !isOfDays(before.pace) ? before.since : now, // it goes on, only wider
      until: now + keptFor(wish.pace),
    };
    await store.putSeek(seek);
    await this.#look();
    return this.mine(person);
  }

  async end(person: GuestId): Promise<MySeek> {
    await this.#services.store.dropSeeks([person]);
    await this.#found.leave(person, 'declined');
    void this.#look();
    return { is: 'none' };
  }

  async answer(person: GuestId, { pairing, yes }: FoundAnswer): Promise<MySeek | Refusal> {
    if (!yes) return this.end(person);
    if (!(await this.#services.store.acceptPairing(pairing, person))) return { why: 'seek-gone' };
    await this.#look();
    return this.mine(person);
  }

  /** Plays with somebody who seeks: they are asked at once. Where more than two are needed, both seek the same. */
  async with(person: GuestId, network: string, other: GuestId): Promise<MySeek | Refusal> {
    const { store } = this.#services;
    const theirs = await store.seekOf(other, await store.now());
    if (!theirs || person === other || (await this.#services.guests.areApart(person, other)))
      return { why: 'seek-gone' };
    const wish = wishOf(theirs);
    if (theirs.players > 2) return this.seek(person, network, wish);
    const [kind] = theirs.kinds;
    const [mine] = orEmpty(await seekKinds(this.#services.catalogue, store, person, wish));
    if (!kind || !mine || (await store.pairingOf(other))) return { why: 'seek-gone' };
    if (await this.#isTooMany(person, wish.pace, network)) return { why: 'too-many' };
    // Each question holds the other one out of the pairing and rings at their page, and anybody can have many names.
    if (!this.#contacts.may(network, `${network} ${other}`))
      return { why: 'too-fast', with: { seconds: 60 } };
    await this.#found.leave(person, 'declined');
    const people = [
      { person: other, rating: kind.rating },
      { person, rating: mine.rating },
    ];
    // A person who comes too late goes on with their own search.
    if (!(await this.#ask({ ...kind, people }, [person]))) return { why: 'seek-gone' };
    await store.dropSeeks([person]);
    return this.mine(person);
  }

  async mine(person: GuestId): Promise<MySeek> {
    const { store } = this.#services;
    const now = await store.now();
    const [seek, open] = await Promise.all([store.seekOf(person, now), store.pairingOf(person)]);
    if (open) return { is: 'found', found: await this.#found.shown(open.pairing, open.until, open.ready) };
    if (!seek) return { is: 'none' };
    const paced = seek.kinds.some(({ clock }) => clock.kind !== 'none');
    return { is: 'seeking', seek: wishOf(seek), waited: now - seek.since, paced };
  }

  /** Those that others may join, as of the last second. */
  company(reader: Reader): Promise<Company> {
    return this.#open.companyFor(reader);
  }

  /** Searches over days are counted apart: they stay for days, and must not shut out a network from those for now. */
  async #isTooMany(person: GuestId, pace: Pace, network: string): Promise<boolean> {
    if (this.#seeks.length >= MOST || (await hasTooManyTables(this.#services.store, person))) return true;
    const others = this.#seeks.filter(
      (seek) => seek.person !== person && seek.network === network && isOfDays(seek.pace) === isOfDays(pace),
    );
    return others.length >= MOST_OF_A_NETWORK;
  }

  /** One round at a time; a wish during a round gets another one after it. */
  #look(): Promise<void> {
    if (this.#round) {
      this.#again = true;
      return this.#round;
    }
    this.#round = this.#rounds().finally(() => (this.#round = null));
    return this.#round;
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      try {
        await this.#once();
      } catch (error) {
        logFailure(this.#services.log, error, {}, 'nobody could be found');
      }
    } while (this.#again);
  }

  async #once(): Promise<void> {
    const { store, presence } = this.#services;
    const now = await store.now();
    this.#seeks = await store.seeks(now);
    const pairings = await store.pairings();
    this.#free = freeOf(this.#seeks, pairings);
    this.#open = new OpenSeeks(this.#services.guests, this.#free);
    await this.#renew(now);
    for (const open of pairings) await this.#found.settle(open, now);
    const speaksFor = ({ person, pace }: StoredSeek): boolean => isOfDays(pace) || presence.isOurs(person);
    for (const group of pairUp(this.#free, speaksFor, now)) await this.#askGroup(group);
    await store.dropOldSeeks(now);
  }

  async #renew(now: number): Promise<void> {
    const { store, presence } = this.#services;
    const due = this.#seeks.filter(
      ({ person, pace, until }) => !isOfDays(pace) && until < now + RENEW_BELOW && presence.isOurs(person),
    );
    await store.renewSeeks(
      due.map(({ person }) => person),
      now + KEPT,
    );
  }

  async #askGroup({ kind, seeks }: Group): Promise<void> {
    const people = seeks.map(({ person, kinds }) => ({
      person,
      rating: kinds.find(({ key }) => key === kind.key)?.rating ?? null,
    }));
    // Somebody may have been blocked since the seek began.
    for (const { person } of people)
      for (const other of people)
        if (person < other.person && (await this.#services.guests.areApart(person, other.person))) return;
    await this.#ask({ ...kind, people }, []);
  }

  async #ask(
    { game, clock, rated, people }: Omit<Pairing, 'id' | 'table'>,
    willing: readonly GuestId[],
  ): Promise<boolean> {
    const id = randomBytes(9).toString('base64url');
    const pairing = { id, table: newId(), game, clock, rated, people };
    const now = await this.#services.store.now();
    const until = now + TO_ANSWER;
    // Over days nobody is asked: half of the people would be asleep.
    const atOnce = clock.kind === 'days';
    const ready = atOnce ? people.map(({ person }) => person) : willing;
    if (!(await this.#services.store.addPairing(pairing, until, ready))) return false;
    if (atOnce) await this.#found.settle({ pairing, until, ready }, now);
    else await this.#found.tell(pairing, until, ready);
    return true;
  }
}

const keptFor = (pace: Pace): Millis => (isOfDays(pace) ? KEPT_FOR_DAYS : KEPT);

const freeOf = (seeks: readonly StoredSeek[], pairings: readonly OpenPairing[]): readonly StoredSeek[] => {
  const asked = new Set(pairings.flatMap(({ pairing }) => pairing.people.map(({ person }) => person)));
  return asked.size ? seeks.filter(({ person }) => !asked.has(person)) : seeks;
};

const orEmpty = <T>(value: readonly T[] | Refusal): readonly T[] => (isRefusal(value) ? [] : value);
