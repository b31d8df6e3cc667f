import type { Seat } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { titleOf, words } from '../preferences/language.ts';

/** The seat that its reader calls "you": their only one. Several people on one device see their names. */
export const ownSeat = (table: TableInfo, yours: readonly Seat[]): Seat | null => {
  const [me, ...others] = yours;
  return me !== undefined && others.length === 0 && table.seats[me]?.kind === 'person' ? me : null;
};

/** The name of a seat for its reader: "you", or a name. */
export const seatName = (table: TableInfo, yours: readonly Seat[], seat: Seat): string =>
  nameFor(table, ownSeat(table, yours), seat);

/** The same for a reader whose own seat is known. */
export const nameFor = (table: TableInfo, me: Seat | null, seat: Seat): string =>
  seat === me ? words.value.you : thirdPersonName(table, seat);

/** The name of a seat in a sentence about it, where "you" would not fit the verb. */
export const thirdPersonName = (table: TableInfo, seat: Seat): string => {
  const sitter = table.seats[seat];
  if (!sitter || sitter.kind === 'open') return words.value.table.openSeat;
  return sitter.kind === 'bot' ? botName(table.id, seat) : sitter.name || colourOf(table.game, seat);
};

/** The name that a seat has in its game, whether or not somebody sits there. */
export const colourOf = (game: string, seat: Seat): string =>
  titleOf(game)?.seats[seat] ?? words.value.create.seatNo(seat + 1);

/** A number that is always the same for the same name. */
export const hash = (name: string): number =>
  name.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The name of a bot; the same at every visit to a table. */
const botName = (id: string, seat: Seat): string => {
  const names = words.value.botNames;
  const first = hash(id);
  return names[(first + seat) % names.length] ?? '';
};

/**
 * The name of a level. A game may have more levels than there are names; the others get a number, so that no two look
 * the same.
 */
export const levelName = (level: number): string =>
  words.value.levels[level] ?? words.value.levelNo(level + 1);

/** The second line of a seat: its name in this game, or the level of its bot. */
export const seatNote = (table: TableInfo, yours: readonly Seat[], seat: Seat): string => {
  const t = words.value;
  const sitter = table.seats[seat];
  if (sitter?.kind === 'bot') return t.botOf(levelName(sitter.level));
  if (sitter?.kind === 'person' && sitter.away) return t.table.botPlays;
  // The reader is here: the server may only know it a moment later.
  if (sitter?.kind === 'person' && !sitter.here && !yours.includes(seat)) return t.table.seatAway;
  const colour = colourOf(table.game, seat);
  return seatName(table, yours, seat) === colour ? '' : colour;
};
