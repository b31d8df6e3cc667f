import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import {
  DEVICE_KINDS,
  SEEN_BY,
  SIGNED_IN_BY,
  type Account,
  type Confirmation,
  type Confirmed,
  type EndSessions,
  type KeptMatch,
  type MergeAnswer,
  type RecoveryCode,
  type RemovePasskey,
  type SignedIn,
} from '../../protocol/account.ts';
import { plainName } from '../plain-text.ts';
import { PERSON } from './people-schemas.ts';

/** Schemas of the account: what browsers make of questions to an authenticator is checked in full by its library. */

const text = z.string().max(8_000);

const CREDENTIAL = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

export const MADE_PASSKEY: z.ZodType<RegistrationResponseJSON> = z.object({
  ...CREDENTIAL,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .exactOptional(),
  }),
});

export const USED_PASSKEY: z.ZodType<AuthenticationResponseJSON> = z.object({
  ...CREDENTIAL,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.exactOptional(),
  }),
});

const confirmed = z.string().regex(/^[\w-]{43}$/);

/** A request without a body confirms nothing. */
export const CONFIRMATION: z.ZodType<Confirmation | null | undefined> = z
  .strictObject({ confirmed: confirmed.exactOptional() })
  .nullish();

export const CONFIRMED: z.ZodType<Confirmed> = z.object({ confirmed: z.string() });

export const REMOVE_PASSKEY: z.ZodType<RemovePasskey> = z.strictObject({
  id: text,
  confirmed: confirmed.exactOptional(),
});

export const CODE = z.strictObject({ code: z.string().max(100) });

export const END_SESSIONS: z.ZodType<EndSessions> = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .exactOptional(),
});

export const NEW_CODE: z.ZodType<RecoveryCode> = z.object({ code: z.string() });

const device = z.object({ kind: z.enum(DEVICE_KINDS), browser: z.string() });

export const ACCOUNT: z.ZodType<Account> = z.object({
  me: PERSON,
  passkeys: z.array(z.object({ id: z.string(), device, made: z.number(), used: z.number().nullable() })),
  recoveryCode: z.number().nullable(),
  sessions: z.array(
    z.object({
      id: z.string(),
      here: z.boolean(),
      device,
      how: z.enum(SIGNED_IN_BY),
      since: z.number(),
      seen: z.number(),
    }),
  ),
  seenBy: z.enum(SEEN_BY),
  earlierGuest: PERSON.and(
    z.object({ matches: z.number(), tables: z.number(), friends: z.number() }),
  ).nullable(),
});

const keptSeat = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    name: z
      .string()
      .max(200)
      .overwrite((name) => plainName(name) ?? ''),
  }),
  z.strictObject({ kind: z.literal('bot'), level: z.number().int().min(0).max(20) }),
]);

export const KEPT_MATCH: z.ZodType<KeptMatch> = z.strictObject({
  record: z.string(),
  seats: z
    .array(keptSeat)
    .min(1)
    .max(10)
    .refine((seats) => seats.some(({ kind }) => kind === 'person')),
  at: z.number().int().min(0),
});

export const SEEN = z.strictObject({ seenBy: z.enum(SEEN_BY) });

export const SIGNED_IN: z.ZodType<SignedIn> = PERSON.and(z.object({ returned: z.boolean() }));

export const MERGE_ANSWER: z.ZodType<MergeAnswer> = z.strictObject({ bring: z.boolean() });
