import type { FastifyRequest } from 'fastify';
import type { Account } from '../../protocol/account.ts';
import type { Who } from '../people/sessions.ts';
import { earlierGuest } from './earlier-guest.ts';
import { earlierOf } from './identity.ts';
import type { Services } from './services.ts';

/** The facts that the page of the account shows. */
export const aboutAccount = async (
  services: Services,
  { guest, session }: Who,
  request: FastifyRequest | null,
): Promise<Account> => {
  const { store, guests, sessions } = services;
  const earlier = request && earlierOf(request);
  return {
    me: await guests.person(guest),
    passkeys: (await store.passkeysOf(guest)).map(({ id, kind, browser, made, used }) => ({
      id,
      device: { kind, browser },
      made,
      used,
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
  };
};
