import type { Seat } from '../../../kernel/game.ts';
import { settings } from '../../preferences/settings.ts';
import { createLocal, historyOf, type Moment } from '../../table/create-local.ts';
import { positionsOfRecord, type Watched } from '../../table/load-replay.ts';
import { readMatch, type LocalSeat } from '../../table/local-store.ts';
import { isLocal } from '../../table/source.ts';

/** The whole state, not a view: it is recomputed from the record, or from the match kept in this browser. */
const momentAt = async ({ table, game, record }: Watched, seq: number): Promise<Moment> => {
  const match = isLocal(table.id) ? await readMatch(table.id) : null;
  const position = match
    ? historyOf(game, match).positionAt(seq)
    : (await positionsOfRecord(game, record ?? '')).positions[seq];
  if (!position) throw new Error(`no position ${seq}`);
  return { state: position.state, at: position.at };
};

/**
 * A new match in this browser from a position of another. I take the seat whose turn it is, because I want to try that
 * decision again; if several are asked at once, `me` if it is one of them.
 */
export const playOnHere = async (
  watched: Watched,
  at: number,
  others: 'bot' | 'people',
  me: Seat | null = null,
): Promise<string> => {
  const { table, steps } = watched;
  const awaiting = steps[at]?.scene.awaiting ?? [];
  const mine = me !== null && awaiting.includes(me) ? me : (awaiting[0] ?? 0);
  const { name, level } = settings.value;
  const seats = table.seats.map((_, seat): LocalSeat =>
    others === 'bot' && seat !== mine
      ? { kind: 'bot', level }
      : { kind: 'person', name: others === 'bot' ? name : '' },
  );
  return createLocal({
    game: table.game,
    version: watched.game.version,
    seats,
    options: table.options,
    start: await momentAt(watched, at),
  });
};
