import type { NewSeat, NewTable } from '../../protocol/api.ts';
import type { Seat } from '../../kernel/game.ts';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { movedByOne } from '../../table/rematch.ts';
import type { LevelStep } from './source.ts';

/** True if nobody has to be asked: all other seats are bots. */
export const onlyBotsElse = ({ seats }: Pick<TableInfo, 'seats'>, yours: readonly Seat[]): boolean =>
  yours.length > 0 && seats.every(({ kind }, seat) => kind === 'bot' || yours.includes(seat));

/** The same table once more with bots some levels easier or harder, and somebody else begins. */
export const withOtherBots = (table: TableInfo, by: LevelStep): NewTable => {
  const { game, options, seats, listed, clock, allows, rated } = table;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return {
    game,
    options,
    seats: movedByOne(seats).map((seat) => stepped(seat, by, people > 1)),
    listed,
    clock,
    ...(allows && { allows }),
    ...(rated && { rated }),
  };
};

const stepped = (seat: SeatInfo, by: LevelStep, named: boolean): NewSeat => {
  if (seat.kind === 'bot') return { kind: 'bot', level: Math.max(0, seat.level + by) };
  return seat.kind === 'person' && named ? { kind: 'me', name: seat.name } : { kind: 'me' };
};
