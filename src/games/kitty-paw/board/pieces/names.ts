import type { Figure } from '../../rules/cards/figure.ts';
import { breedOf } from '../../rules/race/notation.ts';
import type { Point } from '../../rules/cards/lattice.ts';
import type { Breed, Side, Turn } from '../../rules/cards/pieces.ts';
import type { Target } from '../../rules/race/types.ts';
import type { TableWords } from '../../words/table-types.ts';

interface Pose {
  readonly breed: Breed;
  readonly side: Side;
  readonly turn: Turn;
}

/** "Exotic Shorthair, awake" */
export const shortName = (words: TableWords, { breed, side }: Omit<Pose, 'turn'>): string =>
  `${words.cats[breed]}, ${words.sides[side]}`;

/** "Exotic Shorthair, awake, 120°": everything that is visible. */
export const catName = (words: TableWords, pose: Pose): string =>
  `${shortName(words, pose)}, ${60 * pose.turn}°`;

const at = ({ u, v }: Point): string => ` (${u}, ${v})`;

/** All pieces of a figure with their places in one sentence: enough to build it without seeing it. */
export const figureName = (words: TableWords, { tiles, box }: Figure): string => {
  const cats = tiles.map((tile) => catName(words, tile) + at(tile.at));
  const guest = box?.cat ? `, ${words.boxCats[box.cat]}` : '';
  const boxed = box ? [`${words.boxes[box.side]}${guest}${at(box.at)}`] : [];
  return [...boxed, ...cats].join('; ') || words.places.nothing;
};

/** The name of a contested target. */
export const targetName = (words: TableWords, target: Target): string => {
  if (target.on === 'tile') return words.cats[breedOf(target.tile)];
  if (target.on === 'cat') return words.closedBox(target.slot + 1, false);
  return target.on === 'card' ? words.cardNo(target.place + 1) : words.splash;
};
