import { useMemo, useState } from 'preact/hooks';
import { useForMoment } from '../../../../web/kit/useForMoment.ts';
import { cellsOf, legalSpots } from '../../rules/boat/cover.ts';
import { PLACES, type Cell } from '../../rules/boat/grid.ts';
import type { Placed, Spot, TileId } from '../../rules/state/types.ts';
import { aimAt, movedBy, turnedAt } from './aim.ts';
import { lowest, restingTurn, type Point } from './turning.ts';

/** A tile in hand, its turn, and its place on the boat. */
export interface Holding {
  readonly tile: TileId | null;
  readonly own: boolean; // taken by the player, so it may be put back
  readonly turn: number; // as the player turned it; a lower turn may look the same
  readonly spot: Spot | null; // its place on the boat
  readonly set: boolean; // put down there, and waits for the second tap
  readonly fits: boolean; // legal at this place
  readonly reach: ReadonlySet<Cell>; // every cell that it can cover in any turn
  readonly lights: ReadonlySet<Cell>; // cells over which it fits in this turn
  readonly hold: (tile: TileId | null, at?: Spot) => void;
  readonly turnTo: (turn: number) => void;
  readonly over: (cell: Cell | null) => void; // the pointer or the focus enters a cell, or leaves (null)
  readonly put: (cell: Cell) => Spot | null;
  readonly shift: (by: Point, from?: Spot) => Spot | null; // returns the place before
  readonly letGo: () => void;
}

export interface Boat {
  readonly tiles: readonly Placed[];
  readonly anywhere: (tile: TileId) => boolean; // true if it need not touch another tile
  readonly may: (tile: TileId) => boolean; // true if it may be placed now
}

const EMPTY: ReadonlySet<Cell> = new Set();

/** The given turn, or the first in which the tile fits somewhere. */
const firstTurn = (spots: readonly Spot[], turn: number): number =>
  spots.some((spot) => spot.turn === turn) ? turn : (spots[0]?.turn ?? turn);

/** The place nearest to the middle of the boat, for players without a pointer. */
const nearMiddle = (spots: readonly Spot[], turn: number): Spot | null =>
  spots
    .filter((spot) => spot.turn === turn)
    .toSorted((a, b) => Math.hypot(a.x - 9, a.y - 3) - Math.hypot(b.x - 9, b.y - 3))[0] ?? null;

interface HoldingOptions {
  readonly boat: Boat;
  readonly offered: TileId | null; // put into the hand automatically
  readonly atOnce: boolean; // show it on the boat at once, without a pointer
  readonly key: string; // when it changes, the tile is put back
}

/** The stored state of the tile in hand. */
interface Hand {
  readonly tile: TileId | null;
  readonly own: boolean;
  readonly turn: number;
  readonly spot: Spot | null; // where it was put down
}

const spotsOf = (boat: Boat, tile: TileId | null): readonly Spot[] =>
  tile && boat.may(tile) ? legalSpots(boat.tiles, tile, boat.anywhere(tile)) : [];

/** The state of a tile that was just taken. */
const untouched = (tile: TileId | null, spots: readonly Spot[], atOnce: boolean): Hand => {
  if (tile === null) return { tile, own: false, turn: 0, spot: null };
  const turn = firstTurn(spots, restingTurn(tile));
  return { tile, own: false, turn, spot: atOnce ? nearMiddle(spots, turn) : null };
};

export const useHolding = ({ boat, offered, atOnce, key }: HoldingOptions): Holding => {
  const [left, setHand] = useForMoment<Hand | null>(key, null);
  const [looked, setLooked] = useState<Cell | null>(null);
  const tile = left?.own ? left.tile : offered;
  const spots = useMemo(() => spotsOf(boat, tile), [boat, tile]);
  const hand = left && left.tile === tile ? left : untouched(tile, spots, atOnce);
  const { turn, spot } = hand;
  const names = useMemo(() => new Set(spots.map(nameOf)), [spots]);
  const fitsAt = (at: Spot): boolean => names.has(nameOf(at));
  const take = (next: TileId | null, at?: Spot): void => {
    if (next === null) setHand({ tile: offered, own: false, turn, spot: null });
    else if (at) setHand({ tile: next, own: true, turn: at.turn, spot: at });
    else setHand({ ...untouched(next, spotsOf(boat, next), atOnce), own: true });
  };
  const pointed = tile && looked !== null && !spot ? aimAt(tile, turn, placeOf(looked), fitsAt) : null;
  const shown = tile ? (spot ?? pointed) : null;
  const reach = useMemo(() => coveredBy(tile, spots), [tile, spots]);
  const lights = useMemo(() => {
    if (!tile || spots.length === 0) return EMPTY;
    return new Set([...reach].filter((cell) => fitsAt(aimAt(tile, turn, placeOf(cell), fitsAt))));
  }, [tile, turn, spots]);
  return {
    tile,
    own: hand.own,
    turn,
    spot: shown,
    set: tile !== null && spot !== null,
    fits: shown !== null && fitsAt(shown),
    reach,
    lights,
    hold: take,
    turnTo: (next) => {
      const there = tile && spot ? turnedAt(tile, { ...spot, turn }, next) : spot;
      setHand({ ...hand, turn: next, spot: there });
    },
    over: setLooked,
    put: (cell) => {
      if (!tile) return null;
      const at = aimAt(tile, turn, placeOf(cell), fitsAt);
      setHand({ ...hand, spot: at });
      return at;
    },
    shift: (by, start) => {
      if (!tile) return null;
      const turnNow = lowest(tile, turn);
      const from = start ?? shown ?? nearMiddle(spots, turnNow) ?? { x: 9, y: 3, turn: turnNow };
      setHand({ ...hand, spot: movedBy(tile, { ...from, turn: turnNow }, by) });
      return from;
    },
    letGo: () => take(null),
  };
};

const placeOf = (cell: Cell): Point => PLACES[cell] ?? { x: 0, y: 0 };
const nameOf = ({ x, y, turn }: Spot): string => `${x} ${y} ${turn}`;

const coveredBy = (tile: TileId | null, spots: readonly Spot[]): ReadonlySet<Cell> =>
  tile ? new Set(spots.flatMap((at) => cellsOf({ tile, ...at }))) : EMPTY;
