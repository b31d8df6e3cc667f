import { defined } from './defined.ts';
import { isEndFor, outcomeAt, readEnd } from './early-end.ts';
import type { PositionText } from './optional-files.ts';
import {
  isRefusal,
  type Details,
  type Game,
  type Header,
  type HowEnded,
  type Kind,
  type Refusal,
} from './game.ts';
import { BrokenEntry, replay, start, startFrom, type Position } from './match.ts';
import { readOptions, seatsRefusal } from './options.ts';
import { commitment } from './random.ts';
import type { Part, RecordFile } from './read-record.ts';
import { resultLine } from './record.ts';

export type DoubtfulRecord =
  | 'wrong-version'
  | 'wrong-commitment'
  | 'no-position-text'
  | 'result-too-early'
  | 'wrong-result';

/**
 * A record that proved possible: all its options, with defaults filled in, and every position from first to
 * last.
 */
export interface Replayed<K extends Kind> {
  readonly header: Header<K>;
  readonly positions: readonly Position<K>[];
}

/** Replays a record from its first line to its last. A refusal names the first impossible line. */
export const replayRecord = <K extends Kind>(
  game: Game<K>,
  texts: PositionText<K> | null,
  file: RecordFile,
): Replayed<K> | Refusal => {
  const replaying = replayingRecord(game, texts, file);
  for (;;) {
    const { done, value } = replaying.next();
    if (done) return value;
  }
};

/** The same, one position at a time: a server has other work to do in between. */
export function* replayingRecord<K extends Kind>(
  game: Game<K>,
  texts: PositionText<K> | null,
  file: RecordFile,
): Generator<undefined, Replayed<K> | Refusal, undefined> {
  const header = readHeader(game, file);
  if (isRefusal(header)) return header;
  const first = firstPosition(game, texts, header, file);
  if (isRefusal(first)) return first;
  const odd = file.entries.find(({ move }) => !fits(readEnd(move), header.seats));
  if (odd) return at(file, `entry ${odd.seq}`, { why: 'unreadable-move' });
  const positions: Position<K>[] = [];
  try {
    for (const position of replay(game, header.seed, first, file.entries)) {
      positions.push(position);
      yield;
    }
  } catch (error) {
    if (error instanceof BrokenEntry) return at(file, `entry ${error.entry.seq}`, error.refusal);
    throw error;
  }
  return checkResult(game, file, positions) ?? { header, positions };
}

const fits = (how: HowEnded | null, seats: number): boolean => how === null || isEndFor(how, seats);

/** Adds `line` to the values of a refusal. */
const at = ({ lineOf }: RecordFile, part: Part, refusal: Refusal): Refusal => {
  const line = lineOf.get(part);
  return line === undefined ? refusal : { ...refusal, with: { ...refusal.with, line } };
};

const doubt = (why: DoubtfulRecord, details: Details): Refusal => ({ why, with: details });

const readHeader = <K extends Kind>(game: Game<K>, file: RecordFile): Header<K> | Refusal => {
  const { version, seats, options, seed } = file.header;
  if (version !== game.version)
    return at(file, 'version', doubt('wrong-version', { version, known: game.version }));
  const wrongSeats = seatsRefusal(game, seats);
  if (wrongSeats) return at(file, 'seats', wrongSeats);
  const read = readOptions(game, options as Readonly<Record<string, unknown>>);
  if (isRefusal(read)) return at(file, `option ${read.with?.['name'] ?? ''}`, read);
  if (file.commitment !== commitment(seed))
    return at(file, 'commitment', doubt('wrong-commitment', { commitment: commitment(seed) }));
  return { game: game.id, version, seats, options: read, seed };
};

const firstPosition = <K extends Kind>(
  game: Game<K>,
  texts: PositionText<K> | null,
  header: Header<K>,
  file: RecordFile,
): Position<K> | Refusal => {
  if (file.position === null) return start(game, header);
  const state = texts ? texts.read(file.position, header.options) : doubt('no-position-text', {});
  return isRefusal(state) ? at(file, 'position', state) : startFrom<K>(state);
};

/** A record may leave out its result, but a result that is given must be correct. */
const checkResult = <K extends Kind>(
  game: Game<K>,
  file: RecordFile,
  positions: readonly Position<K>[],
): Refusal | null => {
  const outcome = outcomeAt(game, defined(positions.at(-1)));
  if (file.result === null) return null;
  if (!outcome) return at(file, 'result', doubt('result-too-early', {}));
  const result = resultLine(outcome);
  return file.result === result ? null : at(file, 'result', doubt('wrong-result', { result }));
};
