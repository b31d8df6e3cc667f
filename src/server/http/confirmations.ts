import { randomBytes } from 'node:crypto';
import type { Confirmation, Confirmed } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { hasAccount } from '../people/merge-guest.ts';
import type { Store } from '../store/store.ts';
import { refuseAccount } from './refuse.ts';

const GOOD_FOR = 5 * 60_000;

/**
 * Whoever changes the ways into an account shows one of them first: otherwise somebody who holds the phone for a minute
 * would keep the account for good.
 */
export class Confirmations {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** To be called when a way in was shown. */
  async give(guest: GuestId): Promise<Confirmed> {
    const [confirmed, now] = [randomBytes(32).toString('base64url'), await this.#store.now()];
    const challenge = { id: confirmed, guest, purpose: 'confirmed', until: now + GOOD_FOR } as const;
    await this.#store.addChallenge(challenge, now);
    return { confirmed };
  }

  /** Refuses without one. Each is good once; somebody without any way in needs none. */
  async demand(guest: GuestId, confirmation: Confirmation | null | undefined): Promise<void> {
    if (!(await hasAccount(this.#store, guest))) return;
    const id = confirmation?.confirmed ?? refuseAccount('confirm-first');
    const shown = await this.#store.takeChallenge(id, await this.#store.now());
    if (shown?.guest !== guest || shown.purpose !== 'confirmed') refuseAccount('confirm-first');
  }
}
