import type { Figure } from '../figure.ts';
import { breedOf } from '../notation.ts';
import type { Breed, Side, Target } from '../types.ts';
import type { TableWords } from '../words/table-words.ts';

/** "Brown cat, awake" */
export const catName = (words: TableWords, { breed, side }: { breed: Breed; side: Side }): string =>
  `${words.cats[breed]}, ${words.sides[side]}`;

/** All pieces of a figure in one sentence, for those who do not see it. */
export const figureName = (words: TableWords, { tiles, box }: Figure): string => {
  const cats = tiles.map((tile) => catName(words, tile));
  const boxed = box ? [`${words.boxes[box.side]}${box.cat ? ` (${words.lodgers[box.cat]})` : ''}`] : [];
  return [...boxed, ...cats].join('; ') || words.places.nothing;
};

/** What paws fight over. */
export const targetName = (words: TableWords, target: Target): string => {
  if (target.on === 'tile') return words.cats[breedOf(target.tile)];
  if (target.on === 'cat') return words.closedBox(target.slot + 1, false);
  return target.on === 'card' ? words.cardNo(target.place + 1) : words.splash;
};
