import type { PersonNow } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import { peopleOf } from '../../table/doc.ts';
import { findTables } from './offered-tables.ts';
import type { Services } from './services.ts';

const MOST_TABLES = 30; // of matches over days somebody may play many, and sit at one of them now

/**
 * The game that somebody plays now, for those who may see their page. Null: they are away, they ask about themselves, or they
 * have blocked the person who asks.
 */
export const personNow = async (
  services: Pick<Services, 'store' | 'hub' | 'presence' | 'guests'>,
  person: GuestId,
  asker: GuestId | null,
): Promise<PersonNow | null> => {
  const { presence, guests } = services;
  if (person === asker || !presence.isHere(person)) return null;
  if (asker !== null && (await guests.muted(person)).includes(asker)) return null;
  if (!presence.isAtTable(person)) return { game: null, table: null };
  const played = await findTables(services, { who: person, status: ['playing'], most: MOST_TABLES });
  const at = played.find(({ info }) =>
    info.seats.some((seat) => seat.kind === 'person' && seat.guest === person && seat.here && !seat.away),
  );
  if (!at) return { game: null, table: null };
  const others = peopleOf(at.doc).filter((one) => one !== person);
  const isOpen = at.doc.listed && (await areShownTo(guests, others, asker));
  return { game: at.doc.game, table: isOpen ? at.doc.id : null };
};

/** False if one of them does not show to everybody that they are here, or has blocked who asks: the table would tell it. */
const areShownTo = async (
  guests: Services['guests'],
  people: readonly GuestId[],
  asker: GuestId | null,
): Promise<boolean> => {
  const shown = await Promise.all(
    people.map(async (one) => {
      const [seenBy, blocked] = await Promise.all([guests.seenBy(one), guests.muted(one)]);
      return seenBy === 'everybody' && (asker === null || !blocked.includes(asker));
    }),
  );
  return !shown.includes(false);
};
