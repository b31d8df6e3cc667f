import { DAYS_TO_RETURN } from '../../protocol/account.ts';
import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import { logFailure, type Log } from '../log.ts';
import { forgetPerson } from '../moderation/keeping.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from '../tables/hub.ts';
import { every, wall } from '../time.ts';
import { hasAccount } from '../people/merge-guest.ts';
import type { Sessions } from '../people/sessions.ts';

const DAY = 24 * 3_600_000;
const LOOK: Millis = 600_000;

interface Parts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hub: Hub;
  readonly log: Log;
}

/**
 * People who delete their account. They have some days to return, by signing in; then everything is deleted, by any server
 * that is running. Every step may be repeated.
 */
export class Departures {
  readonly #parts: Parts;
  #stop: (() => void) | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stop = every(LOOK, () => void this.look());
  }

  stop(): void {
    this.#stop?.();
  }

  /** Without a passkey or a code nobody could return: such a guest is deleted at once. */
  async leave(guest: GuestId): Promise<void> {
    const { store, sessions } = this.#parts;
    if (!(await hasAccount(store, guest))) return this.#forget(guest);
    await store.setLeaving(guest, wall() + DAYS_TO_RETURN * DAY);
    await sessions.endListed(guest);
    // After their pages are disconnected, so that none seeks again: a search of days would begin a rated match for somebody who has gone.
    await store.dropSeeks([guest]);
  }

  /** Somebody signs in. `late`: their time is over, and they are about to be deleted. */
  async comesBack(guest: GuestId): Promise<'returned' | 'here' | 'late'> {
    const due = await this.#parts.store.leavingAt(guest);
    if (due === null) return 'here';
    if (due <= wall()) return 'late';
    await this.#parts.store.setLeaving(guest, null);
    return 'returned';
  }

  /** Deletes those whose time is over. */
  async look(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      for (const guest of await store.leftBy(wall())) await this.#forget(guest);
    } catch (error) {
      logFailure(log, error, {}, 'a person is not deleted yet');
    }
  }

  async #forget(guest: GuestId): Promise<void> {
    const { store, sessions, hub } = this.#parts;
    await store.setLeaving(guest, wall()); // before the sessions end: nobody could ask for it again
    await sessions.endAll(guest);
    await forgetPerson(store, guest, () => hub.renamed(guest));
  }
}
