import type { Placed } from '../state/types.ts';
import { cellsOf } from './cover.ts';
import { PLACES, ROOMS, ROOM_OF, cellAt, type Cell, type Room } from './grid.ts';

/** The name of a place on a boat: a letter for the column from the stern, a number for the row from the top. */
export const columnName = (x: number): string => String.fromCharCode('A'.charCodeAt(0) + x);
export const rowName = (y: number): string => String(y + 1);

export const cellCalled = (cell: Cell): string => {
  const { x, y } = PLACES[cell] ?? { x: 0, y: 0 };
  return `${columnName(x)}${rowName(y)}`;
};

export const roomAt = (cell: Cell): Room => ROOMS[ROOM_OF[cell] ?? 0] ?? 'D';

type RoomNames = Readonly<Record<Room, string>>;

const called = (rooms: RoomNames, cell: Cell): string => `${cellCalled(cell)} (${rooms[roomAt(cell)]})`;

/** The place of a tile is that of its first cell, because the corner of its box may be empty or outside the boat. */
export const tilePlace = (rooms: RoomNames, placed: Placed): string =>
  called(rooms, cellsOf(placed)[0] ?? cellAt(placed.x, placed.y));

export const placeCalled = (rooms: RoomNames, { x, y }: { readonly x: number; readonly y: number }): string =>
  called(rooms, cellAt(x, y));
