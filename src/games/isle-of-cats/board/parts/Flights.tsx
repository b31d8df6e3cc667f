import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { TileId } from '../../rules/state/types.ts';
import { drawnTurn, type Direction } from '../boat/direction.ts';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';
import { TilePicture } from '../tiles/TileArt.tsx';

interface Flight {
  readonly key: string;
  readonly tile: TileId;
  readonly turn: number;
  readonly cell: number; // pixels per cell of the flying picture
  readonly sizes: readonly [number, number, number]; // of the picture on its way: at the shelf, high up, at the boat
  readonly ms: number;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly own: boolean;
}

interface FlightsProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly direction: Direction; // of my boat
}

/**
 * Tiles that rivals take fly from their shelf to the rival's boat; a tile that I take flies to the place where it is shown
 * on my boat. Nothing waits for a flight, and a pointer does not meet it.
 */
export const Flights = ({ props, plan, direction }: FlightsProps): JSX.Element => {
  const { scene, settings } = props;
  const shelves = useRef<ReadonlyMap<TileId, DOMRect>>(new Map());
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const flies = settings.motion === 'full';
  const begin = (begun: readonly Flight[]): void => {
    if (begun.length > 0) setFlights(begun);
  };
  // After the paint: to measure before it would lay out the page once more with every move.
  useEffect(() => {
    if (!flies) return;
    const before = shelves.current;
    shelves.current = tilesOnShelves();
    begin(flightsOf(props, before));
  }, [scene.seq, flies]);
  const { tile, spot } = plan.holding;
  const arrived = useRef<TileId | null>(null); // a pointer may leave the boat and come back with the same tile
  useLayoutEffect(() => {
    if (flies && tile && spot && arrived.current !== tile)
      begin(ownFlight(tile, drawnTurn(direction, spot.turn)));
    if (!tile || spot) arrived.current = tile;
  }, [tile, spot !== null]);
  const land = (key: string): void => setFlights((all) => all.filter((one) => one.key !== key));
  return (
    <div class="isle-flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.key} flight={flight} land={() => land(flight.key)} />
      ))}
    </div>
  );
};

const tilesOnShelves = (): ReadonlyMap<TileId, DOMRect> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('.isle-take')].map((button) => [
      button.dataset['tile'] ?? '',
      button.getBoundingClientRect(),
    ]),
  );

const flightsOf = ({ scene, seat }: IsleProps, before: ReadonlyMap<TileId, DOMRect>): readonly Flight[] =>
  scene.events.flatMap((event): Flight[] => {
    if (event.what !== 'placed' || event.seat === nearSeat(seat)) return [];
    const from = before.get(event.tile);
    const boat = document.querySelector(`[data-boat="${event.seat}"]`);
    const to = (boat?.querySelector('.piece-frame--last') ?? boat)?.getBoundingClientRect();
    if (!from || !to) return [];
    const { tile } = event;
    const look = { turn: restingTurn(tile), cell: 16, sizes: [1, 1.3, 0.5], ms: 560 } as const;
    return [{ key: `${scene.seq} ${tile}`, tile, ...look, from, to, own: false }];
  });

const HELD = '.isle-held';

/** A tile that is dragged is under the pointer already. */
const ownFlight = (tile: TileId, turn: number): readonly Flight[] => {
  if (document.querySelector('.isle-float')) return []; // before it measures, which makes the browser lay out the page
  const from = document.querySelector(`.isle-take[data-tile="${tile}"]`)?.getBoundingClientRect();
  // The line around the tile: the tile itself has parts that are drawn larger and cut off.
  const to = document.querySelector(`${HELD} .piece-frame__line`)?.getBoundingClientRect();
  if (!from || !to) return [];
  const cell = to.width / pictureOf(tile, turn).width;
  const small = Math.min(1, from.height / to.height, from.width / to.width);
  return [{ key: `own ${tile}`, tile, turn, cell, sizes: [small, 1.1, 1], ms: 280, from, to, own: true }];
};

const middleOf = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

const Flying = ({ flight, land }: { flight: Flight; land: () => void }): JSX.Element => {
  const { tile, turn, cell, sizes, ms } = flight;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [[x, y], [toX, toY]] = [middleOf(flight.from), middleOf(flight.to)];
    const at = (left: number, top: number, scale: number): Keyframe => ({
      transform: `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`,
    });
    const flying = box.current?.animate(
      [
        at(x, y, sizes[0]),
        { ...at((x + toX) / 2, Math.min(y, toY) - 30, sizes[1]), offset: 0.45 },
        at(toX, toY, sizes[2]),
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    );
    // The tile is seen once: at its place only when the flight is over.
    if (flight.own) document.querySelector(HELD)?.animate([{ opacity: 0 }, { opacity: 0 }], ms);
    if (flying) flying.onfinish = land;
  }, []);
  return (
    <div class="isle-flight" ref={box}>
      <TilePicture tile={tile} turn={turn} cell={cell} />
    </div>
  );
};
