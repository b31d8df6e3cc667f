import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInBy } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { deviceOf } from '../people/devices.ts';
import { remember, rememberEarlier, whoOf } from './identity.ts';
import type { Services } from './services.ts';

/** `late`: that person is about to be deleted, and nothing has changed. */
export type Became = 'here' | 'returned' | 'late';

/**
 * This browser becomes that person, by a passkey, a code or a link. The guest it was before is asked about on the page of the
 * account, and gets no more pushes here: another person would read them.
 */
export const become = async (
  { store, sessions, departures, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: GuestId,
  how: SignedInBy,
): Promise<Became> => {
  const became = await departures.comesBack(guest);
  if (became === 'late') return became;
  const before = whoOf(request);
  if (before?.guest === guest && before.session !== null) return became; // a second session could not be told from the first
  if (before && before.guest !== guest) {
    if (before.session !== null) await store.removePushOf(before.guest, before.session);
    rememberEarlier(reply, before, config);
  }
  remember(reply, await sessions.begin(guest, deviceOf(request.headers['user-agent']), how), config);
  return became;
};
