import { z } from 'zod';
import { EMOTES, END_WISHES, SOCKET_LIMITS, type ToServer } from '../../protocol/messages.ts';
import { PLAIN } from '../plain-text.ts';
import type { Refused } from '../../protocol/table.ts';

const id = z
  .string()
  .regex(/^[\w-]+$/)
  .max(SOCKET_LIMITS.idLength);
const seat = z.number().int().min(0).max(15);
const guest = z.string().max(40);

/** All valid frames from a client. */
const FRAME: z.ZodType<ToServer> = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('join'),
    table: z.string().regex(/^[a-z0-9]{4,32}$/),
    since: z.number().int().min(0).exactOptional(),
  }),
  z.strictObject({
    t: z.literal('play'),
    id,
    seat,
    move: z.string().min(1).max(SOCKET_LIMITS.moveLength),
    pressedAt: z.number().exactOptional(),
    reaction: z.strictObject({ seq: z.number().int().min(0), ms: z.number() }).exactOptional(),
  }),
  z.strictObject({ t: z.literal('takeback'), id, seat }),
  z.strictObject({ t: z.literal('end'), id, seat, how: z.enum(END_WISHES) }),
  z.strictObject({ t: z.literal('answer'), id, yes: z.boolean() }),
  z.strictObject({ t: z.literal('back'), id, seat }),
  z.strictObject({
    t: z.literal('say'),
    id,
    text: z.string().trim().max(SOCKET_LIMITS.sayLength).regex(PLAIN),
  }),
  z.strictObject({ t: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ t: z.literal('mute'), guest, muted: z.boolean() }),
  z.strictObject({ t: z.literal('ping'), n: z.number() }),
  z.strictObject({ t: z.literal('clock'), n: z.number(), at: z.number() }),
]);

/** A valid frame, or the reason why it is invalid. */
export const readFrame = (text: string): ToServer | Refused => {
  const { success, data, error } = FRAME.safeParse(parse(text));
  if (success) return data;
  const [issue] = error.issues;
  const where = issue?.path.length ? issue.path.join('.').slice(0, 60) : 'frame';
  return { why: 'bad-request', with: { where } };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
