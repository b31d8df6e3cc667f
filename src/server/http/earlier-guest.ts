import type { EarlierGuest } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import { withdraw } from '../../tournaments/requests.ts';
import { hasAccount, mergeRefusal } from '../people/merge-guest.ts';
import { within } from '../store/within.ts';
import { refuseAccount } from './refuse.ts';
import type { Services } from './services.ts';

const MOST_TABLES = 1_000;
const MOST_TOURNAMENTS = 1_000;
const PATIENCE = 5_000; // the merge is stored: what is late comes in the background

/** The matches, tables and friends that the guest of this browser could bring into an account; null: nothing, the guest is a person with an account, or there is no account yet. */
export const earlierGuest = async (
  { store, guests, friends }: Services,
  guest: GuestId,
  account: GuestId,
): Promise<EarlierGuest | null> => {
  if (guest === account || (await hasAccount(store, guest))) return null;
  if (!(await hasAccount(store, account))) return null; // it would be refused: a link leads to guests as well
  const [{ played }, tables, known, person] = await Promise.all([
    store.countHistory(guest, {}, false),
    store.tables({ who: guest, status: ['waiting', 'playing'], most: MOST_TABLES }),
    friends.of(guest),
    guests.person(guest),
  ]);
  if (person.guest !== guest || played + tables.length + known.length === 0) return null;
  return { ...person, matches: played, tables: tables.length, friends: known.length };
};

/** The guest becomes part of the account. The fact is stored first; the server that counts results carries it out. */
export const bringGuest = async (services: Services, from: GuestId, into: GuestId): Promise<void> => {
  const { store, finished, sessions, hub } = services;
  const refusal = await mergeRefusal(store, from, into);
  if (refusal) refuseAccount(refusal);
  if (!(await store.addMerge({ from, into, at: Date.now() }))) refuseAccount('not-a-guest');
  await within(PATIENCE, finished.rater.settled());
  await sessions.endAll(from);
  await leaveTournaments(services, from, into);
  await hub.renamed(from);
};

/**
 * The guest may have joined a tournament after it was asked about them. Nobody would sit down for that name any more. The list of
 * tournaments belongs to the account when the merge is carried out, and to the guest until then.
 */
const leaveTournaments = async (
  { store, tournaments }: Pick<Services, 'store' | 'tournaments'>,
  from: GuestId,
  into: GuestId,
): Promise<void> => {
  for (const who of [from, into])
    for (const { id, status } of await store.tournamentsOf(who, MOST_TOURNAMENTS))
      if (status !== 'over') await tournaments.ask(id, (tournament) => withdraw(tournament, from));
};
