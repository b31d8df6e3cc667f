import { randomBytes } from 'node:crypto';
import type { NoticeContent, Notice } from '../../protocol/notices.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Bus } from '../bus/bus.ts';
import { logFailure, type Log } from '../log.ts';

type NoticeListener = (person: GuestId, notice: Notice) => Promise<void>;

/**
 * Tells people what concerns them, on every page they have open, at any server. Somebody who is connected nowhere misses it
 * here: callers store what has to be known later. Other ways to a person, such as push, listen with `onTold`.
 */
export class Notices {
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #listeners = new Set<NoticeListener>();

  constructor(bus: Bus, log: Log) {
    this.#bus = bus;
    this.#log = log;
  }

  /**
   * Never fails: whatever is told has happened already, and must not be undone because nobody hears of it. Resolves when it is handed
   * over: a server that ends afterwards does not swallow it.
   */
  tell(person: GuestId, news: NoticeContent): Promise<void> {
    return this.send(person, { ...news, ...newNotice() });
  }

  /** The same for a notice that was stored before: a page that gets it twice knows it by its id. */
  async send(person: GuestId, notice: Notice): Promise<void> {
    const ways = [...this.#listeners].map((listener) => listener(person, notice));
    const sent = await Promise.allSettled([
      ...ways,
      this.#bus.publish(topicOf(person), JSON.stringify(notice)),
    ]);
    for (const one of sent)
      if (one.status === 'rejected')
        logFailure(this.#log, one.reason, { kind: notice.kind }, 'a notice is not sent');
  }

  /** Calls back for every notice once, on the server that tells it, whether or not the person is connected; resolves when it is kept. */
  onTold(listener: NoticeListener): void {
    this.#listeners.add(listener);
  }

  /** For one page of this person. `notice` is the JSON of a `Notice`. Returns a function that unsubscribes. */
  follow(person: GuestId, receive: (notice: string) => void): () => void {
    return this.#bus.subscribe(topicOf(person), receive);
  }
}

export const newNotice = (): Pick<Notice, 'id' | 'at'> => ({
  id: randomBytes(9).toString('base64url'),
  at: Date.now(),
});

const topicOf = (person: GuestId): string => `notice/${person}`;
