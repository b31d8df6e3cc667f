import { createHash } from 'node:crypto';
import { CAT_COATS, CAT_SIGNS, type PersonCat } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';

/**
 * The cat of a guest who has not chosen one. Like the name it is computed from the id: a guest who only
 * watches needs no row in the database.
 */
export const firstCat = (guest: GuestId): PersonCat => {
  const [a = 0, b = 0] = createHash('sha256').update(`cat ${guest}`).digest();
  return {
    coat: CAT_COATS[a % CAT_COATS.length] ?? 'ginger',
    sign: CAT_SIGNS[b % CAT_SIGNS.length] ?? 'moon',
  };
};
