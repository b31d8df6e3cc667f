import { renderSVG } from 'uqr';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { tablePath, type AtTable, type Lobby } from '../../protocol/api.ts';
import type { GuestId, TableId, TableInfo } from '../../protocol/table.ts';
import type { TableQuery } from '../store/store.ts';
import { newTable, rematchOf } from '../table/create.ts';
import { peopleOf, seatsOf, type TableDoc } from '../table/doc.ts';
import { isFull, leave, sit } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import { addressOf, guestOf, guestOrRefuse } from './identity.ts';
import { HttpRefusal, orRefuse, refuse } from './refuse.ts';
import { answers, AT_TABLE, LOBBY, NEW_TABLE, SIT_DOWN, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

const SHOWN = 30;
const FINISHED_SHOWN = 10;
const MOST_TABLES = 100; // one person's, not yet over

/** The lobby, and everything about a table except the match itself. */
export const tableRoutes = (app: App, services: Services): void => {
  const { hub, store } = services;
  const params = TABLE_PARAMS;
  const response = answers(AT_TABLE);
  const find = async (id: TableId): Promise<Table> => (await hub.table(id)) ?? refuse('no-such-table');

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
      const doc = orRefuse(newTable(services.shelf, guest, request.body, source));
      return shown(await open(services, doc), guest);
    },
  );

  app.get('/api/tables/:id', { schema: { params, response } }, async (request) =>
    shown(await find(request.params.id), guestOf(request)),
  );

  app.post('/api/tables/:id/sit', { schema: { params, body: SIT_DOWN, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    const { seat, name } = request.body ?? {};
    orRefuseChange(await table.change((doc) => sit(doc, guest, seat, name ?? null)));
    return shown(table, guest);
  });

  app.post('/api/tables/:id/leave', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    orRefuseChange(await table.change((doc) => leave(doc, guest)));
    const answer = shown(table, guest);
    // A table that nobody waits at any more is gone.
    if (table.doc.status === 'waiting' && !peopleOf(table.doc).length) await hub.remove(table.id);
    return answer;
  });

  app.post('/api/tables/:id/start', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await find(request.params.id);
    orRefuseChange(await table.start(guest));
    return shown(table, guest);
  });

  app.post('/api/tables/:id/rematch', { schema: { params, response } }, async (request) => {
    const guest = guestOrRefuse(request);
    return shown(await rematch(services, await find(request.params.id), guest), guest);
  });

  app.get('/api/tables/:id/qr.svg', { schema: { params } }, async (request, reply) => {
    const { id } = request.params;
    if (!(await store.table(id))) refuse('no-such-table');
    void reply.type('image/svg+xml').header('cache-control', 'private, max-age=3600');
    return renderSVG(`${addressOf(request, services.config)}${tablePath(id)}`);
  });
};

const shown = (table: Table, guest: GuestId | null): AtTable => ({
  table: table.room.info(table.doc),
  yours: guest === null ? [] : seatsOf(table.doc, guest),
});

const orRefuseChange = (refusal: Refusal | null): void => {
  if (refusal) throw new HttpRefusal(refusal);
};

const lobby = async ({ store, hub }: Services, guest: GuestId): Promise<Lobby> => {
  const infos = async (query: TableQuery, wanted: (doc: TableDoc) => boolean): Promise<TableInfo[]> =>
    Promise.all((await store.tables(query)).filter(wanted).map((doc) => hub.info(doc)));
  const notMine = (doc: TableDoc): boolean => !peopleOf(doc).includes(guest);
  const [mine, open, watch, finished] = await Promise.all([
    infos({ who: guest, status: ['waiting', 'playing'], most: SHOWN }, () => true),
    infos({ who: null, status: ['waiting'], most: SHOWN }, (doc) => notMine(doc) && hasSeatFor(doc, guest)),
    infos({ who: null, status: ['playing'], most: SHOWN }, notMine),
    infos({ who: guest, status: ['over'], most: FINISHED_SHOWN }, () => true),
  ]);
  return { mine, open, watch, finished };
};

const hasSeatFor = (doc: TableDoc, guest: GuestId): boolean =>
  doc.seats.some((seat) => seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === guest));

const open = async ({ store, hub }: Services, doc: TableDoc): Promise<Table> => {
  await store.addTable(doc);
  const table = (await hub.table(doc.id)) ?? refuse('no-such-table');
  if (isFull(table.doc)) orRefuseChange(await table.start(doc.host));
  return table;
};

/** The first to ask makes the table; everybody else who sat here takes the seat that is kept for them. */
const rematch = async (services: Services, table: Table, guest: GuestId): Promise<Table> => {
  if (!seatsOf(table.doc, guest).length) refuse('not-seated');
  if (table.doc.status !== 'over') refuse('not-over');
  const fresh = rematchOf(table.doc, guest);
  const made = await table.change((doc) => (doc.rematch ? { why: 'made' } : { ...doc, rematch: fresh.id }));
  if (!isRefusal(made)) return open(services, fresh);
  const next = (await services.hub.table(table.doc.rematch ?? '')) ?? refuse('no-such-table');
  while (next.doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === guest))
    orRefuseChange(await next.change((doc) => sit(doc, guest, undefined, null)));
  return next;
};
