import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Millis } from '../../kernel/game.ts';
import type { NoticeKind, PushMessage, TestSent, Webhook } from '../../protocol/notice-settings.ts';
import type { NoticeContent } from '../../protocol/notices.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Locale } from '../../words/plural.ts';
import { logFailure, type Log } from '../log.ts';
import type { Poster } from '../outgoing/post.ts';
import type { NoticeDoc, PushDevice } from '../store/notice-store.ts';
import type { Store } from '../store/store.ts';
import { Allowances } from '../rate.ts';
import { elapsed, every, wall } from '../time.ts';
import { isGone, postToDevice } from './device.ts';
import { DAY_LONG, messageOf, morningMessage, tellingOf, testMessage, type Telling } from './message.ts';
import { quietUntil } from './quiet-hours.ts';
import type { Vapid } from './vapid.ts';
import { Deliveries, SERVER } from './deliveries.ts';
import { ServerNews, type ServerEvent } from './server-news.ts';
import { postToWebhook } from './webhook.ts';

const MORNING: Millis = 60_000;
const PER_SECOND = 1 / 10; // notices of one person, on average
const AT_ONCE = 20;
const MEANWHILE: Millis = 300_000; // the pause before notices above this limit are told in one line
const HANDED_OVER_IN: Millis = 60_000; // at most: what had to wait
const A_TEST_LASTS = 60; // seconds

export interface CourierParts {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly poster: Poster;
  readonly vapid: Vapid;
  readonly log: Log;
  readonly publicUrl: string | null;
  readonly turnsOf: (person: GuestId) => Promise<number>;
  readonly server: ServerWebhook | null;
}

/** Set by the host: one address for what everybody may know. */
export interface ServerWebhook extends Webhook {
  readonly language: Locale;
}

/** Brings notices to people who have no page open: by push to their devices, and to their webhook. */
export class Courier {
  readonly #parts: CourierParts;
  readonly #deliveries: Deliveries;
  readonly #serverNews = new ServerNews();
  readonly #often = new Allowances(PER_SECOND, AT_ONCE);
  #stop: (() => void) | null = null;

  constructor(parts: CourierParts) {
    this.#parts = parts;
    this.#deliveries = new Deliveries({ ...parts, linkTo: (path, origin) => this.#link(path, origin) });
  }

  start(): void {
    this.#deliveries.start();
    this.#stop = every(MORNING, () => void this.#orLog(this.#morning()));
  }

  stop(): void {
    this.#deliveries.stop();
    this.#stop?.();
  }

  /** Never fails: whatever is told has happened already. Resolves when it is stored for everybody who must get it. */
  async told(person: GuestId, news: NoticeContent): Promise<void> {
    const telling = tellingOf(news);
    if (telling) await this.#orLog(this.#tell(person, telling));
  }

  /** Tells the webhook of the server, if there is one, what this person has opened for all. */
  announce(person: GuestId, event: ServerEvent): void {
    const { server, catalogue } = this.#parts;
    const message = server && this.#serverNews.message(person, event, catalogue, server.language);
    if (message) void this.#orLog(this.#deliver(SERVER, message, event.kind, null, DAY_LONG));
  }

  async #tell(person: GuestId, telling: Telling): Promise<void> {
    const { store, catalogue } = this.#parts;
    const doc = await store.noticeDoc(person);
    if (!doc?.kinds[telling.kind]) return;
    const until = this.#tellLater(person, doc);
    if (until !== null) return store.holdNotice(person, telling.kind, until);
    const turns = await this.#parts.turnsOf(person);
    await this.#send(person, doc, telling, (language) => messageOf(telling, catalogue, language, turns));
  }

  /**
   * Null: now. Later in quiet hours, and where very much happens: two people who move without a pause would make this server
   * send a flood to any address that they have entered.
   */
  #tellLater(person: GuestId, { quiet }: NoticeDoc): number | null {
    const until = quiet && quietUntil(quiet, wall());
    if (until !== null) return until;
    if (this.#often.take(person, elapsed())) return null;
    const later = wall() + MEANWHILE;
    return (quiet && quietUntil(quiet, later)) ?? later;
  }

  /** Everything that had to wait, as one line for each person. It is removed when this line is stored for everybody who must get it. */
  async #morning(): Promise<void> {
    const { store } = this.#parts;
    const held = await store.takeHeldNotices(wall(), wall() + HANDED_OVER_IN);
    for (const person of new Set(held.map(({ guest }) => guest))) {
      const own = held.filter(({ guest }) => guest === person);
      await this.#goodMorning(
        person,
        own.map(({ kind }) => kind),
      );
      await store.removeHeldNotices(own.map(({ id }) => id));
    }
  }

  async #goodMorning(person: GuestId, kinds: readonly NoticeKind[]): Promise<void> {
    const doc = await this.#parts.store.noticeDoc(person);
    if (!doc) return;
    const turns = await this.#parts.turnsOf(person);
    const night = { kind: 'night', lasts: DAY_LONG } as const;
    await this.#send(person, doc, night, (language) => morningMessage(kinds, language, turns));
  }

  async #send(
    person: GuestId,
    { webhook, language }: NoticeDoc,
    { kind, lasts }: { readonly kind: NoticeKind | 'night'; readonly lasts: Millis },
    say: (language: string) => PushMessage,
  ): Promise<void> {
    // Somebody who has deleted their account hears nothing more of it, also while they may still return.
    if ((await this.#parts.store.leavingAt(person)) !== null) return;
    const devices = await this.#parts.store.pushDevices(person);
    for (const device of devices) await this.#deliver(person, say(device.language), kind, device.id, lasts);
    if (webhook) await this.#deliver(person, say(language), kind, null, lasts);
  }

  async #deliver(
    guest: GuestId,
    message: PushMessage,
    kind: string,
    device: string | null,
    lasts: Millis,
  ): Promise<void> {
    const sent = await this.#deliveries.send({ guest, message, kind, device, until: wall() + lasts });
    void this.#orLog(sent.tried); // an attempt may take long
  }

  /** One attempt to every device and the webhook, now. */
  async test(person: GuestId): Promise<TestSent> {
    const { store, poster } = this.#parts;
    const [doc, devices] = await Promise.all([store.noticeDoc(person), store.pushDevices(person)]);
    const attempts = devices.map((device) => this.#push(person, device, testMessage(device.language)));
    if (doc?.webhook) {
      const message = testMessage(doc.language);
      const post = postToWebhook(
        poster,
        person,
        doc.webhook,
        message,
        'test',
        this.#link(message.path, doc.webhook.origin),
      );
      attempts.push(post.then((status) => status < 300));
    }
    const done = await Promise.all(attempts.map((attempt) => attempt.catch(() => false)));
    const sent = done.filter(Boolean).length;
    return { sent, failed: done.length - sent };
  }

  /** True if the push service has accepted it. A device that it no longer knows is forgotten. */
  async #push(person: GuestId, device: PushDevice, message: PushMessage): Promise<boolean> {
    const { poster, vapid, store } = this.#parts;
    const status = await postToDevice(poster, vapid, person, device, message, A_TEST_LASTS);
    if (isGone(status)) await store.removePushDevice(person, device.id);
    return status < 300;
  }

  /** Without PUBLIC_URL at the address that the owner of a webhook has used. */
  #link(path: string, origin = ''): string {
    return `${this.#parts.publicUrl ?? origin}${path}`;
  }

  async #orLog(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      logFailure(this.#parts.log, error, {}, 'a notice is not brought');
    }
  }
}
