import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { record, writeRecord } from '../../kernel/record.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Replay } from '../../protocol/api.ts';
import type { GuestId } from '../../protocol/table.ts';
import { seatsOf } from '../../table/doc.ts';
import type { History } from '../../table/history.ts';
import type { StoredTable } from '../tables/hub.ts';
import { orClosed } from './daily.ts';
import { guestOf } from './identity.ts';
import { refuse } from './refuse.ts';
import { ReplayWriter } from './replay-writer.ts';
import { answers, REPLAY, REPLAY_QUERY, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

/** Past and running matches: as a record that anybody can verify, and as scenes to step through. */
export const matchRoutes = (app: App, services: Services): void => {
  const { hub, store, config } = services;
  const replays = new ReplayWriter();
  const rateLimit = { max: Math.ceil(config.requestsPerMinute / 5) }; // to play a match again, with a scene for every step, is expensive
  const played = async (
    id: string,
    guest: GuestId | null,
  ): Promise<{ table: StoredTable; match: History }> => {
    const found = (await hub.read(id)) ?? refuse('no-such-table');
    const table = await orClosed(services, found, guest);
    return { table, match: table.history ?? refuse('not-playing') };
  };

  app.get(
    '/api/matches/:id/record',
    { schema: { params: TABLE_PARAMS }, config: { rateLimit } },
    async (request, reply) => {
      const { table, match } = await played(request.params.id, guestOf(request));
      // The record contains the seed: before the end it would reveal every secret.
      if (table.doc.status !== 'over') refuse('not-over');
      const { start } = (await store.read(table.doc.id, 0)) ?? refuse('no-such-table');
      if (start && !('text' in start)) refuse('no-position-text');
      const text = start && 'text' in start ? start.text : null;
      const entries = match.log.map(({ entry }) => entry);
      void reply.type('text/plain; charset=utf-8');
      return writeRecord(record(match.header, text, entries, table.doc.outcome));
    },
  );

  app.get(
    '/api/matches/:id/replay',
    {
      schema: { params: TABLE_PARAMS, querystring: REPLAY_QUERY, response: answers(REPLAY) },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { table, match } = await played(request.params.id, guestOf(request));
      const viewer = mayWatchAs(table, guestOf(request), request.query.as);
      const about: Omit<Replay, 'steps'> = { table: await hub.info(table.doc), viewer };
      const text = Readable.from(replays.write(about, match));
      void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return text;
      void reply.header('content-encoding', 'gzip');
      return pipeline(text, createGzip(), () => {}); // a reader who leaves ends both; there is nobody to tell
    },
  );
};

/** Before the end: only the spectator's view or one's own. */
const mayWatchAs = (table: StoredTable, guest: GuestId | null, as: Viewer): Viewer => {
  if (as === 'spectator') return as;
  if (as >= table.doc.seats.length) return refuse('bad-request');
  if (table.doc.status === 'over') return as;
  return guest !== null && seatsOf(table.doc, guest).includes(as) ? as : refuse('not-your-seat');
};
