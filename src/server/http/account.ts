import { aboutAccount } from './about-account.ts';
import { ACCOUNT, MERGE_ANSWER, SEEN } from './account-schemas.ts';
import { bringGuest } from './earlier-guest.ts';
import { deviceOf } from '../people/devices.ts';
import { earlierOf, forgetEarlier, whoOrRefuse } from './identity.ts';
import { oftenPerMinute } from './often.ts';
import { ownDataRoutes } from './own-data.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';
import { sessionRoutes } from './account-sessions.ts';
import { signInRoutes } from './sign-in.ts';
import { waysInRoutes } from './ways-in.ts';

/** Keeping an account, signing in, the devices, export and deletion. */
export const accountRoutes = (app: App, services: Services): void => {
  meRoutes(app, services);
  waysInRoutes(app, services);
  sessionRoutes(app, services);
  ownDataRoutes(app, services);
  signInRoutes(app, services);
};

const meRoutes = (app: App, services: Services): void => {
  const { guests, sessions, hub } = services;

  app.get('/api/account', { schema: { response: answers(ACCOUNT) } }, async (request) => {
    const who = whoOrRefuse(request);
    await sessions.keep(who, deviceOf(request.headers['user-agent']));
    return aboutAccount(services, who, request);
  });

  app.post(
    '/api/account/merge',
    { schema: { body: MERGE_ANSWER, response: answers(ACCOUNT) }, config: oftenPerMinute(services) },
    async (request, reply) => {
      const who = whoOrRefuse(request);
      const earlier = earlierOf(request);
      if (request.body.bring) await bringGuest(services, earlier?.guest ?? who.guest, who.guest);
      forgetEarlier(reply);
      return aboutAccount(services, who, null);
    },
  );

  app.post(
    '/api/account/seen-by',
    { schema: { body: SEEN, response: answers(ACCOUNT) } },
    async (request) => {
      const who = whoOrRefuse(request);
      await guests.choose(who.guest, request.body);
      await hub.renamed(who.guest);
      return aboutAccount(services, who, request);
    },
  );
};
