import { record, writeRecord } from '../../kernel/record.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Replay } from '../../protocol/api.ts';
import type { GuestId } from '../../protocol/table.ts';
import { seatsOf } from '../../table/doc.ts';
import { stepsFor } from '../../table/match-for-viewer.ts';
import type { History } from '../../table/history.ts';
import type { TableHost } from '../tables/table-host.ts';
import { guestOf } from './identity.ts';
import { refuse } from './refuse.ts';
import { answers, REPLAY, REPLAY_QUERY, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

/** Past and running matches: as a record that anybody can verify, and as scenes to step through. */
export const matchRoutes = (app: App, { hub, store, config }: Services): void => {
  const steps = writtenSteps();
  const played = async (id: string): Promise<{ table: TableHost; match: History }> => {
    const table = (await hub.table(id)) ?? refuse('no-such-table');
    return { table, match: table.history ?? refuse('not-playing') };
  };

  app.get('/api/matches/:id/record', { schema: { params: TABLE_PARAMS } }, async (request, reply) => {
    const { table, match } = await played(request.params.id);
    // The record contains the seed: before the end it would reveal every secret.
    if (table.doc.status !== 'over') refuse('not-over');
    const { start } = (await store.read(table.id, 0)) ?? refuse('no-such-table');
    if (start && !('text' in start)) refuse('no-position-text');
    const text = start && 'text' in start ? start.text : null;
    const entries = match.log.map(({ entry }) => entry);
    void reply.type('text/plain; charset=utf-8');
    return writeRecord(record(match.header, text, entries, table.doc.outcome));
  });

  app.get(
    '/api/matches/:id/replay',
    {
      schema: { params: TABLE_PARAMS, querystring: REPLAY_QUERY, response: answers(REPLAY) },
      config: { rateLimit: { max: Math.ceil(config.requestsPerMinute / 5) } }, // building a scene for every step is expensive
    },
    async (request, reply) => {
      const { table, match } = await played(request.params.id);
      const viewer = mayWatchAs(table, guestOf(request), request.query.as);
      const about = JSON.stringify({ table: table.info(), viewer } satisfies Omit<Replay, 'steps'>);
      void reply.type('application/json; charset=utf-8');
      return `${about.slice(0, -1)},"steps":${steps(match, viewer)}}`;
    },
  );
};

/** Before the end: only the spectator's view or one's own. */
const mayWatchAs = (table: TableHost, guest: GuestId | null, as: Viewer): Viewer => {
  if (as === 'spectator') return as;
  if (as >= table.doc.seats.length) return refuse('bad-request');
  if (table.doc.status === 'over') return as;
  return guest !== null && seatsOf(table.doc, guest).includes(as) ? as : refuse('not-your-seat');
};

/**
 * All steps as JSON. The steps of a finished match never change, so the JSON is cached while the match is in
 * memory.
 */
const writtenSteps = (): ((match: History, viewer: Viewer) => string) => {
  const finished = new WeakMap<History, Map<Viewer, string>>();
  return (match, viewer) => {
    const known = finished.get(match)?.get(viewer);
    if (known !== undefined) return known;
    const text = JSON.stringify(stepsFor(match, viewer) satisfies Replay['steps']);
    if (match.over) finished.set(match, (finished.get(match) ?? new Map()).set(viewer, text));
    return text;
  };
};
