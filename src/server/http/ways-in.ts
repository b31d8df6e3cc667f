import { deviceOf } from '../people/devices.ts';
import { guestOfCode, makeRecoveryCode } from '../people/recovery-codes.ts';
import { aboutAccount } from './about-account.ts';
import {
  ACCOUNT,
  CODE,
  CONFIRMATION,
  CONFIRMED,
  MADE_PASSKEY,
  NEW_CODE,
  REMOVE_PASSKEY,
  USED_PASSKEY,
} from './account-schemas.ts';
import { Confirmations } from './confirmations.ts';
import { whoOrRefuse } from './identity.ts';
import { guessing, oftenPerMinute } from './often.ts';
import { Passkeys, siteOf } from './passkeys.ts';
import { refuseAccount } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

/** The ways into an account: passkeys and the recovery code. Each change is confirmed with one of them. */
export const waysInRoutes = (app: App, services: Services): void => {
  confirmRoutes(app, services);
  passkeyRoutes(app, services);
  codeRoutes(app, services);
};

const confirmRoutes = (app: App, services: Services): void => {
  const { store, config } = services;
  const [passkeys, confirmations] = [new Passkeys(store), new Confirmations(store)];
  const often = oftenPerMinute(services);

  app.post('/api/account/confirm-options', { config: often }, async (request) =>
    passkeys.askForOne(siteOf(request, config), whoOrRefuse(request).guest),
  );

  app.post(
    '/api/account/confirm',
    { schema: { body: USED_PASSKEY, response: answers(CONFIRMED) }, config: often },
    async (request) => {
      const { guest } = whoOrRefuse(request);
      return confirmations.give(await passkeys.check(siteOf(request, config), guest, request.body));
    },
  );

  app.post(
    '/api/account/confirm-code',
    { schema: { body: CODE, response: answers(CONFIRMED) }, ...guessing(services) },
    async (request) => {
      const { guest } = whoOrRefuse(request);
      if ((await guestOfCode(store, request.body.code)) !== guest) refuseAccount('wrong-code');
      return confirmations.give(guest);
    },
  );
};

const passkeyRoutes = (app: App, services: Services): void => {
  const { store, guests, sessions, config } = services;
  const [passkeys, confirmations] = [new Passkeys(store), new Confirmations(store)];
  const often = oftenPerMinute(services);

  app.post(
    '/api/account/passkey-options',
    { schema: { body: CONFIRMATION }, config: often },
    async (request) => {
      const { guest } = whoOrRefuse(request);
      const site = siteOf(request, config);
      await confirmations.demand(guest, request.body);
      return passkeys.askForNew(site, await guests.person(guest));
    },
  );

  app.post(
    '/api/account/passkeys',
    { schema: { body: MADE_PASSKEY, response: answers(ACCOUNT) }, config: often },
    async (request) => {
      const who = whoOrRefuse(request);
      const device = deviceOf(request.headers['user-agent']);
      await sessions.keep(who, device);
      await passkeys.add(siteOf(request, config), who.guest, request.body, device);
      return aboutAccount(services, who, request);
    },
  );

  app.post(
    '/api/account/remove-passkey',
    { schema: { body: REMOVE_PASSKEY, response: answers(ACCOUNT) }, config: often },
    async (request) => {
      const who = whoOrRefuse(request);
      const { id, ...confirmation } = request.body;
      await confirmations.demand(who.guest, confirmation);
      if ((await store.removePasskey(who.guest, id)) === 'last-way-in') refuseAccount('last-way-in');
      return aboutAccount(services, who, request);
    },
  );
};

const codeRoutes = (app: App, services: Services): void => {
  const { store, sessions } = services;
  const confirmations = new Confirmations(store);

  app.post(
    '/api/account/recovery-code',
    { schema: { body: CONFIRMATION, response: answers(NEW_CODE) }, config: oftenPerMinute(services) },
    async (request) => {
      const who = whoOrRefuse(request);
      await confirmations.demand(who.guest, request.body);
      await sessions.keep(who, deviceOf(request.headers['user-agent']));
      return { code: await makeRecoveryCode(store, who.guest) };
    },
  );
};
