import { randomBytes } from 'node:crypto';
import type { Device, SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Bus } from '../bus/bus.ts';
import { logFailure, type Log } from '../log.ts';
import type { StoredSession } from '../store/account-store.ts';
import type { Store } from '../store/store.ts';
import { remember } from '../remember.ts';
import { every, wall } from '../time.ts';

/** The content of a signed cookie. Cookies of older releases name no session. */
export interface Who {
  readonly guest: GuestId;
  readonly session: string | null;
}

const HOUR = 3_600_000;
const LOOK_AGAIN = 5_000; // the message about an ended session may be lost
const OVERLAP = 60_000; // the clocks of servers differ
const MOST_REMEMBERED = 10_000;
const ENDED = 'session-ended';
const DAY = 24 * HOUR;
const KEPT = 367 * DAY; // a cookie is good for a year, and the clocks of servers differ
const UNDATED_UNTIL = 'undated-cookies-until'; // the name under which the time is kept

/**
 * The browsers in which people are signed in. A cookie is signed, so that a request needs no look into the database: every
 * server knows the few sessions that have ended, and refuses those.
 */
export class Sessions {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #ended = new Set<string>();
  readonly #seen = new Map<string, number>(); // the hour that is stored
  readonly #listeners = new Set<() => void>();
  #lookedAt = 0;
  #undatedUntil = 0;
  #stop: readonly (() => void)[] = [];

  constructor(store: Store, bus: Bus, log: Log) {
    this.#store = store;
    this.#bus = bus;
    this.#log = log;
  }

  /** Reads which sessions have ended so far, and listens for more. */
  async start(): Promise<void> {
    const until = (await this.#store.now()) + KEPT;
    this.#undatedUntil = Number(await this.#store.keptKey(UNDATED_UNTIL, String(until)));
    await this.#tidy();
    await this.#read();
    const timer = setInterval(() => void this.look(), LOOK_AGAIN).unref();
    this.#stop = [
      this.#bus.subscribe(ENDED, (key) => this.#learn([key])),
      () => clearInterval(timer),
      every(DAY, () => void this.#tidy()),
    ];
  }

  stop(): void {
    for (const stop of this.#stop) stop();
  }

  /** Looks for sessions that were ended by a command of the host. */
  async look(): Promise<void> {
    try {
      await this.#read();
    } catch (error) {
      logFailure(this.#log, error, {}, 'ended sessions were not read');
    }
  }

  /** Cookies of sessions that ended so long ago are refused for their age. Not while some of them name no day. */
  async #tidy(): Promise<void> {
    if (this.takesUndated()) return;
    try {
      await this.#store.forgetEndedSessions((await this.#store.now()) - KEPT);
    } catch (error) {
      logFailure(this.#log, error, {}, 'old sessions are not deleted yet');
    }
  }

  async #read(): Promise<void> {
    const ended = await this.#store.endedSessions(this.#lookedAt);
    this.#learn(ended.map(({ key }) => key));
    // Not later than now: an end that was stored while a clock was ahead must not hide those that come after it.
    this.#lookedAt = Math.min(ended.at(-1)?.ended ?? 0, await this.#store.now()) - OVERLAP;
  }

  #learn(keys: readonly string[]): void {
    const news = keys.filter((key) => !this.#ended.has(key));
    if (!news.length) return;
    for (const key of news) this.#ended.add(key);
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when a session has ended, at any server. */
  onEnd(listener: () => void): void {
    this.#listeners.add(listener);
  }

  isEnded(who: Who): boolean {
    return this.#ended.has(keyOf(who)) || this.#ended.has(everyKey(who.guest));
  }

  /** Cookies of older releases name no day. A year after the first start of this release no browser has one any more. */
  takesUndated(): boolean {
    return wall() < this.#undatedUntil;
  }

  static isId(text: string): boolean {
    return /^[0-9a-f]{24}$/.test(text);
  }

  /** A session that is stored when it is seen again: a visitor who only looks in once leaves nothing behind. */
  fresh(guest: GuestId): Who {
    return { guest, session: randomBytes(12).toString('hex') };
  }

  /** A new session, stored at once. */
  async begin(guest: GuestId, device: Device, how: SignedInBy): Promise<Who> {
    const who = this.fresh(guest);
    await this.#save(who, device, how, Date.now());
    return who;
  }

  /** Notes in the background that somebody is here; at most once an hour. */
  seen(who: Who, device: Device): void {
    void this.keep(who, device).catch((error: unknown) =>
      logFailure(this.#log, error, {}, 'a session was not noted'),
    );
  }

  /** The same, and resolves when it is stored: before others can become this guest, this session must be listed. */
  async keep(who: Who, device: Device): Promise<void> {
    const now = Date.now();
    const hour = now - (now % HOUR);
    if (who.session === null || this.#seen.get(who.session) === hour) return;
    await this.#save(who, device, 'guest', now);
  }

  async #save({ guest, session }: Who, device: Device, how: SignedInBy, now: number): Promise<void> {
    if (session === null) return;
    const seen = now - (now % HOUR);
    await this.#store.saveSession({ id: session, guest, ...device, how, since: now, seen });
    remember(this.#seen, session, seen, MOST_REMEMBERED);
  }

  list(guest: GuestId): Promise<readonly StoredSession[]> {
    return this.#store.sessionsOf(guest);
  }

  /** Ends one session of this guest; another guest's id ends nothing. */
  async end(guest: GuestId, id: string): Promise<void> {
    const own = await this.list(guest);
    if (own.some((session) => session.id === id)) await this.#end(guest, [id]);
  }

  /** Ends all sessions but this one, also those with a cookie of an older release. */
  async endOthers({ guest, session }: Who): Promise<void> {
    const others = (await this.list(guest)).map(({ id }) => id).filter((id) => id !== session);
    await this.#end(guest, [...others, guest]);
  }

  /** Ends all sessions; somebody who signs in later gets a new one. */
  endListed(guest: GuestId): Promise<void> {
    return this.endOthers({ guest, session: null });
  }

  /** Nobody is this guest any more. */
  endAll(guest: GuestId): Promise<void> {
    return this.#end(guest, [everyKey(guest)]);
  }

  async #end(guest: GuestId, keys: readonly string[]): Promise<void> {
    await this.#store.endSessions(guest, keys, await this.#store.now());
    this.#learn(keys);
    for (const key of keys) await this.#bus.publish(ENDED, key);
  }
}

/** A cookie without a session is known by its guest. */
const keyOf = ({ guest, session }: Who): string => session ?? guest;
/** The key that stands for all sessions of a guest, also those that nobody has listed. */
export const everyKey = (guest: GuestId): string => `${guest}*`;
