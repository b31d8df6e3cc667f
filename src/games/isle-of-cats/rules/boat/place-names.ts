import type { Placed } from '../state/types.ts';
import { cellsOf } from './cover.ts';
import { PLACES, ROOMS, ROOM_OF, cellAt, type Cell, type Room } from './grid.ts';

/** What people call a place on a boat: a letter for each column from the stern, a number for each row from the top. */
export const columnName = (x: number): string => String.fromCharCode('A'.charCodeAt(0) + x);
export const rowName = (y: number): string => String(y + 1);

export const cellCalled = (cell: Cell): string => {
  const { x, y } = PLACES[cell] ?? { x: 0, y: 0 };
  return `${columnName(x)}${rowName(y)}`;
};

export const roomAt = (cell: Cell): Room => ROOMS[ROOM_OF[cell] ?? 0] ?? 'D';

type RoomNames = Readonly<Record<Room, string>>;

const called = (rooms: RoomNames, cell: Cell): string => `${cellCalled(cell)} (${rooms[roomAt(cell)]})`;

/** A tile is said to be where its first cell is: the corner of its box may lie beside it, or beside the boat. */
export const tilePlace = (rooms: RoomNames, placed: Placed): string =>
  called(rooms, cellsOf(placed)[0] ?? cellAt(placed.x, placed.y));

export const placeCalled = (rooms: RoomNames, { x, y }: { readonly x: number; readonly y: number }): string =>
  called(rooms, cellAt(x, y));
