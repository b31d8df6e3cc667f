import type { Seat } from '../../../../kernel/game.ts';
import type { Event, Tile, TileId, View } from '../../rules/race/types.ts';

/** The way of a cat between its spot in the middle and a rival. */
export interface Trip {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly spot: number;
  readonly back: boolean; // to the middle
}

export type Spots = ReadonlyMap<TileId, number>;

export const spotsIn = ({ tiles }: View): Spots =>
  new Map(tiles.flatMap(({ id, place }) => (place.in === 'middle' ? [[id, place.spot]] : [])));

/** The cats that rivals have just grabbed or given back. My own are under my paw. */
export const tripsIn = (events: readonly Event[], before: Spots, view: View, me: Seat): readonly Trip[] =>
  events.flatMap((event): Trip[] => {
    if (event.what !== 'grabbed' && event.what !== 'returned') return [];
    const id = event.what === 'grabbed' ? event.tile : 'tile' in event.moved ? event.moved.tile : null;
    const tile = view.tiles.find((one) => one.id === id);
    const back = event.what === 'returned';
    const spot = tile && (back ? spotsIn(view) : before).get(tile.id);
    return tile && spot !== undefined && event.seat !== me ? [{ tile, seat: event.seat, spot, back }] : [];
  });
