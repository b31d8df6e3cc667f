import type { Seat } from '../../../../kernel/game.ts';
import type { Event, Placed } from '../../rules/state/types.ts';

/** The tiles of each seat's last placement, until its next one. */
export type LastPlaced = ReadonlyMap<Seat, readonly Placed[]>;

export const NONE_PLACED: LastPlaced = new Map();

export const placedAfter = (before: LastPlaced, events: readonly Event[]): LastPlaced => {
  const seats = new Set(events.flatMap((event) => (event.what === 'placed' ? [event.seat] : [])));
  return new Map([...before, ...[...seats].map((seat) => [seat, latestOn(events, seat)] as const)]);
};

/** Those that still lie there: a card may move a tile, and an event takes treasures away. */
export const stillOn = (tiles: readonly Placed[], placed: readonly Placed[] = []): readonly Placed[] =>
  placed.filter(({ tile, x, y }) => tiles.some((one) => one.tile === tile && one.x === x && one.y === y));

/** The tiles placed on a boat in the last step. */
export const latestOn = (events: readonly Event[], seat: Seat): readonly Placed[] =>
  events.flatMap((event) => (event.what === 'placed' && event.seat === seat ? [event] : []));
