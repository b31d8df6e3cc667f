import type { Game, Kind } from '../../kernel/game.ts';
import { BrokenEntry } from '../../kernel/match.ts';
import { commitment } from '../../kernel/random.ts';
import { resultLine } from '../../kernel/record.ts';
import { positionsOfRecord } from './load-replay.ts';

export interface Proof {
  readonly seed: string;
  readonly fits: boolean; // the seed belongs to the fingerprint published before the first move
  readonly moves: number;
  readonly broken: number | null; // the first entry that does not follow from the rules
  readonly result: boolean; // the end that was announced is the end that follows
}

/** Trusts nobody: the seed is hashed and every move replayed, here and now. */
export const prove = async (game: Game<Kind>, text: string, published: string): Promise<Proof> => {
  const seed = /^seed (".*")$/m.exec(text)?.[1];
  const shown = seed === undefined ? '' : (JSON.parse(seed) as string);
  const fits = commitment(shown) === published;
  try {
    const { record, positions } = await positionsOfRecord(game, text);
    const last = positions.at(-1);
    const outcome = last ? game.outcome(last.state) : null;
    const result = (outcome && resultLine(outcome)) === record.result;
    return { seed: shown, fits, moves: record.entries.length, broken: null, result };
  } catch (error) {
    if (!(error instanceof BrokenEntry)) throw error;
    return { seed: shown, fits, moves: error.entry.seq - 1, broken: error.entry.seq, result: false };
  }
};
