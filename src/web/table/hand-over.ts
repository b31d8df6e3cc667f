import { record, writeRecord } from '../../kernel/record.ts';
import type { KeptMatch } from '../../protocol/account.ts';
import { NotDone, send } from './api.ts';
import { forgetMatch, listMatches, type LocalMatch } from './local-store.ts';

export interface HandedOver {
  readonly handed: number;
  readonly refused: number; // they stay in this browser
}

/** The finished matches of this browser that a server can replay: not those that began at a position, such as puzzles, or as a what-if. */
export const matchesToHandOver = async (): Promise<readonly LocalMatch[]> =>
  (await listMatches()).filter(
    ({ outcome, start, branchedAt, seats }) =>
      outcome !== null &&
      start === undefined &&
      branchedAt === undefined &&
      seats.some(({ kind }) => kind === 'person'),
  );

/** Each match leaves this browser when the server has it: otherwise it would be listed twice. */
export const handOver = async (matches: readonly LocalMatch[]): Promise<HandedOver> => {
  let [handed, refused] = [0, 0];
  for (const match of matches)
    try {
      await send('POST', '/account/matches', keptOf(match));
      await forgetMatch(match.id);
      handed += 1;
    } catch (error) {
      if (!isRefused(error)) throw error;
      refused += 1;
    }
  return { handed, refused };
};

/** The server has looked at it and will never take it. */
const isRefused = (error: unknown): boolean =>
  error instanceof NotDone && ['match-refused', 'bad-request', 'too-big'].includes(error.problem.why);

const keptOf = ({
  game,
  version,
  seats,
  options,
  seed,
  entries,
  outcome,
  updated,
}: LocalMatch): KeptMatch => ({
  record: writeRecord(record({ game, version, seats: seats.length, options, seed }, null, entries, outcome)),
  seats,
  at: updated,
});
