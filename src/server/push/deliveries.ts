import { randomUUID } from 'node:crypto';
import type { Millis } from '../../kernel/game.ts';
import type { Webhook } from '../../protocol/notice-settings.ts';
import type { GuestId } from '../../protocol/table.ts';
import { logFailure, type Log } from '../log.ts';
import { AddressRefused, OutOfReach, Poster } from '../outgoing/post.ts';
import type { Delivery } from '../store/notice-store.ts';
import type { Store } from '../store/store.ts';
import { every, wall } from '../time.ts';
import { isGone, postToDevice } from './device.ts';
import type { Vapid } from './vapid.ts';
import { postToWebhook } from './webhook.ts';

const LOOK: Millis = 5_000;
const ATTEMPT_TAKES: Millis = 60_000; // at most: another server must not try at the same time
/** The pauses before another attempt. A receiver that is away for longer misses it. */
const PAUSES: readonly Millis[] = [5_000, 30_000, 300_000, 3_600_000];
const BUSY = 429;

/** In the place of a person: the webhook of the server, which its host has set. */
export const SERVER: GuestId = 'server';

type NewDelivery = Omit<Delivery, 'id' | 'attempt'>;

interface Parts {
  readonly store: Store;
  readonly poster: Poster;
  readonly vapid: Vapid;
  readonly server: Webhook | null;
  readonly log: Log;
  readonly linkTo: (path: string, origin?: string) => string;
}

/**
 * Messages to webhooks and devices. Each is stored before the first attempt and until it is accepted, so that a server that ends loses
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

  /** Resolves when it is stored, with the first attempt. */
  async send(message: NewDelivery): Promise<{ readonly tried: Promise<void> }> {
    const delivery = { id: randomUUID(), attempt: 0, ...message };
    await this.#parts.store.addDelivery(delivery, wall() + ATTEMPT_TAKES);
    return { tried: this.#attempt(delivery) };
  }

  async #look(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const due = await store.takeDeliveries(wall(), wall() + ATTEMPT_TAKES);
      await Promise.all(due.map((delivery) => this.#attempt(delivery)));
    } catch (error) {
      logFailure(log, error, {}, 'notices to webhooks and devices wait');
    }
  }

  /** Tries again later while the receiver is out of reach, busy or broken; not if it refuses. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { store } = this.#parts;
    const { id, attempt, until } = delivery;
    const pause = PAUSES[attempt];
    const done = until <= wall() || (await this.#isDone(delivery));
    if (done || pause === undefined || wall() + pause >= until) await store.removeDelivery(id);
    else await store.postponeDelivery(id, attempt + 1, wall() + pause);
  }

  /** True if no further attempt makes sense. */
  async #isDone(delivery: Delivery): Promise<boolean> {
    try {
      const status = await (delivery.device === null ? this.#toWebhook(delivery) : this.#toDevice(delivery));
      return status === null || (status < 500 && status !== BUSY);
    } catch (error) {
      const refused = error instanceof AddressRefused;
      if (refused || error instanceof OutOfReach)
        this.#parts.log.warn({ error: String(error) }, 'the receiver of a notice is out of reach');
      else logFailure(this.#parts.log, error, {}, 'a notice is not brought');
      return refused;
    }
  }

  /** Null: there is none any more. The address is read again: its owner may have changed or removed it. */
  async #toWebhook({ guest, message, kind }: Delivery): Promise<number | null> {
    const { store, linkTo, server } = this.#parts;
    if (guest === SERVER)
      return server && postToWebhook(this.#ofHost, guest, server, message, kind, linkTo(message.path));
    const webhook = (await store.noticeDoc(guest))?.webhook;
    if (!webhook) return null;
    return postToWebhook(
      this.#parts.poster,
      guest,
      webhook,
      message,
      kind,
      linkTo(message.path, webhook.origin),
    );
  }

  /** Null: its owner has removed it. One that the push service no longer knows is forgotten. */
  async #toDevice({ guest, device: id, message, until }: Delivery): Promise<number | null> {
    const { store, poster, vapid } = this.#parts;
    const device = (await store.pushDevices(guest)).find((one) => one.id === id);
    if (!device) return null;
    const seconds = Math.max(0, Math.round((until - wall()) / 1_000));
    const status = await postToDevice(poster, vapid, guest, device, message, seconds);
    if (isGone(status)) await store.removePushDevice(guest, device.id);
    return status;
  }
}
