import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { CubeCat } from '../art/CubeCat.tsx';
import { BREED_LOOKS } from '../pieces/looks.ts';
import { frameOf } from '../pieces/Piece.tsx';
import type { RaceProps } from '../props/props.ts';
import { spotsIn, tripsIn, type Spots, type Trip } from './trips.ts';

interface Flight extends Trip {
  readonly key: string;
  readonly middle: DOMRect;
  readonly rival: DOMRect;
}

interface FlightsProps {
  readonly props: RaceProps;
  readonly me: Seat;
}

/** Cats that rivals grab fly from the middle to their mats, and back. Nothing waits for them, and a paw reaches through them. */
export const Flights = ({ props: { scene, settings }, me }: FlightsProps): JSX.Element => {
  const spots = useRef<Spots>(new Map());
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  // After the paint: measuring before it would lay out the page once more in the middle of a race.
  useEffect(() => {
    const trips = tripsIn(scene.events, spots.current, scene.view, me);
    spots.current = spotsIn(scene.view);
    if (settings.motion === 'calm' || trips.length === 0) return;
    const begun = trips.flatMap((trip) => measured(trip, scene.seq));
    setFlights((all) => [...all, ...begun]);
  }, [scene.seq]);
  const land = (key: string): void => setFlights((all) => all.filter((one) => one.key !== key));
  return (
    <div class="paw-flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.key} flight={flight} land={() => land(flight.key)} />
      ))}
    </div>
  );
};

const measured = (trip: Trip, seq: number): readonly Flight[] => {
  const middle = document.querySelectorAll('.paw-spot')[trip.spot]?.getBoundingClientRect();
  const rival = document
    .querySelector(`[data-rival="${trip.seat}"] .paw-rival__mat`)
    ?.getBoundingClientRect();
  return middle && rival ? [{ ...trip, key: `${seq} ${trip.tile.id}`, middle, rival }] : [];
};

const LASTS = 280; // ms
const SMALL = 0.4; // at the mat of a rival

const Flying = ({ flight, land }: { flight: Flight; land: () => void }): JSX.Element => {
  const { tile, middle, rival, back } = flight;
  const box = useRef<HTMLSpanElement>(null);
  const size = Math.min(middle.width, middle.height, 108);
  useLayoutEffect(() => {
    const at = ({ left, top, width, height }: DOMRect, scale: number): Keyframe => ({
      transform: `translate(${left + (width - size) / 2}px, ${top + (height - size) / 2}px) scale(${scale})`,
    });
    const frames = [at(middle, 1), at(rival, SMALL)];
    const timing = { duration: LASTS, easing: 'cubic-bezier(0.3, 0, 0.3, 1)', fill: 'both' } as const;
    const flying = box.current?.animate(back ? frames.toReversed() : frames, timing);
    if (flying) flying.onfinish = land;
    // The cat is seen once: in the middle only when it has come back. It can be grabbed at once.
    if (back)
      document
        .querySelector(`[data-grip="tile ${tile.id}"] > svg`)
        ?.animate([{ opacity: 0 }, { opacity: 0 }], LASTS);
  }, []);
  const { breed, side, turn } = tile;
  return (
    <span class="paw-flight" ref={box}>
      <svg viewBox={frameOf({ kind: 'tile', breed, side, turn })} width={size} height={size}>
        <CubeCat breed={BREED_LOOKS[breed]} awake={side === 'a'} turn={turn} small />
      </svg>
    </span>
  );
};
