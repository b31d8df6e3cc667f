import { localeOf } from '../people/guest-names.ts';
import { guestOf, guestOrRefuse, rememberGuest } from './identity.ts';
import { answers, ME, ME_CHANGE } from './schemas.ts';
import type { App, Services } from './services.ts';

/** The guest's own identity and name. */
export const peopleRoutes = (app: App, { guests, hub, config }: Services): void => {
  app.get('/api/me', { schema: { response: answers(ME) } }, async (request, reply) => {
    const guest = guestOf(request) ?? guests.make(localeOf(request.headers['accept-language']));
    rememberGuest(reply, guest, config);
    return { guest, name: await guests.name(guest) };
  });

  app.patch('/api/me', { schema: { body: ME_CHANGE, response: answers(ME) } }, async (request) => {
    const guest = guestOrRefuse(request);
    const { name } = request.body;
    await guests.rename(guest, name);
    await hub.renamed(guest);
    return { guest, name };
  });
};
