import type { Entry, Refusal } from './game.ts';
import { FIRST_LINE, LATEST, type MatchRecord } from './record.ts';

/** A record with the line number of each of its parts, so that a refusal can name the line. */
export interface RecordFile extends MatchRecord {
  readonly lineOf: ReadonlyMap<Part, number>;
}
export type Part = Field | `option ${string}` | `entry ${number}` | 'result';

const FIELDS = ['game', 'version', 'seats', 'commitment', 'seed', 'position'] as const;
type Field = (typeof FIELDS)[number];

export type UnreadableRecord =
  | 'not-a-record'
  | 'unreadable-line'
  | 'unreadable-entry'
  | 'entry-out-of-order'
  | 'line-after-result'
  | 'missing-field';

/** The parts read so far. */
interface PartsRead {
  readonly fields: Map<Field, string | number>;
  readonly options: Record<string, unknown>;
  readonly entries: Entry[];
  readonly lineOf: Map<Part, number>;
  result: string | null;
}

/** Reads only the format; `replayRecord` checks whether the match is possible. A refusal names the line. */
export const readRecord = (text: string): RecordFile | Refusal => {
  const parts: PartsRead = { fields: new Map(), options: {}, entries: [], lineOf: new Map(), result: null };
  // Some editors write an invisible byte order mark before the first line.
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const why = i === 0 ? (line === FIRST_LINE ? null : 'not-a-record') : readLine(parts, line, i + 1);
    if (why) return { why, with: { line: i + 1 } };
  }
  return assemble(parts);
};

const readLine = (parts: PartsRead, line: string, number: number): UnreadableRecord | null => {
  if (line.trim() === '') return null;
  if (parts.result !== null) return 'line-after-result';
  if (/^\d/.test(line)) return readEntryLine(parts, line, number);
  if (line.startsWith('result ')) {
    parts.result = line;
    parts.lineOf.set('result', number);
    return null;
  }
  const part = parts.entries.length ? null : readField(parts, line);
  if (part === null || parts.lineOf.has(part)) return 'unreadable-line';
  parts.lineOf.set(part, number);
  return null;
};

const readEntryLine = (
  { entries, lineOf }: PartsRead,
  line: string,
  number: number,
): UnreadableRecord | null => {
  const entry = readEntry(line);
  if (!entry) return 'unreadable-entry';
  if (entry.seq !== entries.length + 1) return 'entry-out-of-order';
  entries.push(entry);
  lineOf.set(`entry ${entry.seq}`, number);
  return null;
};

const readEntry = (line: string): Entry | null => {
  const [, seq, at, by, move] = /^(\d{1,9}) (\d[\d.e+-]{0,29}) (\d{1,2}|clock) (\S{1,200})$/.exec(line) ?? [];
  if (move === undefined) return null;
  const numbers = { seq: canonical(seq), at: canonical(at) };
  const seat = by === 'clock' ? by : canonical(by);
  if (numbers.seq === null || numbers.at === null || seat === null) return null;
  if (numbers.at > LATEST || (seat === 'clock' && move !== '-')) return null;
  return { seq: numbers.seq, at: numbers.at, by: seat, move: seat === 'clock' ? null : move };
};

/** Reads a number in its only valid form: a second spelling would give the same record a second hash. */
const canonical = (text: string = ''): number | null =>
  Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : null;

const readField = (parts: PartsRead, line: string): Part | null => {
  const [, name, rest] = /^(\w+) (.+)$/s.exec(line) ?? [];
  if (rest === undefined) return null;
  if (name === 'option') return readOption(rest, parts.options);
  const field = FIELDS.find((known) => known === name);
  const value = field && READERS[field](rest);
  if (field === undefined || value === undefined || value === null) return null;
  // The first one is kept. A second one is refused with its line number, not silently accepted.
  if (!parts.fields.has(field)) parts.fields.set(field, value);
  return field;
};

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? canonical(text) : null);
const quoted = (json: string): string | null => {
  const value = parse(json);
  return typeof value === 'string' ? value : null;
};

const READERS: Readonly<Record<Field, (rest: string) => string | number | null>> = {
  game: (rest) => rest,
  version: wholeNumber,
  seats: wholeNumber,
  commitment: (rest) => rest,
  seed: quoted,
  position: quoted,
};

const readOption = (rest: string, into: Record<string, unknown>): Part | null => {
  const [, name, json] = /^(\w+) (.+)$/s.exec(rest) ?? [];
  const value = json === undefined ? undefined : parse(json);
  if (name === undefined || value === undefined) return null;
  // `__proto__` must be stored like any other name.
  if (!Object.hasOwn(into, name)) Object.defineProperty(into, name, { value, enumerable: true });
  return `option ${name}`;
};

const assemble = ({ fields, options, entries, lineOf, result }: PartsRead): RecordFile | Refusal => {
  const absent = FIELDS.find((field) => field !== 'position' && !fields.has(field));
  if (absent) return { why: 'missing-field' satisfies UnreadableRecord, with: { field: absent } };
  const text = (field: Field): string => String(fields.get(field));
  const [version, seats] = [Number(fields.get('version')), Number(fields.get('seats'))];
  return {
    header: { game: text('game'), version, seats, options, seed: text('seed') },
    commitment: text('commitment'),
    position: fields.has('position') ? text('position') : null,
    entries,
    result,
    lineOf,
  };
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};
