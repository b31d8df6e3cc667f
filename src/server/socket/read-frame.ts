import { EMOTES, END_WISHES, SOCKET_LIMITS, type ToServer } from '../../protocol/messages.ts';
import { PLAIN } from '../plain-text.ts';
import type { Refused } from '../../protocol/table.ts';
import { TOGETHER_LIMITS, type TogetherWish } from '../../protocol/together.ts';

/** By hand and not by a library for schemas, which took a tenth of all the time that the server spent on a move. */

const MOST_STEPS = 100_000;

type Check = (value: unknown) => boolean;
type OptionalCheck = readonly [Check]; // in brackets: the field may be missing

type FieldsOf<F> = {
  readonly [N in Exclude<keyof F, 't'>]-?: undefined extends F[N] ? OptionalCheck : Check;
};

const matches =
  (pattern: RegExp, most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value);
const isOneOf =
  (known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);

const isNumber: Check = (value) => Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isSeat: Check = (value) => isCount(value) && Number(value) <= 15;
const isId = matches(/^[\w-]+$/, SOCKET_LIMITS.idLength);
const isSaid: Check = (value) =>
  typeof value === 'string' && matches(PLAIN, SOCKET_LIMITS.sayLength)(value.trim());
const isWish: Check = (value) => isObject(value) && faultIn(value, WISHES.get(value['do'])) === null;
const isMove = matches(/^[^]/, SOCKET_LIMITS.moveLength);
const isReaction: Check = (value) => isObject(value) && faultIn(value, REACTION) === null;

/** All valid frames from a client. */
const FRAMES: { readonly [T in ToServer['t']]: FieldsOf<Extract<ToServer, { readonly t: T }>> } = {
  join: { table: matches(/^[a-z0-9]{4,32}$/, 32), since: [isCount] },
  play: {
    id: isId,
    seat: isSeat,
    move: isMove,
    pressedAt: [isNumber],
    reaction: [isReaction],
  },
  takeback: { id: isId, seat: isSeat },
  end: { id: isId, seat: isSeat, how: isOneOf(END_WISHES) },
  'hand-over': { id: isId, seat: isSeat },
  answer: { id: isId, yes: isBoolean },
  back: { id: isId, seat: isSeat },
  advance: { id: isId, seat: isSeat, answer: (value) => value === null || isId(value) },
  say: { id: isId, text: isSaid },
  emote: { emote: isOneOf(EMOTES) },
  together: { id: isId, wish: isWish },
  mute: { guest: matches(/^[a-z]{2}[0-9a-f]{24}$/, 26), muted: isBoolean },
  ping: { n: isNumber },
  clock: { n: isNumber, at: isNumber },
};

type Fields = ReadonlyMap<string, Check | OptionalCheck>;

const BY_KIND: ReadonlyMap<unknown, Fields> = new Map(
  Object.entries(FRAMES).map(([kind, fields]) => [
    kind,
    new Map<string, Check | OptionalCheck>([['t', () => true], ...Object.entries(fields)]),
  ]),
);
const isSpot: Check = (value) => isObject(value) && faultIn(value, SPOT) === null;
const isDrawn: Check = (value) => isCount(value) && Number(value) <= TOGETHER_LIMITS.drawn;
const isStep: Check = (value) => isCount(value) && Number(value) <= MOST_STEPS;
const isGuest = matches(/^[\w-]+$/, 40);
const areMoves: Check = (value) =>
  Array.isArray(value) && value.length <= TOGETHER_LIMITS.moves && value.every(isMove);
const isMark: Check = (value) => isObject(value) && faultIn(value, MARKS.get(value['kind'])) === null;

const fieldsOf = (key: string, fields: Readonly<Record<string, Check>>): Fields =>
  new Map([[key, () => true], ...Object.entries(fields)]);

const SPOT: Fields = new Map([
  ['on', matches(/^[\w.:-]*$/, 24)],
  ['x', isDrawn],
  ['y', isDrawn],
]);
const MARKS: ReadonlyMap<unknown, Fields> = new Map([
  ['arrow', fieldsOf('kind', { from: isSpot, to: isSpot })],
  ['ring', fieldsOf('kind', { from: isSpot })],
]);
const WISHES: ReadonlyMap<unknown, Fields> = new Map(
  Object.entries({
    come: {},
    go: {},
    show: { at: isStep, moves: areMoves },
    alone: { at: isStep },
    follow: {},
    mark: { mark: isMark },
    wipe: {},
    lead: {},
    hand: { to: isGuest },
  } satisfies { readonly [W in TogetherWish['do']]: Readonly<Record<string, Check>> }).map(
    ([wish, fields]) => [wish, fieldsOf('do', fields)],
  ),
);
const REACTION: Fields = new Map([
  ['seq', isCount],
  ['ms', isNumber],
]);

/** A valid frame, or the reason why it is invalid. */
export const readFrame = (text: string): ToServer | Refused => {
  const value = parse(text);
  const where = isObject(value) ? faultIn(value, BY_KIND.get(value['t'])) : 'frame';
  if (where !== null) return { why: 'bad-request', with: { where } };
  const frame = value as ToServer; // every field was checked
  return frame.t === 'say' ? { ...frame, text: frame.text.trim() } : frame;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a field that is missing or invalid; null if there is none. */
const faultIn = (value: Readonly<Record<string, unknown>>, fields: Fields | undefined): string | null => {
  if (!fields) return 't';
  for (const name of Object.keys(value)) if (!fields.has(name)) return 'frame';
  for (const [name, check] of fields)
    if (Object.hasOwn(value, name) ? !checkOf(check)(value[name]) : typeof check === 'function') return name;
  return null;
};

const checkOf = (check: Check | OptionalCheck): Check => (typeof check === 'function' ? check : check[0]);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
