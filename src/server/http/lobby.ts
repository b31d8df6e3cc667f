import type { Lobby } from '../../protocol/api.ts';
import type { GuestId, SeatInfo, TableInfo } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { MOST_TABLES } from '../people/unfinished.ts';
import { findTables, infosOf, type OfferedTables, type ShownTable } from './offered-tables.ts';
import type { Services } from './services.ts';

const FINISHED_SHOWN = 10;
const OWN_WAITED_FOR = 24 * 3_600_000; // my own waiting table is not listed for longer; its link and its record still work

/** The lists of tables for one guest: their own, and those of the tables offered to all that they may see. */
export const lobby = async (services: Services, offered: OfferedTables, guest: GuestId): Promise<Lobby> => {
  const { guests, presence, seeks, friends } = services;
  const blocked = await guests.muted(guest);
  const [own, finished, { open, ratings, watch, blockedAt }, company, { wantedBy }] = await Promise.all([
    findTables(services, { who: guest, status: ['waiting', 'playing'], most: MOST_TABLES }),
    findTables(services, { who: guest, status: ['over'], most: FINISHED_SHOWN }),
    offered.get(),
    seeks.company(guest, blocked),
    friends.wishes(guest),
  ]);
  const notMine = ({ doc }: ShownTable): boolean => !peopleOf(doc).includes(guest);
  const mine = infosOf(own.filter(isMineStill));
  const isApart = ({ doc }: ShownTable): boolean =>
    blockedAt.get(doc.id)?.has(guest) === true ||
    [doc.creator, ...peopleOf(doc)].some((person) => blocked.includes(person));
  const forMe = open.filter((table) => notMine(table) && hasSeatFor(table.doc, guest) && !isApart(table));
  return {
    mine,
    myTurn: mine.filter((info) => waitsFor(info, guest)).map(({ id }) => id),
    open: infosOf(forMe),
    ratings: Object.fromEntries([...ratings].filter(([id]) => forMe.some(({ doc }) => doc.id === id))),
    watch: infosOf(watch.filter(notMine)),
    finished: infosOf(finished),
    people: presence.count(),
    company,
    friends: wantedBy.length > 0,
  };
};

/** The number of tables that wait for this person. */
export const countTurns = async (services: Services, guest: GuestId): Promise<number> => {
  const found = await findTables(services, { who: guest, status: ['playing'], most: MOST_TABLES });
  return found.filter(({ info }) => waitsFor(info, guest)).length;
};

const waitsFor = ({ seats, awaiting }: TableInfo, guest: GuestId): boolean =>
  awaiting.some((seat) => isMine(seats[seat], guest));

const isMine = (seat: SeatInfo | undefined, guest: GuestId): boolean =>
  seat?.kind === 'person' && seat.guest === guest;

const hasSeatFor = (doc: TableDoc, guest: GuestId): boolean =>
  doc.seats.some((seat) => seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === guest));

/** A match is listed until it ends; a table that nobody joined is dropped. */
const isMineStill = ({ info: { status }, touched }: ShownTable): boolean =>
  status !== 'waiting' || touched > Date.now() - OWN_WAITED_FOR;
