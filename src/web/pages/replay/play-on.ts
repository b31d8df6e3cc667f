import type { Seat } from '../../../kernel/game.ts';
import { settings } from '../../preferences/settings.ts';
import { createLocal, historyOf, type Beginning, type Moment } from '../../table/create-local.ts';
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

/** Null while the match goes on: its seed would tell what comes. */
const beginningOf = async (
  { table, game, record, steps }: Watched,
  at: number,
): Promise<Beginning | null> => {
  if (!steps.at(-1)?.scene.outcome) return null;
  const match = isLocal(table.id) ? await readMatch(table.id) : null;
  if (match) {
    const { seed, start, startAt = 0, entries } = match;
    return { seed, start, startAt, entries: entries.slice(0, at) };
  }
  const { record: file, positions } = await positionsOfRecord(game, record ?? '');
  const start = file.position === null ? undefined : positions[0]?.state;
  return { seed: file.header.seed, start, startAt: 0, entries: file.entries.slice(0, at) };
};

/**
 * A new match in this browser from a position of another; if that one is over, with the same deal. I take the seat whose
 * turn it is, because I want to try that decision again; if several are asked at once, `me` if it is one of them.
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
  const beginning = await beginningOf(watched, at);
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
    ...(beginning ? { beginning } : { start: await momentAt(watched, at) }),
  });
};
