import { z } from 'zod';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { BLOCK, FOUND_ANSWER, FRIENDS, MY_SEEK, NEW_SEEK, WITH_PERSON } from './company-schemas.ts';
import { friendsOf } from './friend-list.ts';
import { guestOrRefuse } from './identity.ts';
import { noteAddress } from './note-address.ts';
import { cookieSecrets } from '../config/secret.ts';
import { networkSign } from '../presence/addresses.ts';
import { networkOf } from './network.ts';
import { HttpRefusal } from './refuse.ts';
import { answers, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

/** Seeks, friends and invitations. */
export const companyRoutes = (app: App, services: Services): void => {
  const { seeks, friends, invitations, config, courier, guests } = services;
  const response = answers(MY_SEEK);
  const [secret = ''] = cookieSecrets(config); // kept, so that signs outlive a restart
  const signOf = (ip: string): string => networkSign(networkOf(ip), secret);
  // Each of them costs the database, and reaches somebody else: a person does not do it often.
  const rare = { rateLimit: { max: Math.ceil(config.requestsPerMinute / 10) } };

  app.get('/api/seek', { schema: { response } }, (request) => seeks.mine(guestOrRefuse(request)));

  app.post('/api/seek', { schema: { body: NEW_SEEK, response }, config: rare }, async (request) => {
    const guest = guestOrRefuse(request);
    noteAddress(services, request, guest);
    const mine = orRefuse(await seeks.seek(guest, signOf(request.ip), request.body));
    const {
      games: [game = ''],
      anyPace,
    } = request.body;
    if (!anyPace) courier.announce(guest, { kind: 'seek', game, who: await guests.name(guest) }); // else it has been
    return mine;
  });

  app.post('/api/seek/end', { schema: { response } }, (request) => seeks.end(guestOrRefuse(request)));

  app.post('/api/seek/answer', { schema: { body: FOUND_ANSWER, response } }, async (request) =>
    orRefuse(await seeks.answer(guestOrRefuse(request), request.body)),
  );

  app.post('/api/seek/with', { schema: { body: WITH_PERSON, response }, config: rare }, async (request) => {
    const guest = guestOrRefuse(request);
    noteAddress(services, request, guest);
    return orRefuse(await seeks.with(guest, signOf(request.ip), request.body.person));
  });

  const list = answers(FRIENDS);
  app.get('/api/friends', { schema: { response: list } }, (request) =>
    friendsOf(services, guestOrRefuse(request)),
  );

  app.post(
    '/api/friends',
    { schema: { body: WITH_PERSON, response: list }, config: rare },
    async (request) => {
      const guest = guestOrRefuse(request);
      const refused = await friends.want(guest, request.body.person);
      if (refused) throw new HttpRefusal(refused);
      return friendsOf(services, guest);
    },
  );

  app.post('/api/friends/end', { schema: { body: WITH_PERSON, response: list } }, async (request) => {
    const guest = guestOrRefuse(request);
    await friends.end(guest, request.body.person);
    return friendsOf(services, guest);
  });

  app.post('/api/friends/block', { schema: { body: BLOCK, response: list } }, async (request) => {
    const guest = guestOrRefuse(request);
    const { person, blocked } = request.body;
    if (person === guest) throw new HttpRefusal({ why: 'bad-request', with: { where: 'person' } });
    await services.guests.mute(guest, person, blocked);
    await services.guests.announceMute(guest);
    return friendsOf(services, guest);
  });

  app.post(
    '/api/tables/:id/invite',
    {
      schema: { params: TABLE_PARAMS, body: WITH_PERSON, response: answers(z.object({})) },
      config: rare,
    },
    async (request) => {
      const refused = await invitations.invite(
        guestOrRefuse(request),
        request.params.id,
        request.body.person,
      );
      if (refused) throw new HttpRefusal(refused);
      return {};
    },
  );

  app.delete(
    '/api/invitations/:id',
    { schema: { params: TABLE_PARAMS, response: answers(z.object({})) } },
    async (request) => {
      await invitations.putAway(guestOrRefuse(request), request.params.id);
      return {};
    },
  );
};

const orRefuse = <T extends object>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new HttpRefusal(value);
  return value;
};
