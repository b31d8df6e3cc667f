import { z } from 'zod';
import { deviceOf } from '../people/devices.ts';
import { aboutAccount } from './about-account.ts';
import { ACCOUNT, END_SESSIONS } from './account-schemas.ts';
import { forgetCookie, whoOrRefuse } from './identity.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

/** The devices that are signed in. */
export const sessionRoutes = (app: App, services: Services): void => {
  const { sessions } = services;

  app.post(
    '/api/account/end-sessions',
    { schema: { body: END_SESSIONS, response: answers(ACCOUNT) } },
    async (request) => {
      const who = whoOrRefuse(request);
      const { id } = request.body;
      await (id === undefined ? sessions.endOthers(who) : sessions.end(who.guest, id));
      return aboutAccount(services, who, request);
    },
  );

  app.post(
    '/api/account/sign-out',
    { schema: { response: answers(z.object({})) } },
    async (request, reply) => {
      const who = whoOrRefuse(request);
      await sessions.keep(who, deviceOf(request.headers['user-agent']));
      if (who.session !== null) await sessions.end(who.guest, who.session);
      forgetCookie(reply);
      return {};
    },
  );
};
