import type { Viewer } from '../../../../kernel/game.ts';
import { COMMON_SHAPES, tileOf } from '../../rules/boat/tiles.ts';
import { PRICES, offer } from '../../rules/island/island.ts';
import { rareShapes } from '../../rules/island/treasures.ts';
import type { TileId, View } from '../../rules/state/types.ts';
import { decisionOf } from '../plan/moment.ts';

/** A tile on a shelf: a single one, or one of several alike. */
export interface Shelved {
  readonly tile: TileId;
  readonly count: number | null; // the number of equal tiles, where it matters
  readonly place: number | null; // the number of its place in solo matches, which the sister's cards refer to
}
export interface Shelf {
  readonly id: 'left' | 'right' | 'island' | 'kittens' | 'treasures' | 'oshax' | 'drawn';
  readonly fish: readonly number[]; // the price of a tile; a second price if two are cheaper
  readonly tiles: readonly Shelved[];
}

/** The content of the stage on a phone: the boat, cards to choose from, or a shelf of the island. */
export type StageContent = 'boat' | 'cards' | Shelf['id'];

const single = (tile: TileId): Shelved => ({ tile, count: null, place: null });

const field = (view: View, id: 'left' | 'right', before: number): Shelf => ({
  id,
  fish: [PRICES[id]],
  tiles: view[id].map((tile, i) => ({ tile, count: null, place: view.sister ? before + i + 1 : null })),
});

const treasures = (view: View): Shelf => ({
  id: 'treasures',
  fish: [],
  tiles: [
    ...COMMON_SHAPES.flatMap((tile, i) => {
      const count = view.common[i] ?? 0;
      return count > 0 ? [{ tile, count, place: null }] : [];
    }),
    ...rareShapes(view).map((tile, i) => ({
      tile,
      count: view.rare.filter((one) => tileOf(one).shape === tile).length,
      place: view.sister ? i + 1 : null,
    })),
  ],
});

/** The tiles of a decision that lie on no other shelf. */
const drawn = (view: View, viewer: Viewer): Shelf | null => {
  const decision = decisionOf(view, viewer);
  if (decision?.ask === 'drawn-tile') return { id: 'drawn', fish: [], tiles: [single(decision.tile)] };
  if (decision?.ask === 'sort' || decision?.ask === 'kittens')
    return { id: 'drawn', fish: [], tiles: decision.tiles.map(single) };
  return decision?.ask === 'rat' ? { id: 'drawn', fish: [], tiles: [single('rat')] } : null;
};

/** All shelves of the island, in the order in which they are shown. */
export const shelvesOf = (view: View, viewer: Viewer): readonly Shelf[] => {
  const family = view.options.mode === 'family';
  const around: Shelf = { id: 'island', fish: [], tiles: [...view.left, ...view.right].map(single) };
  const fields = family ? [around] : [field(view, 'left', 0), field(view, 'right', view.left.length)];
  const kittens: Shelf = {
    id: 'kittens',
    fish: family ? [] : [PRICES.kitten, PRICES.twoKittens],
    tiles: view.kittens.map(single),
  };
  const oshax: Shelf = {
    id: 'oshax',
    fish: [],
    tiles: view.oshax.map((tile, i) => ({ tile, count: null, place: view.sister ? i + 1 : null })),
  };
  const asksOshax = decisionOf(view, viewer)?.ask === 'oshax';
  const own = drawn(view, viewer);
  return [
    ...(own ? [own] : []),
    ...(asksOshax ? [oshax] : []),
    ...fields,
    ...(view.options.kittens ? [kittens] : []),
    treasures(view),
    ...(!asksOshax && !family ? [oshax] : []),
  ];
};

/** The price of a tile, if it differs from the other tiles of its shelf. */
export const ownPrice = (view: View, { fish }: Shelf, tile: TileId): number | null => {
  const price = tileOf(tile).kind === 'beast' ? (offer(view, tile)?.fish ?? null) : null;
  return price !== null && price !== fish[0] ? price : null;
};
