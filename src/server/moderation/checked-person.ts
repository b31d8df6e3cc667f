import type { GuestId } from '../../protocol/table.ts';
import { CannotStart } from '../config/cannot-start.ts';
import { Guests } from '../people/guests.ts';

export const checkedPerson = (guest: string): GuestId => {
  if (Guests.isId(guest)) return guest;
  throw new CannotStart(`“${guest}” is no person: “find” shows their ids.`);
};
