import type { Kind, Seat } from '../../kernel/game.ts';
import type { PlayedMatch } from '../../review/question.ts';
import type { TableId, TableInfo } from '../../protocol/table.ts';
import { me } from './api.ts';
import { historyOf } from './create-local.ts';
import { loadReplay, positionsOfRecord, type Watched } from './load-replay.ts';
import { readMatch } from './local-store.ts';
import { isLocal } from './source.ts';

/** A finished match with everything that was decided in it, and the seat of the reader. */
export interface Played {
  readonly watched: Watched;
  readonly match: PlayedMatch<Kind>;
  readonly mine: Seat | null; // null: the reader did not play, or shared this device with somebody
}

/** Null if there is no such match here, it is not over, or it cannot be replayed. */
export const loadPlayed = async (id: TableId): Promise<Played | null> => {
  const watched = await loadReplay(id);
  if (typeof watched === 'string' || !watched.steps.at(-1)?.scene.outcome) return null;
  const match = await matchOf(watched);
  return match && { watched, match, mine: await seatOfReader(watched.table) };
};

const matchOf = async ({ table, game, record }: Watched): Promise<PlayedMatch<Kind> | null> => {
  const seats = table.seats.length;
  const kept = isLocal(table.id) ? await readMatch(table.id) : null;
  if (kept) {
    const { first, log } = historyOf(game, kept);
    return {
      seats,
      positions: [first, ...log.map(({ position }) => position)],
      entries: log.map(({ entry }) => entry),
    };
  }
  if (record === null) return null;
  const { record: file, positions } = await positionsOfRecord(game, record);
  return { seats, positions, entries: file.entries };
};

const seatOfReader = async ({ id, seats }: TableInfo): Promise<Seat | null> => {
  const people = seats.flatMap((seat, at) => (seat.kind === 'person' ? [{ at, guest: seat.guest }] : []));
  if (isLocal(id)) return people.length === 1 ? (people[0]?.at ?? null) : null;
  const guest = await me().then(
    ({ guest: own }) => own,
    () => null, // no network: the review works all the same
  );
  return people.find((one) => one.guest === guest)?.at ?? null;
};
