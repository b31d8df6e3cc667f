import type { Game, Kind } from '../../kernel/game.ts';
import { outcomeAt } from '../../kernel/early-end.ts';
import { BrokenEntry } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { resultLine } from '../../kernel/record.ts';
import { positionsOfRecord } from './load-replay.ts';

export interface Proof {
  readonly seed: string;
  readonly fits: boolean; // the seed matches the commitment that was published before the first move
  readonly moves: number;
  readonly broken: number | null; // the seq of the first entry that breaks the rules
  readonly result: boolean; // the recorded outcome equals the computed one
}

/** Checks a record without trusting the server: hashes the seed and replays every move in this browser. */
export const prove = async (game: Game<Kind>, text: string, published: string): Promise<Proof> => {
  const seed = /^seed (".*")$/m.exec(text)?.[1];
  const shown = seed === undefined ? '' : (JSON.parse(seed) as string);
  const fits = commitment(shown) === published;
  try {
    const { record, positions } = await positionsOfRecord(game, text);
    const last = positions.at(-1);
    const outcome = last ? outcomeAt(game, last) : null;
    const result = (outcome && resultLine(outcome)) === record.result;
    return { seed: shown, fits, moves: record.entries.length, broken: null, result };
  } catch (error) {
    if (!(error instanceof BrokenEntry)) throw error;
    return { seed: shown, fits, moves: error.entry.seq - 1, broken: error.entry.seq, result: false };
  }
};
