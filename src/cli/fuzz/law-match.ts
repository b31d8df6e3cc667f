import type { Entry, Header, Kind } from '../../kernel/game.ts';
import { tryLaws } from '../../kernel/laws.ts';
import { record, writeRecord } from '../../kernel/record.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { shrink } from './shrink.ts';

const MOVES_AT_MOST = 5000;

/** Plays one random match under all laws: null, or the broken law and the shortest record that breaks it. */
export const lawBrokenBy = async ({ game }: LoadedGame, header: Header<Kind>): Promise<string | null> => {
  const taken: Entry[] = [];
  const fault = faultOf(() => tryLaws(game, header, MOVES_AT_MOST, { taken }));
  if (fault === null) return null;
  const still = (script: readonly Entry[]): boolean =>
    faultOf(() => tryLaws(game, header, MOVES_AT_MOST, { script })) === fault;
  // Some laws break only with certain random numbers: then the match is not shortened.
  const least = still(taken) ? await shrink(taken, still) : taken;
  const entries: Entry[] = [];
  faultOf(() => tryLaws(game, header, MOVES_AT_MOST, { script: least, taken: entries }));
  return `${fault}\n\n${writeRecord(record(header, null, entries, null))}`;
};

/** The law without its details, so that a shorter match may break it at another step. */
const faultOf = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split(':')[0] ?? '') : String(error);
  }
};
