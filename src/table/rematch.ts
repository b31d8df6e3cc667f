import { optionsOfRematch } from '../kernel/abilities.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { offeredOptions } from '../kernel/options.ts';
import type { GuestId, RematchAnswer, TableId } from '../protocol/table.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import type { History } from './history.ts';

/** The seats of the last match, moved by one, so that somebody else begins. */
export const movedByOne = <Chair>(seats: readonly Chair[]): Chair[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1),
];

/** The same people and bots at other seats. Only the person who asked is seated already. */
export const rematchSeats = ({ seats }: TableDoc, guest: GuestId): SeatDoc[] =>
  movedByOne(seats).map((seat) => keptSeat(seat, guest));

const keptSeat = (seat: SeatDoc, guest: GuestId): SeatDoc => {
  if (seat.kind !== 'person') return seat;
  if (seat.guest === guest) return { ...seat, away: false };
  return { kind: 'open', keptFor: seat.guest, keptName: seat.name };
};

/** This person has asked for a rematch at a new table. Nobody sits there yet, so only those who declined have answered. */
export const askedForRematch = (doc: TableDoc, guest: GuestId, next: TableId): TableDoc => ({
  ...doc,
  rematch: next,
  rematchSaid: [...saidByOthers(doc, guest).filter(({ yes }) => !yes), { guest, yes: true }],
});

/** A no after the own yes takes the question back. If nobody else has said yes, there is no rematch any more. */
export const answeredRematch = (doc: TableDoc, guest: GuestId, yes: boolean): TableDoc => {
  const others = saidByOthers(doc, guest);
  const before = doc.rematchSaid?.find((said) => said.guest === guest);
  if (yes) return before?.yes ? doc : { ...doc, rematchSaid: [...others, { guest, yes }] };
  if (!before?.yes) return { ...doc, rematchSaid: [...others, { guest, yes }] };
  return { ...doc, rematch: others.some((said) => said.yes) ? doc.rematch : null, rematchSaid: others };
};

const saidByOthers = ({ rematchSaid = [] }: TableDoc, guest: GuestId): readonly RematchAnswer[] =>
  rematchSaid.filter((said) => said.guest !== guest);

/** The options of the last match, as far as the current rules offer them. */
export const rematchOptions = (
  game: Game<Kind>,
  seats: number,
  last: TableDoc['options'],
  history: Pick<History, 'game' | 'first'> | null,
): TableDoc['options'] => {
  const offered = offeredOptions(game, seats, last);
  // Only the rules that made a state can read it.
  const known = history?.game.version === game.version;
  const options = known ? optionsOfRematch(game, offered, history.first.state) : offered;
  return options as TableDoc['options'];
};
