import type { Entry, Kind, Header, Millis, Outcome } from './game.ts';
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

export const FIRST_LINE = 'clowder record 1';

/** The latest time in a record: above it, numbers cannot represent every whole millisecond. */
export const LATEST: Millis = 2 ** 53;

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
    FIRST_LINE,
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
