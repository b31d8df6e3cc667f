import type { Refusal } from '../../kernel/game.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import { Allowance } from '../rate.ts';
import { elapsed } from '../time.ts';
import type { Services } from './services.ts';

const PER_SECOND = 1 / 30; // invitations of one person, on average
const BURST = 6; // enough to fill a table at once
const MOST_REMEMBERED = 5_000;
const AGAIN_AFTER = 60_000; // the same person to the same table

const allowances = new Map<GuestId, Allowance>();
const asked = new Map<string, number>(); // table and person, and when

/** Tells a friend, or somebody one has played with, that there is a seat at this table. */
export const invite = async (
  services: Services,
  guest: GuestId,
  id: TableId,
  other: GuestId,
): Promise<Refusal | null> => {
  const { hub, friends, store } = services;
  const table = await hub.table(id);
  if (!table) return { why: 'no-such-table' };
  const { doc } = await table.state();
  if (!seatsOf(doc, guest).length) return { why: 'not-seated' };
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  if (!doc.seats.some((seat) => seat.kind === 'open' && (seat.keptFor === null || seat.keptFor === other)))
    return { why: 'seat-taken' };
  if (await isBlocked(services, guest, other)) return { why: 'not-possible-with' };
  if (!(await friends.of(guest)).includes(other) && (await store.between(guest, other)).played === 0)
    return { why: 'not-acquainted' };
  if (!mayAsk(guest, `${id} ${other}`)) return { why: 'too-fast', with: { seconds: 60 } };
  await tellInvited(services, doc, guest, other);
  return null;
};

const isBlocked = async (
  { guests }: Pick<Services, 'guests'>,
  one: GuestId,
  other: GuestId,
): Promise<boolean> => {
  const [mine, theirs] = await Promise.all([guests.muted(one), guests.muted(other)]);
  return mine.includes(other) || theirs.includes(one);
};

const tellInvited = async (
  { guests, notices }: Pick<Services, 'guests' | 'notices'>,
  { id, game, clock, rated = false, seats }: TableDoc,
  guest: GuestId,
  other: GuestId,
  rematchOf?: TableId,
): Promise<void> => {
  const from = await guests.person(guest);
  const to = { table: id, game, seats: seats.length, clock, rated, ...(rematchOf && { rematchOf }) };
  await notices.tell(other, { kind: 'invitation', from, to });
};

/** Somebody asks for a rematch: those who played with them hear it wherever they are. */
export const inviteToRematch = async (
  services: Pick<Services, 'guests' | 'notices'>,
  doc: TableDoc,
  guest: GuestId,
  rematchOf: TableId,
): Promise<void> => {
  const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
  for (const other of new Set(kept))
    if (other !== guest && !(await isBlocked(services, guest, other)))
      await tellInvited(services, doc, guest, other, rematchOf);
};

/** Invitations reach somebody who did not ask for them: so few, and each only once in a while. */
const mayAsk = (guest: GuestId, what: string): boolean => {
  const now = elapsed();
  if (now - (asked.get(what) ?? -Infinity) < AGAIN_AFTER) return false;
  const allowance = allowances.get(guest) ?? new Allowance(PER_SECOND, BURST, now);
  remember(allowances, guest, allowance);
  if (!allowance.take(now)) return false;
  remember(asked, what, now);
  return true;
};

const remember = <V>(map: Map<string, V>, key: string, value: V): void => {
  map.delete(key); // moves the key to the end, because the oldest are forgotten first
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= MOST_REMEMBERED) break;
    map.delete(oldest);
  }
};
