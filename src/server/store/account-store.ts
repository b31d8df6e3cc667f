import type { DeviceKind, SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';

/** Sessions, passkeys and recovery codes. */
export interface AccountStore {
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

  addPasskey(passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(guest: GuestId): Promise<readonly StoredPasskey[]>;
  /** The counter of an authenticator only grows; a copy of it would show by an older one. */
  usedPasskey(id: string, counter: number): Promise<void>;

  /** Replaces the code that this guest had. */
  saveRecoveryCode(code: StoredCode): Promise<void>;
  recoveryCode(id: string): Promise<StoredCode | null>;
  recoveryCodeOf(guest: GuestId): Promise<StoredCode | null>;

  /** Stores a question to an authenticator; expired ones are deleted. */
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Works once: one of several callers gets it. Null: taken, expired by `now`, or unknown. */
  takeChallenge(id: string, now: number): Promise<Challenge | null>;

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
}

export interface StoredCode {
  readonly id: string; // the first part of the code, by which it is found
  readonly guest: GuestId;
  readonly salt: string;
  readonly hash: string; // of the rest
  readonly made: number;
}

export interface Challenge {
  readonly id: string;
  readonly guest: GuestId | null; // null: for a sign-in, the person is not known yet
  readonly until: number;
}
