import type { Seat } from '../../../../kernel/game.ts';
import type { Figure, FigureBox, FigureTile } from '../cards/figure.ts';
import type { Held, State, View } from './types.ts';

/** What lies on a player's mat, as a figure that can be compared with a card. */
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
  return { side: box.side, at, z, cat: lodgerOf(table, seat) };
};

/** Who sits in a player's box: it lies open there. */
export const lodgerOf = (table: View | State, seat: Seat): FigureBox['cat'] => {
  const slot = table.boxes[seat]?.cat ?? null;
  const card = slot === null ? undefined : table.cats[slot];
  if (!card) return null;
  return 'open' in card ? card.open : card.cat;
};

/** What is in a player's paw. */
export const heldBy = (table: View | State, seat: Seat): Held | null => {
  const tile = table.tiles.find(({ place }) => place.in === 'paw' && place.seat === seat);
  if (tile) return { tile: tile.id };
  const slot = table.cats.findIndex(({ place }) => place.in === 'paw' && place.seat === seat);
  if (slot >= 0) return { cat: slot };
  return table.boxes[seat]?.place.in === 'paw' ? { box: true } : null;
};
