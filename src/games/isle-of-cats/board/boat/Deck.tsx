import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { NEIGHBOURS, PLACES, ROOMS, ROOM_OF, type Cell, type Room } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { COLOURS } from '../../rules/state/types.ts';
import { CELL, RIM, corner, onScreen, placeOf, type Lie } from './lie.ts';
import { outline } from './outline.ts';
import { RoomSign, TreasureMap } from '../tiles/BoatMarks.tsx';
import { PrintedRat } from '../tiles/Rats.tsx';

interface DeckProps {
  readonly boat: number; // the number of the printed boat
  readonly lie: Lie;
}

const shift = (d: string): JSX.Element => <path d={d} transform={`translate(${RIM} ${RIM})`} />;

const cellsOn = (lie: Lie): { x: number; y: number }[] => PLACES.map((place) => onScreen(lie, place));

/** The print of a boat: planks, rooms, rats and maps. It never changes, so it is drawn once. */
const DeckOnce = ({ boat, lie }: DeckProps): JSX.Element => {
  const { rats, maps } = layout(boat);
  const hull = outline(cellsOn(lie), CELL, 0.1);
  return (
    <g class="deck" aria-hidden="true">
      <g class="deck__hull">{shift(hull)}</g>
      <g class="deck__rail">{shift(hull)}</g>
      <g class="deck__floor">{shift(hull)}</g>
      {ROOMS.map((room, i) => (
        <path key={room} class={`deck__room deck__room--${room}`} d={roomPath(lie, i)} />
      ))}
      <path class="deck__walls" d={wallsPath(lie)} />
      {Object.entries(SIGN_CELLS).map(([room, at]) => (
        <Inside key={room} at={at} lie={lie}>
          <RoomSign room={room as Room} />
        </Inside>
      ))}
      {rats.map((cell) => (
        <Inside key={cell} at={placeOf(cell)} lie={lie}>
          <PrintedRat />
        </Inside>
      ))}
      {COLOURS.map((colour) => (
        <Inside key={colour} at={placeOf(maps[colour])} lie={lie}>
          <TreasureMap colour={colour} />
        </Inside>
      ))}
    </g>
  );
};
export const Deck = memo(DeckOnce);

interface InsideProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly lie: Lie;
  readonly children: JSX.Element;
}

/** A picture inside one cell. It stays upright when the boat is turned. */
const Inside = ({ at, lie, children }: InsideProps): JSX.Element => {
  const { x, y } = corner(lie, at);
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

const roomPath = (lie: Lie, room: number): string =>
  PLACES.flatMap((place, cell) => {
    if (ROOM_OF[cell] !== room) return [];
    const { x, y } = corner(lie, place);
    return [`M${x + 12} ${y + 3}h76q9 0 9 9v76q0 9-9 9h-76q-9 0-9-9v-76q0-9 9-9z`];
  }).join('');

/** The walls: borders between cells of different rooms. */
const wallsPath = (lie: Lie): string =>
  PLACES.flatMap((place, cell) =>
    (NEIGHBOURS[cell] ?? [])
      .filter((next) => next > cell && ROOM_OF[next] !== ROOM_OF[cell])
      .map((next) => wallBetween(lie, place, next)),
  ).join('');

const wallBetween = (lie: Lie, place: { x: number; y: number }, next: Cell): string => {
  const [a, b] = [corner(lie, place), corner(lie, placeOf(next))];
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return a.x === b.x ? `M${x} ${y}h${CELL}` : `M${x} ${y}v${CELL}`;
};
