import { renderSVG } from 'uqr';
import type { GuestId } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { MOST_TABLES, unfinishedTables } from '../people/unfinished.ts';
import { newTable } from '../tables/create.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { orClosed } from './daily.ts';
import { guestOf, guestOrRefuse } from './identity.ts';
import { lobby, sendIfNew } from './lobby.ts';
import { LobbyReaders } from './lobby-readers.ts';
import { noteAddress } from './note-address.ts';
import { networkOf } from './network.ts';
import { OfferedTables } from './offered-tables.ts';
import { orRefuse, refuse } from './refuse.ts';
import { rematchRoutes } from './rematch.ts';
import { answers, AT_TABLE, LOBBY, NEW_TABLE, SEAT_CHANGE, SIT_DOWN, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';
import { begun, findTable, inviteTo, orRefuseChange, shown } from './table-answers.ts';

const MOST_OFFERED = 5; // waiting in the lobby, per person: one person must not fill the list

const params = TABLE_PARAMS;
const response = answers(AT_TABLE);

/** The lobby and everything about tables except playing. */
export const tableRoutes = (app: App, services: Services): void => {
  const offeredTables = new OfferedTables(services);
  const readers = new LobbyReaders(services);
  app.get('/api/tables', { schema: { response: answers(LOBBY) } }, async (request, reply) =>
    sendIfNew(request, reply, await lobby(services, offeredTables, readers, guestOrRefuse(request))),
  );
  newTableRoute(app, services, offeredTables);
  readRoutes(app, services);
  waitingRoutes(app, services);
  rematchRoutes(app, services);
};

const newTableRoute = (app: App, services: Services, offeredTables: OfferedTables): void => {
  const rateLimit = { max: Math.ceil(services.config.requestsPerMinute / 10) };
  app.post(
    '/api/tables',
    { schema: { body: NEW_TABLE, response }, config: { rateLimit } },
    async (request) => {
      const guest = guestOrRefuse(request);
      noteAddress(services, request, guest);
      await refuseTooMany(services, guest, request.body.listed === true);
      const { from } = request.body;
      const found = from ? await services.hub.read(from.match) : null;
      const source = found && (await orClosed(services, found, guest));
      // A table continued from today's task would show its cards to people who may still try it.
      if (source?.doc.daily && source.doc.daily.day >= services.daily.access.today) refuse('daily-closed');
      const doc = orRefuse(newTable(services.catalogue, guest, request.body, source));
      await services.store.addTable(doc);
      const table = await begun(services, doc.id);
      offeredTables.madeFrom(networkOf(request.ip), doc.id);
      await announce(services, guest, doc);
      return shown(services, table, request);
    },
  );
};

const refuseTooMany = async ({ store }: Services, guest: GuestId, listed: boolean): Promise<void> => {
  const mine = await unfinishedTables(store, guest);
  if (mine.length >= MOST_TABLES) refuse('too-many');
  const offered = mine.filter(({ doc }) => doc.creator === guest && doc.listed && doc.status === 'waiting');
  if (listed && offered.length >= MOST_OFFERED) refuse('too-many');
};

const announce = async ({ guests, courier }: Services, guest: GuestId, doc: TableDoc): Promise<void> => {
  if (!doc.listed || !doc.seats.some(({ kind }) => kind === 'open')) return;
  const who = await guests.name(guest);
  courier.announce(guest, { kind: 'table', game: doc.game, who, table: doc.id });
};

const readRoutes = (app: App, services: Services): void => {
  app.get('/api/tables/:id', { schema: { params, response } }, async (request) =>
    shown(services, await findTable(services, request.params.id, guestOf(request)), request),
  );

  app.get('/api/tables/:id/qr.svg', { schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await services.store.table(id))) refuse('no-such-table');
    void reply.type('image/svg+xml').header('cache-control', 'private, max-age=3600');
    return renderSVG(inviteTo(services, id, request));
  });
};

/** Sitting down, leaving, bots for open seats, and the beginning of the match. */
const waitingRoutes = (app: App, services: Services): void => {
  app.post('/api/tables/:id/sit', { schema: { params, body: SIT_DOWN, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    noteAddress(services, request, guest);
    const table = await findTable(services, request.params.id, guest);
    const { seat, name } = request.body ?? {};
    if (await meetsBlocked(services, table, guest)) refuse('apart');
    orRefuseChange(
      await table.ask({ t: 'sit', guest, name: name ?? null, ...(seat !== undefined && { seat }) }),
    );
    return shown(services, table, request);
  });

  app.post('/api/tables/:id/leave', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await findTable(services, request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'leave', guest }));
    const answer = await shown(services, table, request);
    await services.hub.removeIfLeft(table);
    return answer;
  });

  app.post('/api/tables/:id/seat', { schema: { params, body: SEAT_CHANGE, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await findTable(services, request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'seat', guest, change: request.body }));
    return shown(services, table, request);
  });

  app.post('/api/tables/:id/start', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await findTable(services, request.params.id, guest);
    orRefuseChange(await table.ask({ t: 'start', guest }));
    return shown(services, table, request);
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
