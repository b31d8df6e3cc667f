import type { Seat } from '../../../../kernel/game.ts';
import type { Figure, FigureBox, FigureTile } from '../cards/figure.ts';
import type { Held, State, View } from './types.ts';

/** The content of a player's mat, as a figure that can be compared with a card. */
export const matOf = (table: View | State, seat: Seat): Figure => ({
  tiles: table.tiles.flatMap(({ breed, side, turn, place }): FigureTile[] =>
    place.in === 'mat' && place.seat === seat ? [{ breed, side, turn, at: place.at, z: place.z }] : [],
  ),
  box: boxOf(table, seat),
});

const boxOf = (table: View | State, seat: Seat): FigureBox | null => {
  const box = table.boxes[seat];
  if (box?.place.in !== 'mat') return null;
  const { at, z } = box.place;
  return { side: box.side, at, z, cat: boxCatOf(table, seat) };
};

/** The cat in a player's box, which is visible to all. */
export const boxCatOf = (table: View | State, seat: Seat): FigureBox['cat'] => {
  const slot = table.boxes[seat]?.cat ?? null;
  const card = slot === null ? undefined : table.cats[slot];
  if (!card) return null;
  return 'open' in card ? card.open : card.cat;
};

/** The thing in a player's paw. */
export const heldBy = (table: View | State, seat: Seat): Held | null => {
  const tile = table.tiles.find(({ place }) => place.in === 'paw' && place.seat === seat);
  if (tile) return { tile: tile.id };
  const slot = table.cats.findIndex(({ place }) => place.in === 'paw' && place.seat === seat);
  if (slot >= 0) return { cat: slot };
  return table.boxes[seat]?.place.in === 'paw' ? { box: true } : null;
};
