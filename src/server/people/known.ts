import type { GuestId } from '../../protocol/table.ts';
import type { Presence } from '../presence/presence.ts';
import type { Store } from '../store/store.ts';

/**
 * False for an invented id. A real person is here, has chosen a name or a cat, or sits or sat at a table.
 * Guests who only look in are stored nowhere. Whoever has chosen who sees them is stored: so the answer never depends on
 * whether they are here.
 */
export const isKnown = async (presence: Presence, store: Store, person: GuestId): Promise<boolean> =>
  presence.isHere(person) ||
  (await store.guest(person)) !== null ||
  (await store.countHistory(person, {}, false)).played > 0 ||
  (await store.tables({ who: person, status: ['waiting', 'playing'], most: 1 })).length > 0;
