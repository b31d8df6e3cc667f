import type { Entry, Kind, Header, Outcome, Refusal } from './game.ts';
import { commitment } from './random.ts';

/**
 * A match as a text file. Everything that happened follows from it, so it is also the proof of what happened:
 *
 *     clowder record 1
 *     game chess
 *     version 1
 *     seats 2
 *     option clock "none"
 *     commitment 9f86d081…         published before the first move
 *     seed "correct horse"         published after the last
 *     position "…"                 only if the match began from a position text
 *
 *     1 0 0 e4                     seq, milliseconds, seat or clock, move
 *     2 4100 1 e5
 *
 *     result winners 0 scores 1 0  only when it is over
 */
export interface MatchRecord {
  readonly header: Header<Kind>;
  readonly commitment: string;
  readonly position: string | null;
  readonly entries: readonly Entry[];
  readonly result: string | null;
}

const FIRST = 'clowder record 1';
const FIELDS = ['game', 'version', 'seats', 'option', 'commitment', 'seed', 'position'] as const;
type Field = (typeof FIELDS)[number];

export const record = (
  header: Header<Kind>,
  position: string | null,
  entries: readonly Entry[],
  outcome: Outcome | null,
): MatchRecord => ({
  header,
  commitment: commitment(header.seed),
  position,
  entries,
  result: outcome && resultLine(outcome),
});

export const resultLine = ({ winners, scores }: Outcome): string =>
  ['result winners', winners.length ? winners.join(' ') : 'none', 'scores', ...scores].join(' ');

export const writeRecord = ({ header, commitment: hash, position, entries, result }: MatchRecord): string =>
  [
    FIRST,
    `game ${header.game}`,
    `version ${header.version}`,
    `seats ${header.seats}`,
    ...Object.entries(header.options).map(([name, value]) => `option ${name} ${JSON.stringify(value)}`),
    `commitment ${hash}`,
    `seed ${JSON.stringify(header.seed)}`,
    ...(position === null ? [] : [`position ${JSON.stringify(position)}`]),
    '',
    ...entries.map(({ seq, at, by, move }) => `${seq} ${at} ${by} ${move ?? '-'}`),
    ...(result === null ? [] : ['', result]),
    '',
  ].join('\n');

/** Reads the shape only; whether the moves are legal is for `replay` to say. A refusal names the line. */
export const readRecord = (text: string): MatchRecord | Refusal => {
  const fields = new Map<Field, string>();
  const options: Record<string, unknown> = {};
  const entries: Entry[] = [];
  let result: string | null = null;
  const lines = text.split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    const bad = (why: string): Refusal => ({ why, with: { line: i + 1 } });
    if (i === 0) {
      if (line !== FIRST) return bad('not-a-record');
    } else if (line.trim() === '') continue;
    else if (result !== null) return bad('line-after-result');
    else if (line.startsWith('result ')) result = line;
    else if (/^\d/.test(line)) {
      const entry = readEntry(line);
      if (!entry) return bad('unreadable-entry');
      if (entry.seq !== entries.length + 1) return bad('entry-out-of-order');
      entries.push(entry);
    } else {
      const [, name, rest] = /^(\w+) (.+)$/.exec(line) ?? [];
      const field = FIELDS.find((known) => known === name);
      if (!field || rest === undefined || entries.length) return bad('unreadable-line');
      if (field === 'option' ? !readOption(rest, options) : fields.has(field)) return bad('unreadable-line');
      if (field !== 'option') fields.set(field, rest);
    }
  }
  return assemble(fields, options, entries, result);
};

const readEntry = (line: string): Entry | null => {
  const [, seq, at, by, move] = /^(\d{1,9}) (\d{1,15}(?:\.\d{1,9})?) (\d{1,2}|clock) (\S+)$/.exec(line) ?? [];
  if (seq === undefined || at === undefined || by === undefined || move === undefined) return null;
  if (by === 'clock') return move === '-' ? { seq: Number(seq), at: Number(at), by, move: null } : null;
  return { seq: Number(seq), at: Number(at), by: Number(by), move };
};

const readOption = (rest: string, into: Record<string, unknown>): boolean => {
  const [, name, json] = /^(\w+) (.+)$/.exec(rest) ?? [];
  const value = json === undefined ? undefined : parse(json);
  if (name === undefined || value === undefined || Object.hasOwn(into, name)) return false;
  Object.defineProperty(into, name, { value, enumerable: true }); // `__proto__` is a name like any other
  return true;
};

const assemble = (
  fields: ReadonlyMap<Field, string>,
  options: Readonly<Record<string, unknown>>,
  entries: readonly Entry[],
  result: string | null,
): MatchRecord | Refusal => {
  const text = (field: Field): string | undefined => {
    const value = parse(fields.get(field) ?? '');
    return typeof value === 'string' ? value : undefined;
  };
  const game = fields.get('game');
  const [version, seats] = [Number(fields.get('version')), Number(fields.get('seats'))];
  const seed = text('seed');
  const hash = fields.get('commitment');
  const position = fields.has('position') ? text('position') : null;
  if (game === undefined) return missing('game');
  if (!Number.isInteger(version)) return missing('version');
  if (!Number.isInteger(seats)) return missing('seats');
  if (seed === undefined) return missing('seed');
  if (hash === undefined) return missing('commitment');
  if (position === undefined) return missing('position');
  return { header: { game, version, seats, options, seed }, commitment: hash, position, entries, result };
};

const missing = (field: Field): Refusal => ({ why: 'missing-field', with: { field } });

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};
