import type { Millis } from '../../kernel/game.ts';
import type { PlayedMove } from './people.ts';

const PATIENCE: Millis = 15_000; // moves sent later may still be on their way

/** A stored move. */
export interface EntryRow {
  readonly match: string;
  readonly seq: number;
  readonly at: Millis; // match time
  readonly id: string;
}

export interface Verdict {
  readonly lost: number; // acknowledged, and not stored under that number
  readonly gaps: number; // matches whose numbers are not 1, 2, 3 …
  readonly unanswered: number;
  readonly overcharged: Millis; // the most that a match was charged beyond the time that passed
  readonly spared: readonly Millis[]; // time that passed and was charged to nobody, between two moves; sorted
}

/** Compares what people know with what is stored. */
export const checkMoves = (moves: readonly PlayedMove[], rows: readonly EntryRow[], now: Millis): Verdict => {
  const stored = new Map(rows.map((row) => [row.id + row.match, row]));
  const known = new Map(moves.map((move) => [move.entry + move.table, move]));
  const acknowledged = moves.filter(({ seq }) => seq !== null);
  const differences = timesBetween(rows, known);
  return {
    lost: acknowledged.filter(({ entry, table, seq }) => stored.get(entry + table)?.seq !== seq).length,
    gaps: rows.filter(
      ({ match, seq }, i) => seq !== (rows[i - 1]?.match === match ? (rows[i - 1]?.seq ?? 0) + 1 : 1),
    ).length,
    unanswered: moves.filter(({ seq, sentAt }) => seq === null && sentAt < now - PATIENCE).length,
    overcharged: Math.max(0, ...differences.map((ms) => -ms)),
    spared: differences.filter((ms) => ms > 0).toSorted((a, b) => a - b),
  };
};

/** Real minus match time between each move and the one before it, if both arrived at the first attempt. */
const timesBetween = (rows: readonly EntryRow[], known: ReadonlyMap<string, PlayedMove>): Millis[] =>
  rows.flatMap((row, i) => {
    const before = rows[i - 1];
    if (before?.match !== row.match) return [];
    const [one, next] = [known.get(before.id + before.match), known.get(row.id + row.match)];
    if (one?.attempts !== 1 || next?.attempts !== 1) return [];
    return [next.sentAt - one.sentAt - (row.at - before.at)];
  });
