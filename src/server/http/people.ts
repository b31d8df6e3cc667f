import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../people/devices.ts';
import type { Who } from '../people/sessions.ts';
import { localeOf } from '../people/guest-names.ts';
import { guestOrRefuse, remember, whoOf } from './identity.ts';
import { answers, ME, ME_CHANGE } from './schemas.ts';
import type { App, Services } from './services.ts';

/** The guest's own identity, name and cat. */
export const peopleRoutes = (app: App, { guests, sessions, hub, config }: Services): void => {
  /** A new guest, or one who is back. The cookie of an older release becomes a session. */
  const arrive = async (request: FastifyRequest): Promise<Who> => {
    const who = whoOf(request);
    const device = deviceOf(request.headers['user-agent']);
    if (!who) return sessions.fresh(guests.make(localeOf(request.headers['accept-language'])));
    if (who.session === null) return sessions.begin(who.guest, device, 'guest');
    sessions.seen(who, device);
    return who;
  };

  app.get('/api/me', { schema: { response: answers(ME) } }, async (request, reply) => {
    const who = await arrive(request);
    remember(reply, who, config);
    return guests.person(who.guest);
  });

  app.patch('/api/me', { schema: { body: ME_CHANGE, response: answers(ME) } }, async (request) => {
    const guest = guestOrRefuse(request);
    await guests.choose(guest, request.body);
    await hub.renamed(guest);
    return guests.person(guest);
  });
};
