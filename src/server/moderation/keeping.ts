import type { GuestId } from '../../protocol/table.ts';
import { everyKey } from '../people/sessions.ts';
import { tablesOf } from '../people/tables-of.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';
import { checkedPerson } from './checked-person.ts';

const DAY = 24 * 3_600_000;

/** How many days unused things are kept. Matches that have begun are kept for ever: they are proofs and replays. */
export interface Keep {
  readonly waiting: number; // tables whose match never began
  readonly words: number; // lines of chats, and reports that are answered
  readonly people: number; // guests who never came back, without matches and without an account
}

export const USUALLY_KEPT: Keep = { waiting: 30, words: 365, people: 365 };

export interface Tidied {
  readonly tables: number;
  readonly words: number;
  readonly people: number;
}

/** Counts what is kept for longer than wanted, and deletes it if `apply`. */
export const tidy = async (store: Store, keep: Keep, apply: boolean, now: number): Promise<Tidied> => {
  const idle = await store.idleTables(now - keep.waiting * DAY);
  const before = now - keep.words * DAY;
  const words = await store.oldWords(before);
  const guests = await store.idleGuests(now - keep.people * DAY);
  let tables = idle.length;
  if (apply) {
    tables = 0;
    for (const { id, version } of idle) if ((await store.removeTable(id, version)) === 'removed') tables++; // unless somebody has just come
    await store.deleteOldWords(before);
    await store.deleteGuests(guests);
  }
  return { tables, words, people: guests.length };
};

/**
 * Deletes name, words, reports made and links of one person. The matches stay, because they are also those of other people;
 * in them the person is a number with a made-up name. It is noted first and the note goes last, so that any server finishes it after a crash.
 */
export const forgetPerson = async (
  store: Store,
  guest: GuestId,
  told: () => Promise<void> = async () => {},
): Promise<void> => {
  await store.setLeaving(guest, wall());
  for await (const { doc } of tablesOf(store, checkedPerson(guest))) await removeName(store, doc.id, guest);
  await store.endSessions(guest, [everyKey(guest)], await store.now());
  await store.forgetPerson(guest);
  await told();
  await store.setLeaving(guest, null);
};

const removeName = async (store: Store, id: string, guest: GuestId): Promise<void> => {
  const saved = await store.table(id);
  if (!saved) return;
  const { doc, version } = saved;
  if (!doc.seats.some((seat) => seat.kind === 'person' && seat.guest === guest && seat.name !== null)) return;
  const seats = doc.seats.map((seat) =>
    seat.kind === 'person' && seat.guest === guest ? Object.assign({}, seat, { name: null }) : seat,
  );
  if ((await store.saveTable({ ...doc, seats }, version)) !== 'saved') await removeName(store, id, guest);
};
