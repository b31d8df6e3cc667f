import type { FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { isRefusal } from '../../kernel/game.ts';
import { tablePath, type AtTable } from '../../protocol/api.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { newTable, rematchOf } from '../tables/create.ts';
import { peopleOf, seatsOf, type TableDoc } from '../../table/doc.ts';
import { isFull } from '../../table/seating.ts';
import type { Answer } from '../../table/host-interface.ts';
import { MOST_TABLES, unfinishedTables } from '../people/unfinished.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { openOrClosed, orClosed } from './daily.ts';
import { addressOf, guestOf, guestOrRefuse } from './identity.ts';
import { lobby, sendIfNew } from './lobby.ts';
import { LobbyReaders } from './lobby-readers.ts';
import { noteAddress } from './note-address.ts';
import { networkOf } from './network.ts';
import { OfferedTables } from './offered-tables.ts';
import { HttpRefusal, orRefuse, refuse } from './refuse.ts';
import { answers, AT_TABLE, LOBBY, NEW_TABLE, SEAT_CHANGE, SIT_DOWN, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

const MOST_OFFERED = 5; // waiting in the lobby, per person: one person must not fill the list

/** The lobby and everything about tables except playing. */
export const tableRoutes = (app: App, services: Services): void => {
  const { hub, store } = services;
  const offeredTables = new OfferedTables(services);
  const readers = new LobbyReaders(services);
  const params = TABLE_PARAMS;
  const response = answers(AT_TABLE);
  const inviteTo = (id: TableId, request: FastifyRequest): string =>
    `${addressOf(request, services.config)}${tablePath(id)}`;
  const shown = async (table: OpenTable, request: FastifyRequest): Promise<AtTable> => {
    const guest = guestOf(request);
    const { doc, info } = await table.state();
    return {
      table: info,
      yours: guest === null ? [] : seatsOf(doc, guest),
      invite: inviteTo(table.id, request),
    };
  };
  const find = async (id: TableId, guest: GuestId | null): Promise<OpenTable> =>
    openOrClosed(services, (await hub.table(id)) ?? refuse('no-such-table'), guest);

  app.get('/api/tables', { schema: { response: answers(LOBBY) } }, async (request, reply) =>
    sendIfNew(request, reply, await lobby(services, offeredTables, readers, guestOrRefuse(request))),
  );

  app.post(
    '/api/tables',
    {
      schema: { body: NEW_TABLE, response },
      config: { rateLimit: { max: Math.ceil(services.config.requestsPerMinute / 10) } },
    },
    async (request) => {
      const guest = guestOrRefuse(request);
      noteAddress(services, request, guest);
      const mine = await unfinishedTables(store, guest);
      if (mine.length >= MOST_TABLES) refuse('too-many');
      const offered = mine.filter(
        ({ doc }) => doc.creator === guest && doc.listed && doc.status === 'waiting',
      );
      if (request.body.listed && offered.length >= MOST_OFFERED) refuse('too-many');
      const { from } = request.body;
      const found = from ? await hub.read(from.match) : null;
      const source = found && (await orClosed(services, found, guest));
      // A table continued from today's task would show its cards to people who may still try it.
      if (source?.doc.daily && source.doc.daily.day >= services.daily.access.today) refuse('daily-closed');
      const doc = orRefuse(newTable(services.catalogue, guest, request.body, source));
      const table = await open(services, doc);
      offeredTables.madeFrom(networkOf(request.ip), doc.id);
      if (doc.listed && doc.seats.some(({ kind }) => kind === 'open')) {
        const who = await services.guests.name(guest);
        services.courier.announce(guest, { kind: 'table', game: doc.game, who, table: doc.id });
      }
      return shown(table, request);
    },
  );

  app.get('/api/tables/:id', { schema: { params, response } }, async (request) =>
    shown(await find(request.params.id, guestOf(request)), request),
  );

  app.post('/api/tables/:id/sit', { schema: { params, body: SIT_DOWN, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    noteAddress(services, request, guest);
    const table = await find(request.params.id, guest);
    const { seat, name } = request.body ?? {};
    if (await meetsBlocked(services, table, guest)) refuse('apart');
    orRefuseChange(
      await table.ask({ t: 'sit', guest, name: name ?? null, ...(seat !== undefined && { seat }) }),
    );
    return shown(table, request);
  });

  app.post('/api/tables/:id/leave', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'leave', guest }));
    const answer = await shown(table, request);
    await hub.removeIfLeft(table);
    return answer;
  });

  app.post('/api/tables/:id/seat', { schema: { params, body: SEAT_CHANGE, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'seat', guest, change: request.body }));
    return shown(table, request);
  });

  app.post('/api/tables/:id/start', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'start', guest }));
    return shown(table, request);
  });

  app.post('/api/tables/:id/rematch', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    return shown(await rematch(services, await find(request.params.id, guest), guest), request);
  });

  app.post('/api/tables/:id/decline-rematch', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id, guest);
    await declineRematch(services, table, guest);
    return shown(table, request);
  });

  app.get('/api/tables/:id/qr.svg', { schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await store.table(id))) refuse('no-such-table');
    void reply.type('image/svg+xml').header('cache-control', 'private, max-age=3600');
    return renderSVG(inviteTo(id, request));
  });
};

/** True if somebody at a table that is offered to all is blocked. A kept seat, or the link of a private table, is an invitation. */
const meetsBlocked = async ({ guests }: Services, table: OpenTable, guest: GuestId): Promise<boolean> => {
  const { doc } = await table.state();
  const people = peopleOf(doc);
  const isKept = doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === guest);
  if (!doc.listed || isKept || people.includes(guest)) return false;
  const apart = await Promise.all(people.map((other) => guests.areApart(guest, other)));
  return apart.includes(true);
};

const orRefuseChange = (answer: Answer): void => {
  if (isRefusal(answer)) throw new HttpRefusal(answer);
};

const open = async (services: Services, doc: TableDoc): Promise<OpenTable> => {
  await services.store.addTable(doc);
  return begun(services, doc.id);
};

const begun = async ({ hub }: Services, id: TableId): Promise<OpenTable> => {
  const table = (await hub.table(id)) ?? refuse('no-such-table');
  const { doc } = await table.state();
  if (doc.status !== 'waiting' || !isFull(doc)) return table;
  const started = await table.ask({ t: 'start', guest: doc.creator });
  // A new table without an open seat begins by itself: then it is no longer waiting.
  if (isRefusal(started) && started.why !== 'not-waiting') throw new HttpRefusal(started);
  return table;
};

/** The first person to ask creates the table; the others of the last match take the seats kept for them. */
const rematch = async (services: Services, table: OpenTable, guest: GuestId): Promise<OpenTable> => {
  const known = await knownRematch(table, guest);
  const next = known === null ? null : await services.hub.table(known);
  if (next) return (await joinRematch(services, table, next, guest)) ?? rematch(services, table, guest);
  // The new table is stored before the link to it: otherwise a crash would leave a link to nothing.
  const last = (await services.hub.read(table.id)) ?? refuse('no-such-table');
  const now = services.catalogue.get(last.doc.game) ?? refuse('no-such-game');
  const fresh = rematchOf(last, now, guest);
  await services.store.addTable(fresh);
  const answer = await table.ask({ t: 'rematch', guest, known, next: fresh.id });
  if (!isRefusal(answer)) {
    await services.invitations.inviteToRematch(fresh, guest, table.id);
    return begun(services, fresh.id);
  }
  await services.store.removeTable(fresh.id, 1);
  return answer.why === 'made' ? rematch(services, table, guest) : refuse('no-such-table');
};

/** Null if the rematch was cancelled while this person sat down. */
const joinRematch = async (
  services: Services,
  table: OpenTable,
  next: OpenTable,
  guest: GuestId,
): Promise<OpenTable | null> => {
  if (!(await sitAtRematch(next, guest))) return null;
  if (seatsOf((await next.state()).doc, guest).length) {
    const said = await table.ask({ t: 'rematch-answer', guest, known: next.id, yes: true });
    if (isRefusal(said) && said.why === 'made') {
      await leaveRematch(services, next, guest);
      return null;
    }
    orRefuseChange(said);
  }
  return begun(services, next.id);
};

/** Sits down on every seat kept for this person; if they had declined, on any free seat. False if the table has been removed. */
const sitAtRematch = async (next: OpenTable, guest: GuestId): Promise<boolean> => {
  while (mayStillSit((await next.state()).doc, guest)) {
    const sat = await next.ask({ t: 'sit', guest, name: null });
    if (isRefusal(sat) && sat.why === 'no-such-table') return false;
    orRefuseChange(sat);
  }
  return true;
};

const mayStillSit = (doc: TableDoc, guest: GuestId): boolean => {
  const openTo = (who: GuestId | null): boolean =>
    doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === who);
  return openTo(guest) || (openTo(null) && seatsOf(doc, guest).length === 0);
};

/** The table of the rematch that somebody has asked for; refuses people who did not play, and before the end. */
const knownRematch = async (table: OpenTable, guest: GuestId): Promise<TableId | null> => {
  const { doc } = await table.state();
  if (!seatsOf(doc, guest).length) refuse('not-seated');
  if (doc.status !== 'over') refuse('not-over');
  return doc.rematch;
};

/** Declines the rematch: the seat kept for this person becomes free. */
const declineRematch = async (services: Services, table: OpenTable, guest: GuestId): Promise<void> => {
  const known = await knownRematch(table, guest);
  const next = known === null ? null : await services.hub.table(known);
  if (next) await leaveRematch(services, next, guest);
  if (known !== null) await services.invitations.putAway(guest, known);
  const said = await table.ask({ t: 'rematch-answer', guest, known, yes: false });
  // `made`: somebody has asked anew, and that question is still to be answered.
  if (isRefusal(said) && said.why !== 'made') throw new HttpRefusal(said);
};

/** Leaves the rematch table and removes it if nobody is left; refused once its match has begun. */
const leaveRematch = async ({ hub }: Services, next: OpenTable, guest: GuestId): Promise<void> => {
  const left = await next.ask({ t: 'leave', guest, onlyBefore: true });
  // With no seat, taken or kept, there is nothing to free.
  if (isRefusal(left) && left.why !== 'not-seated') throw new HttpRefusal(left);
  await hub.removeIfLeft(next);
};
