import type { AccountRefusal } from '../../protocol/account.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Merge } from '../../ratings/merge.ts';
import { renameGuest } from '../../table/rename-guest.ts';
import type { GuestDoc, Store } from '../store/store.ts';
import { everyKey } from './sessions.ts';
import { tablesOf } from './tables-of.ts';

const MOST_TOURNAMENTS = 1_000;

/** Why this guest cannot become part of this account; null: nothing is against it. */
export const mergeRefusal = async (
  store: Store,
  from: GuestId,
  into: GuestId,
): Promise<AccountRefusal | null> => {
  // The account is looked up first, and an account never stops being one: so two people cannot become part of each other,
  // not even with two requests at once. Looking up their names would never end.
  if (!(await hasAccount(store, into)) || (await hasAccount(store, from))) return 'not-a-guest';
  // Its pairings name the guest, and nobody may change what is stored there.
  const tournaments = await store.tournamentsOf(from, MOST_TOURNAMENTS);
  return tournaments.some(({ status }) => status !== 'over') ? 'in-tournament' : null;
};

export const hasAccount = async (store: Store, guest: GuestId): Promise<boolean> =>
  (await store.passkeysOf(guest)).length > 0 || (await store.recoveryCodeOf(guest)) !== null;

/**
 * Gives the account everything of the guest but results and ratings. Called for a merge that is stored already, by the
 * server that counts results, and again after a crash: every step may be repeated.
 */
export const carryOutMerge = async (
  store: Store,
  merge: Merge,
  tableChanged: (id: TableId) => Promise<void>,
): Promise<void> => {
  const { from, into } = merge;
  for await (const { doc } of tablesOf(store, from))
    if (await renameAt(store, doc.id, from, into)) await tableChanged(doc.id);
  await store.moveGuest(merge);
  const guest = await store.guest(from);
  if (guest?.muted.length) await changeDoc(store, into, (doc) => withMuted(doc, guest.muted, merge));
  await changeDoc(store, from, () => ({ name: null, muted: [], mergedInto: into }));
  await store.endSessions(from, [everyKey(from)], await store.now());
};

/** Tries again when somebody else has changed the table meanwhile. */
const renameAt = async (store: Store, id: TableId, from: GuestId, into: GuestId): Promise<boolean> => {
  for (;;) {
    const saved = await store.table(id);
    const doc = saved && renameGuest(saved.doc, from, into);
    if (!doc || doc === saved.doc) return false;
    if ((await store.saveTable(doc, saved.version)) === 'saved') return true;
  }
};

/** The people that the guest has blocked stay blocked. Name and cat are those of the account. */
const withMuted = (doc: GuestDoc, more: readonly GuestId[], { from, into }: Merge): GuestDoc => ({
  ...doc,
  muted: [...new Set([...doc.muted, ...more])].filter((who) => who !== from && who !== into),
});

const NOTHING_CHOSEN: GuestDoc = { name: null, muted: [] };

const changeDoc = async (store: Store, guest: GuestId, how: (doc: GuestDoc) => GuestDoc): Promise<void> => {
  for (;;) {
    const before = await store.guest(guest);
    if ((await store.saveGuest(guest, how(before ?? NOTHING_CHOSEN), before)) === 'saved') return;
  }
};
