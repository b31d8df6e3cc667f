import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nearSeat } from '../../../../web/kit/board.ts';
import type { TileId } from '../../rules/state/types.ts';
import { restingTurn } from '../plan/turning.ts';
import type { IsleProps } from '../props/props.ts';
import { TilePicture } from '../tiles/TileArt.tsx';

interface Flight {
  readonly key: string;
  readonly tile: TileId;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

const MS = 560;
const CELL = 16; // pixels per cell of the flying picture

/**
 * Tiles that rivals take fly from their shelf to the rival's boat. Nothing waits for a flight, and a pointer does not
 * meet it.
 */
export const Flights = ({ props }: { props: IsleProps }): JSX.Element => {
  const { scene, settings } = props;
  const shelves = useRef<ReadonlyMap<TileId, DOMRect>>(new Map());
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useLayoutEffect(() => {
    const before = shelves.current;
    shelves.current = tilesOnShelves();
    const begun = settings.motion === 'full' ? flightsOf(props, before) : [];
    if (begun.length > 0) setFlights(begun);
  }, [scene.seq]);
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
  scene.events.flatMap((event) => {
    if (event.what !== 'placed' || event.seat === nearSeat(seat)) return [];
    const from = before.get(event.tile);
    const boat = document.querySelector(`[data-boat="${event.seat}"]`);
    const to = (boat?.querySelector('.piece-frame--last') ?? boat)?.getBoundingClientRect();
    return from && to ? [{ key: `${scene.seq} ${event.tile}`, tile: event.tile, from, to }] : [];
  });

const middleOf = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

const Flying = ({ flight, land }: { flight: Flight; land: () => void }): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [[x, y], [toX, toY]] = [middleOf(flight.from), middleOf(flight.to)];
    const at = (left: number, top: number, scale: number): Keyframe => ({
      transform: `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`,
    });
    const flying = box.current?.animate(
      [at(x, y, 1), { ...at((x + toX) / 2, Math.min(y, toY) - 30, 1.3), offset: 0.45 }, at(toX, toY, 0.5)],
      { duration: MS, easing: 'ease-in-out', fill: 'both' },
    );
    if (flying) flying.onfinish = land;
  }, []);
  return (
    <div class="isle-flight" ref={box}>
      <TilePicture tile={flight.tile} turn={restingTurn(flight.tile)} cell={CELL} />
    </div>
  );
};
