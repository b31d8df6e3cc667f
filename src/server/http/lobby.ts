import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestId, SeatInfo, TableInfo } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';
import { MOST_TABLES } from '../people/unfinished.ts';
import type { LobbyReader, LobbyReaders } from './lobby-readers.ts';
import { findTables, infosOf, type OfferedTables } from './offered-tables.ts';
import type { ShownTable } from './offered-text.ts';
import { digest, writeOffered, type OfferedTable, type OfferedText } from './offered-text.ts';
import { OWN_LOBBY, type OwnLobby } from './schemas.ts';
import type { Services } from './services.ts';

const FINISHED_SHOWN = 10;
const OWN_WAITED_FOR = 24 * 3_600_000; // my own waiting table is not listed for longer; its link and its record still work

/**
 * The lists of tables for one guest, as JSON: their own, and those of the tables offered to all that they may see. Those are written out once
 * for everybody: pages ask every few seconds, and with thousands of people this is what the server does most.
 */
export const lobby = async (
  services: Services,
  offered: OfferedTables,
  readers: LobbyReaders,
  guest: GuestId,
): Promise<LobbyText> => {
  const [reader, tables] = await Promise.all([readers.of(guest), offered.get()]);
  const own = JSON.stringify(OWN_LOBBY.parse(await ownLobby(services, reader)));
  const open = tables.open.filter((table) => isForReader(table, tables.blockedAt.get(table.doc.id), reader));
  const watch = tables.watch.filter(({ people }) => !people.includes(guest));
  const isAll = open.length === tables.open.length && watch.length === tables.watch.length;
  return { own, offered: isAll ? tables.all : writeOffered(open, watch) };
};

interface LobbyText {
  readonly own: string;
  readonly offered: OfferedText;
}

const isForReader = (
  { doc, people }: OfferedTable,
  blockedAt: ReadonlySet<GuestId> | undefined,
  { person, blocked }: LobbyReader,
): boolean =>
  !people.includes(person) &&
  hasSeatFor(doc, person) &&
  !blockedAt?.has(person) &&
  !blocked.has(doc.creator) &&
  !people.some((one) => blocked.has(one));

const ownLobby = async (services: Services, reader: LobbyReader): Promise<OwnLobby> => {
  const { presence, seeks } = services;
  const guest = reader.person;
  const [own, finished, company] = await Promise.all([
    findTables(services, { who: guest, status: ['waiting', 'playing'], most: MOST_TABLES }),
    findTables(services, { who: guest, status: ['over'], most: FINISHED_SHOWN }),
    seeks.company(reader),
  ]);
  const mine = infosOf(own.filter(isMineStill));
  return {
    mine,
    myTurn: mine.filter((info) => waitsFor(info, guest)).map(({ id }) => id),
    finished: infosOf(finished),
    people: presence.count(),
    company,
    friends: reader.isWanted,
  };
};

/** Sends nothing to a page that has the same already: browsers ask with the tag of what they have. */
export const sendIfNew = (
  request: FastifyRequest,
  reply: FastifyReply,
  { own, offered }: LobbyText,
): string | FastifyReply => {
  const tag = `"${digest(own)}${offered.tag}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  // A proxy that compresses the answer marks its tag as weak.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  void reply.type('application/json; charset=utf-8');
  return `${own.slice(0, -1)},${offered.text}`;
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
