import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { guestOfCode } from '../people/recovery-codes.ts';
import { CODE, SIGNED_IN, USED_PASSKEY } from './account-schemas.ts';
import { become } from './become.ts';
import { guessing, oftenPerMinute } from './often.ts';
import { Passkeys, siteOf } from './passkeys.ts';
import { refuseAccount } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

/** For somebody who has an account already: by passkey or by code. */
export const signInRoutes = (app: App, services: Services): void => {
  const { store, guests, config } = services;
  const passkeys = new Passkeys(store);
  const often = oftenPerMinute(services);

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

  app.post('/api/sign-in/options', { config: often }, async (request) =>
    passkeys.askForOne(siteOf(request, config), null),
  );

  app.post(
    '/api/sign-in/passkey',
    { schema: { body: USED_PASSKEY, response: answers(SIGNED_IN) }, config: often },
    async (request, reply) => {
      const guest = await passkeys.check(siteOf(request, config), null, request.body);
      return signIn(request, reply, guest, 'passkey');
    },
  );

  app.post(
    '/api/sign-in/code',
    { schema: { body: CODE, response: answers(SIGNED_IN) }, ...guessing(services) },
    async (request, reply) => {
      const guest = (await guestOfCode(store, request.body.code)) ?? refuseAccount('wrong-code');
      return signIn(request, reply, guest, 'code');
    },
  );
};
