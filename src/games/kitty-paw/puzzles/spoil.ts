import type { Rng } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/random.ts';
import { stackedIn, type Figure, type FigureTile } from '../rules/cards/figure.ts';
import { DIRECTIONS, plus } from '../rules/cards/lattice.ts';

/** Puts a mistake into a picture, one of those that people make: turned, turned over, beside its place, or above instead of below. */
export const spoil = (figure: Figure, rng: Rng): Figure => {
  const under = stackedIn(figure);
  const ways = under.length > 0 ? [turned, over, aside, swapped] : [turned, over, aside];
  return pick(rng, ways)(figure, rng);
};

type Spoiling = (figure: Figure, rng: Rng) => Figure;

const oneTile = (change: (tile: FigureTile, rng: Rng) => Partial<FigureTile>): Spoiling => {
  return (figure, rng) => {
    const chosen = pick(rng, figure.tiles);
    const tiles = figure.tiles.map((tile) => (tile === chosen ? { ...tile, ...change(tile, rng) } : tile));
    return { ...figure, tiles };
  };
};

const turned = oneTile(({ turn }, rng) => ({ turn: (turn + 1 + rng.int(5)) % 6 }));
const over = oneTile(({ side }) => ({ side: side === 'a' ? 's' : 'a' }));
const aside = oneTile(({ at }, rng) => ({ at: plus(at, pick(rng, DIRECTIONS)) }));

/** Of two pieces that overlap, the lower one lies above. */
const swapped: Spoiling = ({ tiles, box }, rng) => {
  const [low, high] = pick(rng, stackedIn({ tiles, box }));
  const height = (name: string): number =>
    (name === 'box' ? box : tiles.find(({ breed }) => breed === name))?.z ?? 0;
  const [below, above] = [height(low), height(high)];
  const heightOf = (name: string, z: number): number => (name === low ? above : name === high ? below : z);
  return {
    tiles: tiles.map((tile) => ({ ...tile, z: heightOf(tile.breed, tile.z) })),
    box: box && { ...box, z: heightOf('box', box.z) },
  };
};
