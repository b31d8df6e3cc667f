import { randomUUID } from 'node:crypto';
import type { Millis } from '../../kernel/game.ts';
import type { PushMessage, Webhook } from '../../protocol/notice-settings.ts';
import type { GuestId } from '../../protocol/table.ts';
import { logFailure, type Log } from '../log.ts';
import { AddressRefused, Poster } from '../outgoing/post.ts';
import type { Delivery } from '../store/notice-store.ts';
import type { Store } from '../store/store.ts';
import { every, wall } from '../time.ts';
import { postToWebhook } from './webhook.ts';

const LOOK: Millis = 5_000;
const ATTEMPT_TAKES: Millis = 60_000; // at most: another server must not try at the same time
/** The pauses before another attempt. A receiver that is away for longer misses it. */
const PAUSES: readonly Millis[] = [5_000, 30_000, 300_000, 3_600_000];
const BUSY = 429;

/** In the place of a person: the webhook of the server, which its host has set. */
export const SERVER: GuestId = 'server';

interface Parts {
  readonly store: Store;
  readonly poster: Poster;
  readonly server: Webhook | null;
  readonly log: Log;
  readonly linkTo: (path: string) => string;
}

/**
 * Messages to webhooks. Each is stored before the first attempt and until it is accepted, so that a server that ends loses
 * none; one that ends between the two sends it a second time.
 */
export class Deliveries {
  readonly #parts: Parts;
  readonly #ofHost = new Poster(true); // a host may send anywhere
  #stop: (() => void) | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stop = every(LOOK, () => void this.#look());
  }

  stop(): void {
    this.#stop?.();
  }

  async send(guest: GuestId, message: PushMessage, kind: string): Promise<void> {
    const delivery = { id: randomUUID(), guest, attempt: 0, message, kind };
    await this.#parts.store.addDelivery(delivery, wall() + ATTEMPT_TAKES);
    await this.#attempt(delivery);
  }

  async #look(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const due = await store.takeDeliveries(wall(), wall() + ATTEMPT_TAKES);
      await Promise.all(due.map((delivery) => this.#attempt(delivery)));
    } catch (error) {
      logFailure(log, error, {}, 'notices to webhooks wait');
    }
  }

  /** Tries again later while the receiver is out of reach, busy or broken; not if it refuses. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { store } = this.#parts;
    const { id, attempt } = delivery;
    const pause = PAUSES[attempt];
    const done = await this.#post(delivery);
    if (done || pause === undefined) await store.removeDelivery(id);
    else await store.postponeDelivery(id, attempt + 1, wall() + pause);
  }

  /** True if no further attempt makes sense. The address is read again: its owner may have changed or removed it. */
  async #post({ guest, message, kind }: Delivery): Promise<boolean> {
    const { store, log, linkTo, server } = this.#parts;
    const webhook = guest === SERVER ? server : (await store.noticeDoc(guest))?.webhook;
    if (!webhook) return true;
    const poster = guest === SERVER ? this.#ofHost : this.#parts.poster;
    try {
      const status = await postToWebhook(poster, guest, webhook, message, kind, linkTo(message.path));
      return status < 500 && status !== BUSY;
    } catch (error) {
      log.warn({ error: String(error) }, 'a webhook is out of reach');
      return error instanceof AddressRefused;
    }
  }
}
