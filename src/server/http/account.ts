import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account, SignedIn, SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { exportPerson } from '../moderation/keeping.ts';
import { deviceOf } from '../people/devices.ts';
import { takeKeptMatch } from '../accounts/kept-matches.ts';
import { guestOfCode, makeRecoveryCode } from '../people/recovery-codes.ts';
import type { Who } from '../people/sessions.ts';
import {
  ACCOUNT,
  CODE,
  CONFIRMATION,
  END_SESSIONS,
  KEPT_MATCH,
  MADE_PASSKEY,
  MERGE_ANSWER,
  NEW_CODE,
  SEEN,
  SIGNED_IN,
  USED_PASSKEY,
} from './account-schemas.ts';
import { become } from './become.ts';
import { bringGuest, earlierGuest } from './earlier-guest.ts';
import { earlierOf, forgetCookie, forgetEarlier, whoOrRefuse } from './identity.ts';
import { Passkeys, siteOf } from './passkeys.ts';
import { refuseAccount } from './refuse.ts';
import { networkOf } from './network.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';
import { guessesPerMinute } from './shared-limits.ts';

const NOTHING = z.object({});
const LONGEST_RECORD = 256 * 1024; // bytes

/** Keeping an account, signing in, the devices, export and deletion. */
export const accountRoutes = (app: App, services: Services): void => {
  const { store, guests, sessions, departures, hub, config, limits } = services;
  const passkeys = new Passkeys(store);
  const rateLimit = { max: Math.ceil(config.requestsPerMinute / 10) };
  const guesses = {
    max: ({ ip }: FastifyRequest): number =>
      Math.max(0, guessesPerMinute(config) - limits.elsewhere('guesses', networkOf(ip))),
  };

  const accountOf = async ({ guest, session }: Who, earlier: Who | null = null): Promise<Account> => ({
    me: await guests.person(guest),
    passkeys: (await store.passkeysOf(guest)).map(({ kind, browser, made }) => ({
      device: { kind, browser },
      made,
    })),
    recoveryCode: (await store.recoveryCodeOf(guest))?.made ?? null,
    sessions: (await sessions.list(guest)).map(({ id, kind, browser, how, since, seen }) => ({
      id,
      here: id === session,
      device: { kind, browser },
      how,
      since,
      seen,
    })),
    seenBy: await guests.seenBy(guest),
    earlierGuest: earlier && (await earlierGuest(services, earlier.guest, guest)),
  });

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    guest: GuestId,
    how: SignedInBy,
  ): Promise<SignedIn> => {
    const became = await become(services, request, reply, guest, how);
    if (became === 'late') refuseAccount(how === 'passkey' ? 'passkey-refused' : 'wrong-code');
    return { ...(await guests.person(guest)), returned: became === 'returned' };
  };

  app.get('/api/account', { schema: { response: answers(ACCOUNT) } }, async (request) => {
    const who = whoOrRefuse(request);
    await sessions.keep(who, deviceOf(request.headers['user-agent']));
    return accountOf(who, earlierOf(request));
  });

  app.post(
    '/api/account/merge',
    { schema: { body: MERGE_ANSWER, response: answers(ACCOUNT) }, config: { rateLimit } },
    async (request, reply) => {
      const who = whoOrRefuse(request);
      const earlier = earlierOf(request);
      if (request.body.bring) await bringGuest(services, earlier?.guest ?? who.guest, who.guest);
      forgetEarlier(reply);
      return accountOf(who);
    },
  );

  app.post('/api/account/passkey-options', { config: { rateLimit } }, async (request) => {
    const { guest } = whoOrRefuse(request);
    return passkeys.askForNew(siteOf(request, config), await guests.person(guest));
  });

  app.post(
    '/api/account/passkeys',
    { schema: { body: MADE_PASSKEY, response: answers(ACCOUNT) }, config: { rateLimit } },
    async (request) => {
      const who = whoOrRefuse(request);
      const device = deviceOf(request.headers['user-agent']);
      await sessions.keep(who, device);
      await passkeys.add(siteOf(request, config), who.guest, request.body, device);
      return accountOf(who, earlierOf(request));
    },
  );

  app.post(
    '/api/account/recovery-code',
    { schema: { response: answers(NEW_CODE) }, config: { rateLimit } },
    async (request) => {
      const who = whoOrRefuse(request);
      await sessions.keep(who, deviceOf(request.headers['user-agent']));
      return { code: await makeRecoveryCode(store, who.guest) };
    },
  );

  app.post(
    '/api/account/seen-by',
    { schema: { body: SEEN, response: answers(ACCOUNT) } },
    async (request) => {
      const who = whoOrRefuse(request);
      await guests.choose(who.guest, request.body);
      await hub.renamed(who.guest);
      return accountOf(who, earlierOf(request));
    },
  );

  app.post(
    '/api/account/end-sessions',
    { schema: { body: END_SESSIONS, response: answers(ACCOUNT) } },
    async (request) => {
      const who = whoOrRefuse(request);
      const { id } = request.body;
      await (id === undefined ? sessions.endOthers(who) : sessions.end(who.guest, id));
      return accountOf(who, earlierOf(request));
    },
  );

  app.post('/api/account/sign-out', { schema: { response: answers(NOTHING) } }, async (request, reply) => {
    const who = whoOrRefuse(request);
    await sessions.keep(who, deviceOf(request.headers['user-agent']));
    if (who.session !== null) await sessions.end(who.guest, who.session);
    forgetCookie(reply);
    return {};
  });

  app.post(
    '/api/account/matches',
    {
      schema: { body: KEPT_MATCH, response: answers(NOTHING) },
      config: { rateLimit },
      bodyLimit: LONGEST_RECORD,
    },
    async (request) => {
      const { guest } = whoOrRefuse(request);
      if (!(await takeKeptMatch(services, guest, request.body))) refuseAccount('match-refused');
      return {};
    },
  );

  app.get('/api/account/export', { config: { rateLimit } }, async (request, reply) => {
    const { guest } = whoOrRefuse(request);
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="clowder.json"');
    return Readable.from(exportPerson(store, guest));
  });

  app.post('/api/account/confirm-options', { config: { rateLimit } }, async (request) => {
    const { guest } = whoOrRefuse(request);
    return passkeys.askForOne(siteOf(request, config), guest);
  });

  app.post(
    '/api/account/delete',
    { schema: { body: CONFIRMATION, response: answers(NOTHING) }, config: { rateLimit } },
    async (request, reply) => {
      const { guest } = whoOrRefuse(request);
      const { passkey } = request.body;
      if (passkey) await passkeys.check(siteOf(request, config), guest, passkey);
      else if ((await store.passkeysOf(guest)).length) refuseAccount('confirm-first');
      await departures.leave(guest);
      forgetCookie(reply);
      return {};
    },
  );

  app.post('/api/sign-in/options', { config: { rateLimit } }, async (request) =>
    passkeys.askForOne(siteOf(request, config), null),
  );

  app.post(
    '/api/sign-in/passkey',
    { schema: { body: USED_PASSKEY, response: answers(SIGNED_IN) }, config: { rateLimit } },
    async (request, reply) => {
      const guest = await passkeys.check(siteOf(request, config), null, request.body);
      return signIn(request, reply, guest, 'passkey');
    },
  );

  app.post(
    '/api/sign-in/code',
    {
      schema: { body: CODE, response: answers(SIGNED_IN) },
      config: { rateLimit: guesses },
      onRequest: async ({ ip }) => limits.count('guesses', networkOf(ip)),
    },
    async (request, reply) => {
      const guest = (await guestOfCode(store, request.body.code)) ?? refuseAccount('wrong-code');
      return signIn(request, reply, guest, 'code');
    },
  );
};
