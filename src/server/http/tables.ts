import type { FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { isRefusal } from '../../kernel/game.ts';
import { tablePath, type AtTable } from '../../protocol/api.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { newTable, rematchOf } from '../tables/create.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import { isFull } from '../../table/seating.ts';
import type { Answer } from '../../table/host-interface.ts';
import type { TableHost } from '../tables/table-host.ts';
import { addressOf, guestOf, guestOrRefuse } from './identity.ts';
import { lobby } from './lobby.ts';
import { HttpRefusal, orRefuse, refuse } from './refuse.ts';
import { answers, AT_TABLE, LOBBY, NEW_TABLE, SEAT_CHANGE, SIT_DOWN, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

const MOST_TABLES = 100; // per person, not counting finished ones

/** The lobby and everything about tables except playing. */
export const tableRoutes = (app: App, services: Services): void => {
  const { hub, store } = services;
  const params = TABLE_PARAMS;
  const response = answers(AT_TABLE);
  const inviteTo = (id: TableId, request: FastifyRequest): string =>
    `${addressOf(request, services.config)}${tablePath(id)}`;
  const shown = (table: TableHost, request: FastifyRequest): AtTable => {
    const guest = guestOf(request);
    return {
      table: table.info(),
      yours: guest === null ? [] : seatsOf(table.doc, guest),
      invite: inviteTo(table.id, request),
    };
  };
  const find = async (id: TableId): Promise<TableHost> => (await hub.table(id)) ?? refuse('no-such-table');

  app.get('/api/tables', { schema: { response: answers(LOBBY) } }, (request) =>
    lobby(services, guestOrRefuse(request)),
  );

  app.post(
    '/api/tables',
    {
      schema: { body: NEW_TABLE, response },
      config: { rateLimit: { max: Math.ceil(services.config.requestsPerMinute / 10) } },
    },
    async (request) => {
      const guest = guestOrRefuse(request);
      const mine = await store.tables({ who: guest, status: ['waiting', 'playing'], most: MOST_TABLES });
      if (mine.length >= MOST_TABLES) refuse('too-many');
      const { from } = request.body;
      const source = from ? await find(from.match) : null;
      const doc = orRefuse(newTable(services.catalogue, guest, request.body, source));
      return shown(await open(services, doc), request);
    },
  );

  app.get('/api/tables/:id', { schema: { params, response } }, async (request) =>
    shown(await find(request.params.id), request),
  );

  app.post('/api/tables/:id/sit', { schema: { params, body: SIT_DOWN, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    const { seat, name } = request.body ?? {};
    orRefuseChange(
      await table.ask({ t: 'sit', guest, name: name ?? null, ...(seat !== undefined && { seat }) }),
    );
    return shown(table, request);
  });

  app.post('/api/tables/:id/leave', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    orRefuseChange(await table.ask({ t: 'leave', guest }));
    const answer = shown(table, request);
    await hub.removeIfLeft(table);
    return answer;
  });

  app.post('/api/tables/:id/seat', { schema: { params, body: SEAT_CHANGE, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    orRefuseChange(await table.ask({ t: 'seat', guest, change: request.body }));
    return shown(table, request);
  });

  app.post('/api/tables/:id/start', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    orRefuseChange(await table.ask({ t: 'start', guest }));
    return shown(table, request);
  });

  app.post('/api/tables/:id/rematch', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    return shown(await rematch(services, await find(request.params.id), guest), request);
  });

  app.get('/api/tables/:id/qr.svg', { schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await store.table(id))) refuse('no-such-table');
    void reply.type('image/svg+xml').header('cache-control', 'private, max-age=3600');
    return renderSVG(inviteTo(id, request));
  });
};

const orRefuseChange = (answer: Answer): void => {
  if (isRefusal(answer)) throw new HttpRefusal(answer);
};

const open = async (services: Services, doc: TableDoc): Promise<TableHost> => {
  await services.store.addTable(doc);
  return begun(services, doc.id);
};

const begun = async ({ hub }: Services, id: TableId): Promise<TableHost> => {
  const table = (await hub.table(id)) ?? refuse('no-such-table');
  const { doc } = table;
  if (doc.status === 'waiting' && isFull(doc))
    orRefuseChange(await table.ask({ t: 'start', guest: doc.creator }));
  return table;
};

/** The first person to ask creates the table; the others of the last match take the seats kept for them. */
const rematch = async (services: Services, table: TableHost, guest: GuestId): Promise<TableHost> => {
  if (!seatsOf(table.doc, guest).length) refuse('not-seated');
  if (table.doc.status !== 'over') refuse('not-over');
  const known = table.doc.rematch;
  const next = known === null ? null : await services.hub.table(known);
  if (next) return joinRematch(services, next, guest);
  // The new table is stored before the link to it: otherwise a crash would leave a link to nothing.
  const now = services.catalogue.get(table.doc.game) ?? refuse('no-such-game');
  const fresh = rematchOf(table, now, guest);
  await services.store.addTable(fresh);
  const answer = await table.ask({ t: 'rematch', known, next: fresh.id });
  if (!isRefusal(answer)) return begun(services, fresh.id);
  await services.store.removeTable(fresh.id, 1);
  return answer.why === 'made' ? rematch(services, table, guest) : refuse('no-such-table');
};

const joinRematch = async (services: Services, next: TableHost, guest: GuestId): Promise<TableHost> => {
  while (next.doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === guest))
    orRefuseChange(await next.ask({ t: 'sit', guest, name: null }));
  return begun(services, next.id);
};
