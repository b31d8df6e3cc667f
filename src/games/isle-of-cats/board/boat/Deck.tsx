import type { JSX } from 'preact';
import { memo } from '../../../../web/art/base/memo.ts';
import { NEIGHBOURS, PLACES, ROOMS, ROOM_OF, type Cell, type Room } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { CELL, RIM, corner, onScreen, placeOf, type Direction } from './direction.ts';
import { outline } from './outline.ts';
import { RoomSign, TreasureMap } from '../tiles/BoatMarks.tsx';
import { PrintedRat } from '../tiles/Rats.tsx';

interface DeckProps {
  readonly boat: number; // the number of the printed boat
  readonly direction: Direction;
}

const shift = (d: string): JSX.Element => <path d={d} transform={`translate(${RIM} ${RIM})`} />;

const cellsOn = (direction: Direction): { x: number; y: number }[] =>
  PLACES.map((place) => onScreen(direction, place));

/** The print of a boat: planks, rooms, rats and maps. It never changes, so it is drawn once. */
const DeckOnce = ({ boat, direction }: DeckProps): JSX.Element => {
  const { rats, maps } = layout(boat);
  const hull = outline(cellsOn(direction), CELL, 0.1);
  return (
    <g class="deck" aria-hidden="true">
      <g class="deck__hull">{shift(hull)}</g>
      <g class="deck__rail">{shift(hull)}</g>
      <g class="deck__floor">{shift(hull)}</g>
      {ROOMS.map((room, i) => (
        <path key={room} class={`deck__room deck__room--${room}`} d={roomPath(direction, i)} />
      ))}
      <path class="deck__walls" d={wallsPath(direction)} />
      {Object.entries(SIGN_CELLS).map(([room, at]) => (
        <Inside key={room} at={at} direction={direction}>
          <RoomSign room={room as Room} />
        </Inside>
      ))}
      {rats.map((cell) => (
        <Inside key={cell} at={placeOf(cell)} direction={direction}>
          <PrintedRat />
        </Inside>
      ))}
      {COLOURS.map((colour) => (
        <Inside key={colour} at={placeOf(maps[colour])} direction={direction}>
          <TreasureMap colour={colour} />
        </Inside>
      ))}
    </g>
  );
};
export const Deck = memo(DeckOnce);

interface InsideProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly direction: Direction;
  readonly children: JSX.Element;
}

/** A picture inside one cell. It stays upright when the boat is turned. */
const Inside = ({ at, direction, children }: InsideProps): JSX.Element => {
  const { x, y } = corner(direction, at);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
};

/** The cells with the signs of the rooms: where possible, cells without a rat or a map on all boats. */
const SIGN_CELLS: Readonly<Record<Exclude<Room, 'D'>, { readonly x: number; readonly y: number }>> = {
  P: { x: 2, y: 4 },
  p: { x: 20, y: 4 },
  M: { x: 7, y: 1 },
  m: { x: 8, y: 7 },
  A: { x: 9, y: 5 },
  C: { x: 17, y: 3 },
};

const roomPath = (direction: Direction, room: number): string =>
  PLACES.flatMap((place, cell) => {
    if (ROOM_OF[cell] !== room) return [];
    const { x, y } = corner(direction, place);
    return [`M${x + 12} ${y + 3}h76q9 0 9 9v76q0 9-9 9h-76q-9 0-9-9v-76q0-9 9-9z`];
  }).join('');

/** The walls: borders between cells of different rooms. */
const wallsPath = (direction: Direction): string =>
  PLACES.flatMap((place, cell) =>
    (NEIGHBOURS[cell] ?? [])
      .filter((next) => next > cell && ROOM_OF[next] !== ROOM_OF[cell])
      .map((next) => wallBetween(direction, place, next)),
  ).join('');

const wallBetween = (direction: Direction, place: { x: number; y: number }, next: Cell): string => {
  const [a, b] = [corner(direction, place), corner(direction, placeOf(next))];
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return a.x === b.x ? `M${x} ${y}h${CELL}` : `M${x} ${y}v${CELL}`;
};
