import type { Lobby } from '../../protocol/api.ts';
import type { GuestId, SeatInfo, TableInfo } from '../../protocol/table.ts';
import type { FoundTable, TableQuery } from '../store/store.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import type { Services } from './services.ts';

const SHOWN = 30;
const FINISHED_SHOWN = 10;
const WAITED_FOR = 10 * 60_000; // an empty table is not offered for longer: a newcomer would wait for nobody
const WATCHED_FOR = 24 * 3_600_000;
const OWN_WAITED_FOR = 24 * 3_600_000; // my own waiting table is not listed for longer; its link and its record still work

/** The lists of tables for one guest. */
export const lobby = async ({ store, hub }: Services, guest: GuestId): Promise<Lobby> => {
  const infos = async (
    query: TableQuery,
    wanted: (doc: TableDoc, found: FoundTable) => boolean,
    shows: (info: TableInfo, found: FoundTable) => boolean = () => true,
  ): Promise<TableInfo[]> => {
    const found = (await store.tables(query)).filter((table) => wanted(table.doc, table));
    const all = await Promise.all(
      found.map(async (table) => {
        const info = await hub.info(table.doc);
        return shows(info, table) ? [info] : [];
      }),
    );
    return all.flat();
  };
  const notMine = (doc: TableDoc): boolean => !peopleOf(doc).includes(guest);
  // A table that has been idle for long is not even loaded to see if anybody is there.
  const mayWatch = (doc: TableDoc, { touched }: FoundTable): boolean =>
    notMine(doc) && (hub.holds(doc.id) || touched > Date.now() - WATCHED_FOR);
  const forMe = (doc: TableDoc): boolean => notMine(doc) && hasSeatFor(doc, guest);
  const [mine, open, watch, finished] = await Promise.all([
    infos({ who: guest, status: ['waiting', 'playing'], most: SHOWN }, () => true, isMineStill),
    infos({ who: null, status: ['waiting'], most: SHOWN }, forMe, isAlive),
    infos({ who: null, status: ['playing'], most: SHOWN }, mayWatch, isPlayed),
    infos({ who: guest, status: ['over'], most: FINISHED_SHOWN }, () => true),
  ]);
  const waitsForMe = ({ seats, awaiting }: TableInfo): boolean =>
    awaiting.some((seat) => isMine(seats[seat], guest));
  return { mine, myTurn: mine.filter(waitsForMe).map(({ id }) => id), open, watch, finished };
};

const isMine = (seat: SeatInfo | undefined, guest: GuestId): boolean =>
  seat?.kind === 'person' && seat.guest === guest;

const hasSeatFor = (doc: TableDoc, guest: GuestId): boolean =>
  doc.seats.some((seat) => seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === guest));

const isAlive = ({ seats, spectators }: TableInfo, { touched }: FoundTable): boolean =>
  spectators > 0 ||
  seats.some((seat) => seat.kind === 'person' && seat.here) ||
  touched > Date.now() - WAITED_FOR;

/** A match that everybody has left is played by bots alone: there is nobody to watch. */
const isPlayed = (info: TableInfo, found: FoundTable): boolean =>
  info.seats.some((seat) => seat.kind === 'person' && !seat.away) && isAlive(info, found);

/** A match is listed until it ends; a table that nobody joined is dropped. */
const isMineStill = ({ status }: TableInfo, { touched }: FoundTable): boolean =>
  status !== 'waiting' || touched > Date.now() - OWN_WAITED_FOR;
