import type {
  NoticeDevice,
  NoticeKind,
  NoticeSettings,
  PushMessage,
  Webhook,
} from '../../protocol/notice-settings.ts';
import type { GuestId } from '../../protocol/table.ts';

/** How people are told when no page is open. */
export interface NoticeStore {
  /** The key stored under this name; stores `offered` if there is none. */
  keptKey(name: string, offered: string): Promise<string>;

  noticeDoc(guest: GuestId): Promise<NoticeDoc | null>;
  saveNoticeDoc(guest: GuestId, doc: NoticeDoc): Promise<void>;

  /** The latest first. */
  pushDevices(guest: GuestId): Promise<readonly PushDevice[]>;
  /** Replaces a device with the same endpoint: a browser has one, even if several people use it. */
  addPushDevice(guest: GuestId, device: PushDevice, session: string | null): Promise<void>;
  removePushDevice(guest: GuestId, id: string): Promise<void>;
  /** Removes what was switched on in this session; ending it does the same. */
  removePushOf(guest: GuestId, session: string): Promise<void>;

  /** Keeps a notice until the morning. */
  holdNotice(guest: GuestId, kind: NoticeKind, due: number): Promise<void>;
  /**
   * Takes the notices that are due, until they are removed; after `until` somebody else may take them. Several servers may ask: each
   * notice is given to one of them.
   */
  takeHeldNotices(now: number, until: number): Promise<readonly HeldNotice[]>;
  removeHeldNotices(ids: readonly string[]): Promise<void>;

  /** Keeps what is sent to a webhook or a device until it is accepted. `due`: the next attempt, if nobody has removed it before. */
  addDelivery(delivery: Delivery, due: number): Promise<void>;
  /** Takes those that are due, and sets their next attempt to `until`. Several servers may ask: one gets each of them. */
  takeDeliveries(now: number, until: number): Promise<readonly Delivery[]>;
  postponeDelivery(id: string, attempt: number, due: number): Promise<void>;
  removeDelivery(id: string): Promise<void>;
}

/** A message on its way to the webhook of a person, or to a device. */
export interface Delivery {
  readonly id: string;
  readonly guest: GuestId;
  readonly attempt: number; // attempts that have failed
  readonly message: PushMessage;
  readonly kind: string;
  readonly until: number; // then it is of no use any more
  readonly device: string | null; // null: the webhook
}

/** The notice settings of a person. */
export interface NoticeDoc extends NoticeSettings {
  readonly webhook: KeptWebhook | null;
  readonly language: string;
}

export interface KeptWebhook extends Webhook {
  readonly origin?: string; // the address of this server when it was saved: links begin with it
}

export interface PushDevice extends NoticeDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

export interface HeldNotice {
  readonly id: string;
  readonly guest: GuestId;
  readonly kind: NoticeKind;
}
