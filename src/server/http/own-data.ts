import { Readable } from 'node:stream';
import { z } from 'zod';
import type { GuestId } from '../../protocol/table.ts';
import { takeKeptMatch } from '../accounts/kept-matches.ts';
import { exportPerson } from '../moderation/export-person.ts';
import { CONFIRMATION, KEPT_MATCH } from './account-schemas.ts';
import { Confirmations } from './confirmations.ts';
import { forgetCookie, whoOrRefuse } from './identity.ts';
import { oftenPerMinute } from './often.ts';
import { refuse, refuseAccount } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

const NOTHING = z.object({});
const LONGEST_RECORD = 256 * 1024; // bytes

/** Everything of mine: handed over, taken along, deleted. */
export const ownDataRoutes = (app: App, services: Services): void => {
  const { store, departures } = services;
  const confirmations = new Confirmations(store);
  const often = oftenPerMinute(services);
  const exporting = new Set<GuestId>(); // one file at a time for a person: it may be long

  app.post(
    '/api/account/matches',
    {
      schema: { body: KEPT_MATCH, response: answers(NOTHING) },
      config: often,
      bodyLimit: LONGEST_RECORD,
    },
    async (request) => {
      const { guest } = whoOrRefuse(request);
      if (!(await takeKeptMatch(services, guest, request.body))) refuseAccount('match-refused');
      return {};
    },
  );

  app.get('/api/account/export', { config: often }, async (request, reply) => {
    const { guest } = whoOrRefuse(request);
    if (exporting.has(guest)) refuse('too-fast');
    exporting.add(guest);
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="clowder.json"');
    // Closed when it is sent, when it fails, and when the browser goes away.
    return Readable.from(exportPerson(store, guest)).once('close', () => exporting.delete(guest));
  });

  app.post(
    '/api/account/delete',
    { schema: { body: CONFIRMATION, response: answers(NOTHING) }, config: often },
    async (request, reply) => {
      const { guest } = whoOrRefuse(request);
      // A code alone is not asked for: it may be lost, and a person who has it can return after a deletion.
      if ((await store.passkeysOf(guest)).length) await confirmations.demand(guest, request.body);
      await departures.leave(guest);
      forgetCookie(reply);
      return {};
    },
  );
};
