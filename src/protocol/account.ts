import type { Me } from './api.ts';

/**
 * Keeping an account: passkeys, a recovery code, and the devices that are signed in. Nobody must: a guest is a
 * full person without.
 *
 *   GET   /api/account                   Account
 *   POST  /api/account/confirm-options   options for navigator.credentials.get(), for the own passkeys
 *   POST  /api/account/confirm           Confirmed    body: what the browser made of them
 *   POST  /api/account/confirm-code      Confirmed    body { code }: the own recovery code
 *   POST  /api/account/passkey-options   options for navigator.credentials.create(); body Confirmation
 *   POST  /api/account/passkeys          Account      body: what the browser made of them
 *   POST  /api/account/remove-passkey    Account      body RemovePasskey; never the last way in
 *   POST  /api/account/recovery-code     RecoveryCode body Confirmation; a new one, the old one is void
 *   POST  /api/account/end-sessions      Account      body EndSessions
 *   POST  /api/account/sign-out          {}           this device
 *   POST  /api/account/merge             Account      body MergeAnswer: what happens to the guest of this browser
 *   POST  /api/account/matches           {}           body KeptMatch: a finished match that a browser has kept; sent again, it changes nothing
 *   GET   /api/account/export            everything of mine as one JSON file
 *   POST  /api/account/delete            {}           body Confirmation, where the account has a passkey.
 *                                                     An account is kept for DAYS_TO_RETURN: signing in calls it off
 *   POST  /api/account/seen-by           Account      body { seenBy }: who sees my page, and if I am here
 *   POST  /api/sign-in/options           options for navigator.credentials.get()
 *   POST  /api/sign-in/passkey           SignedIn     body: what the browser made of them
 *   POST  /api/sign-in/code              SignedIn     body { code }
 */
export interface Account {
  readonly me: Me;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCode: number | null; // when it was made; null: there is none
  readonly sessions: readonly SessionInfo[]; // the latest first
  readonly seenBy: SeenBy;
  readonly earlierGuest: EarlierGuest | null; // null: nobody, or nothing to bring along
}

export const SEEN_BY = ['everybody', 'friends', 'nobody'] as const;
/** The people who may see my page and that I am here. Names at tables and among the leaders are seen by all. */
export type SeenBy = (typeof SEEN_BY)[number];

/** `returned`: this account was about to be deleted; now it stays. */
export interface SignedIn extends Me {
  readonly returned: boolean;
}

export const DAYS_TO_RETURN = 14;

/** The guest that this browser was before somebody signed in here. Asked once: bring everything along, or leave it. */
export interface EarlierGuest extends Me {
  readonly matches: number; // finished ones
  readonly tables: number; // others
  readonly friends: number;
}

/** A finished match that was played without a server. It is replayed, and never rated. */
export interface KeptMatch {
  readonly record: string; // as in record.ts of the kernel
  readonly seats: readonly KeptSeat[];
  readonly at: number; // when it was played, in milliseconds since 1970
}

export type KeptSeat =
  | { readonly kind: 'person'; readonly name: string } // empty: the usual name
  | { readonly kind: 'bot'; readonly level: number };

export interface MergeAnswer {
  readonly bring: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly device: Device; // where it was made
  readonly made: number; // milliseconds since 1970
  readonly used: number | null; // the last time
}

/**
 * Whoever changes the ways into an account shows one of them first: a browser that is signed in is not enough. Nothing
 * is asked of somebody who has none yet.
 */
export interface Confirmation {
  readonly confirmed?: string;
}

/** Good for one request, for some minutes. */
export type Confirmed = Required<Confirmation>;

export interface RemovePasskey extends Confirmation {
  readonly id: string;
}

/** One browser that is signed in. */
export interface SessionInfo {
  readonly id: string;
  readonly here: boolean; // the one that asks
  readonly device: Device;
  readonly how: SignedInBy;
  readonly since: number; // milliseconds since 1970
  readonly seen: number; // to the hour
}

export const SIGNED_IN_BY = ['guest', 'link', 'passkey', 'code'] as const;
export type SignedInBy = (typeof SIGNED_IN_BY)[number];

/** Coarse: enough to recognise one's own devices. */
export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string; // empty: unknown
}
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface RecoveryCode {
  readonly code: string; // shown once
}

export interface EndSessions {
  readonly id?: string; // missing: all but the one that asks
}

/** Refusals of these requests; the page of the account has the sentences. */
export const ACCOUNT_REFUSALS = [
  'no-passkeys-here', // browsers allow passkeys only over https or on the same computer, and not at a bare address
  'passkey-refused', // unknown, answered too late, or answered twice
  'wrong-code',
  'confirm-first', // the account has a passkey or a code, and none was shown, or too long ago
  'last-way-in', // without this passkey nobody could sign in to the account any more
  'not-a-guest', // only a guest without an account can become part of one
  'match-refused', // it does not follow from its seed by the rules, is not over, or is too long
  'in-tournament', // the guest plays in a tournament that is not over
] as const;
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];
