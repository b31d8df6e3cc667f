/** The notices for a person without an open page, and the ways to send them. Nothing is sent before they ask for it. */

export const NOTICE_KINDS = ['turn', 'found', 'invitation', 'seated', 'over', 'round'] as const;
/** My turn in a match over days; somebody to play with; an invitation; somebody sat down at my table; a match is over; a round of my tournament begins. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NoticeSettings {
  readonly kinds: Readonly<Record<NoticeKind, boolean>>;
  readonly quiet: QuietHours | null; // null: none
}

/** From one hour to another, every night, where the person lives. What happens then comes in the morning as one line. */
export interface QuietHours {
  readonly from: number; // 0 to 23
  readonly to: number;
  readonly zone: string; // such as Europe/Kyiv
}

export const USUAL_SETTINGS: NoticeSettings = {
  kinds: { turn: true, found: true, invitation: true, seated: true, over: true, round: true },
  quiet: null,
};

export interface MyNotices {
  readonly settings: NoticeSettings;
  readonly key: string; // of this server, for a subscription of the browser
  readonly devices: readonly NoticeDevice[];
  readonly webhook: Webhook | null;
}

export interface NoticeDevice {
  readonly id: string;
  readonly about: string; // as the device described itself
  readonly since: number; // milliseconds since 1970
}

export interface Webhook {
  readonly url: string;
  readonly secret: string; // signs what is sent, so that the receiver knows it is from here
}

/** A subscription as browsers write it, and the language of the page. */
export interface NewDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
  readonly about: string;
}

/** The answers to a test: how many devices and webhooks have accepted it, and how many have not. */
export interface TestSent {
  readonly sent: number;
  readonly failed: number;
}

/** The content of a push message, which the service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string; // a later one with the same tag replaces it
  readonly path: string; // the page that a tap opens
  readonly turns: number | null; // for the badge of the app; null: unchanged
}
