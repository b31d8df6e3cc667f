import { Readable } from 'node:stream';
import { z } from 'zod';
import { takeKeptMatch } from '../accounts/kept-matches.ts';
import { exportPerson } from '../moderation/keeping.ts';
import { CONFIRMATION, KEPT_MATCH } from './account-schemas.ts';
import { Confirmations } from './confirmations.ts';
import { forgetCookie, whoOrRefuse } from './identity.ts';
import { oftenPerMinute } from './often.ts';
import { refuseAccount } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

const NOTHING = z.object({});
const LONGEST_RECORD = 256 * 1024; // bytes

/** Everything of mine: handed over, taken along, deleted. */
export const ownDataRoutes = (app: App, services: Services): void => {
  const { store, departures } = services;
  const confirmations = new Confirmations(store);
  const often = oftenPerMinute(services);

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
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="clowder.json"');
    return Readable.from(exportPerson(store, guest));
  });

  app.post(
    '/api/account/delete',
    { schema: { body: CONFIRMATION, response: answers(NOTHING) }, config: often },
    async (request, reply) => {
      const { guest } = whoOrRefuse(request);
      // A code alone is not asked for: it may be lost, and whoever has it can return.
      if ((await store.passkeysOf(guest)).length) await confirmations.demand(guest, request.body);
      await departures.leave(guest);
      forgetCookie(reply);
      return {};
    },
  );
};
