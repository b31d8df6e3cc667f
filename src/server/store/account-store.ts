import type { DeviceKind, SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';

/** Sessions, passkeys and recovery codes, and people who leave. */
export interface AccountStore extends SessionStore, WayInStore, LeavingStore {}

export interface SessionStore {
  /** Stores a session, or notes when it was last seen. One that has ended stays ended. */
  saveSession(session: StoredSession): Promise<void>;
  /** Those that have not ended, the latest first. */
  sessionsOf(guest: GuestId): Promise<readonly StoredSession[]>;
  /**
   * From now on these keys (see people/sessions.ts) are refused. Nothing of the devices is kept, and they get no more pushes; the
   * guest's own id also stands for devices of which no session is known.
   */
  endSessions(guest: GuestId, keys: readonly string[], now: number): Promise<void>;
  /** The keys that were ended at this moment or later. */
  endedSessions(since: number): Promise<readonly { readonly key: string; readonly ended: number }[]>;
  /** Deletes single sessions that ended before this moment. Keys that stand for several cookies of a guest stay. */
  forgetEndedSessions(before: number): Promise<void>;
}

/** The ways into an account, and questions that wait for an answer. */
export interface WayInStore {
  addPasskey(passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(guest: GuestId): Promise<readonly StoredPasskey[]>;
  /** The counter of an authenticator only grows; a copy of it would show by an older one. */
  usedPasskey(id: string, counter: number, used: number): Promise<void>;
  /** Not if it is the last passkey of somebody without a recovery code. One that is not there is removed already. */
  removePasskey(guest: GuestId, id: string): Promise<'removed' | 'last-way-in'>;

  /** Replaces the code that this guest had. */
  saveRecoveryCode(code: StoredCode): Promise<void>;
  recoveryCode(id: string): Promise<StoredCode | null>;
  recoveryCodeOf(guest: GuestId): Promise<StoredCode | null>;

  /** Stores what is answered or used once; expired ones are deleted. */
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Works once: one of several callers gets it. Null: taken, expired by `now`, or unknown. */
  takeChallenge(id: string, now: number): Promise<Challenge | null>;
}

export interface LeavingStore {
  /** This person is to be deleted at that time; null: no longer, or nothing is left of them. */
  setLeaving(guest: GuestId, due: number | null): Promise<void>;
  /** When this account is to be deleted; null: never. */
  leavingAt(guest: GuestId): Promise<number | null>;
  /** The accounts whose time is over. */
  leftBy(now: number): Promise<readonly GuestId[]>;

  /** People seen last before this moment, who have neither an account nor a seat or a result anywhere. */
  idleGuests(before: number): Promise<readonly GuestId[]>;
}

export interface StoredSession {
  readonly id: string;
  readonly guest: GuestId;
  readonly kind: DeviceKind;
  readonly browser: string;
  readonly how: SignedInBy;
  readonly since: number;
  readonly seen: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly guest: GuestId;
  readonly key: string; // the public key, base64url
  readonly counter: number;
  readonly transports: string; // separated by commas
  readonly kind: DeviceKind;
  readonly browser: string;
  readonly made: number;
  readonly used: number | null; // null: not since this is noted
}

export interface StoredCode {
  readonly id: string; // the first part of the code, by which it is found
  readonly guest: GuestId;
  readonly salt: string;
  readonly hash: string; // of the rest
  readonly made: number;
}

/** A question to an authenticator; or what the answer to one has earned, until it is used (`confirmed`). */
export interface Challenge {
  readonly id: string;
  readonly purpose: ChallengePurpose;
  readonly guest: GuestId | null; // null: for a sign-in, the person is not known yet
  readonly until: number;
}

export type ChallengePurpose =
  | 'sign-in'
  | 'confirm' // that it is the owner who asks
  | 'first-passkey' // asked while there was no way in yet, so nothing could confirm it
  | 'passkey'
  | 'confirmed';
