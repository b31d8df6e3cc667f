import { outcomeAt } from '../../kernel/early-end.ts';
import { isRefusal, type Header, type Kind, type Outcome } from '../../kernel/game.ts';
import { readRecord, type RecordFile } from '../../kernel/read-record.ts';
import { replayingRecord } from '../../kernel/replay-record.ts';
import type { Catalogue, OpenVersion } from '../../catalogue/catalogue.ts';
import type { KeptMatch, KeptSeat } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { newDoc, type SeatDoc, type TableDoc } from '../../table/doc.ts';
import type { FinishedMatches } from '../ratings/finished-matches.ts';
import type { Store } from '../store/store.ts';
import { idFrom } from '../tables/create.ts';
import { inPieces } from '../in-pieces.ts';

const MOST_ENTRIES = 2_000; // each is replayed, and stored by itself
const OLDEST = 10 * 365 * 24 * 3_600_000;

interface Parts {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly openVersion: OpenVersion;
  readonly finished: FinishedMatches;
}

/**
 * Adds a match kept in a browser to a person's history; false if its seed and the rules do not lead to its moves. Each step may be repeated: a browser that loses the connection sends it again.
 */
export const takeKeptMatch = async (parts: Parts, guest: GuestId, kept: KeptMatch): Promise<boolean> => {
  const { store, finished } = parts;
  const file = readRecord(kept.record);
  if (isRefusal(file) || file.entries.length > MOST_ENTRIES) return false;
  const replayed = await replayedBy(parts, file, kept.seats);
  if (!replayed) return false;
  const at = Math.min(Math.max(kept.at, Date.now() - OLDEST), Date.now());
  const doc = docOf(guest, replayed, kept.seats, at);
  if (await store.table(doc.id)) return true;
  await store.create(doc.id, replayed.header, null);
  for (const entry of file.entries)
    await store.append(doc.id, { ...entry, id: `${entry.by}:kept:${entry.seq}` });
  await finished.add(doc, at);
  await store.addTable(doc);
  return true;
};

interface Replayed {
  readonly header: Header<Kind>;
  readonly outcome: Outcome;
}

const replayedBy = async (
  { catalogue, openVersion }: Parts,
  file: RecordFile,
  seats: readonly KeptSeat[],
): Promise<Replayed | null> => {
  const today = catalogue.get(file.header.game);
  const loaded = today && (await openVersion(today, file.header.version));
  if (!loaded || file.position !== null || seats.length !== file.header.seats) return null;
  const replayed = await inPieces(replayingRecord(loaded.game, null, file));
  const last = isRefusal(replayed) ? undefined : replayed.positions.at(-1);
  const outcome = last ? outcomeAt(loaded.game, last) : null;
  return isRefusal(replayed) || !outcome ? null : { header: replayed.header, outcome };
};

const docOf = (
  guest: GuestId,
  { header, outcome }: Replayed,
  seats: readonly KeptSeat[],
  created: number,
): TableDoc =>
  newDoc({
    id: idFrom(`${guest} ${header.game} ${header.seed}`),
    game: header.game,
    rulesVersion: header.version,
    options: { ...header.options },
    seats: seats.map((seat) => seatDoc(seat, guest)),
    status: 'over',
    creator: guest,
    seed: header.seed,
    outcome,
    created,
  });

const seatDoc = (seat: KeptSeat, guest: GuestId): SeatDoc =>
  seat.kind === 'bot' ? seat : { kind: 'person', guest, name: seat.name || null, away: false };
