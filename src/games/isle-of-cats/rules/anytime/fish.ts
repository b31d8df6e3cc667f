import { COUNTS, type CountKey } from '../cards/counts.ts';
import type { Effect } from '../cards/discovery.ts';
import { boatOf } from '../island/lesson-points.ts';
import { COLOURS, type Belongings, type Colour } from '../state/types.ts';

type FishPerThing = 'fish-per-oshax' | 'fish-per-rare' | 'fish-per-common';
const PER_THING: Readonly<Record<FishPerThing, { readonly fish: number; readonly counts: CountKey }>> = {
  'fish-per-oshax': { fish: 2, counts: 'oshax' },
  'fish-per-rare': { fish: 2, counts: 'rare-treasures' },
  'fish-per-common': { fish: 1, counts: 'common-treasures' },
};
export const BASKET_PRICE = 5; // [A8]

/** Cards that do nothing but give fish: those may be played even while cards are being bought. */
const FISH_ONLY: ReadonlySet<Effect> = new Set<Effect>([
  'fish-per-oshax',
  'fish-per-rare',
  'fish-per-common',
  'fish-per-colour',
  'fish-per-lesson',
  'fish-per-cat',
  'sell-basket',
]);
export const givesFishOnly = (effect: Effect): boolean => FISH_ONLY.has(effect);

const catsOf = (owner: Belongings, colour: Colour): number =>
  boatOf(owner).cats.filter(({ tile }) => tile.colour === colour).length;

/** The number of fish that a card gives; null if it is no fish card. [A4] */
export const fishFrom = (
  effect: Effect,
  owner: Belongings,
  privateLessons: number,
  colour: Colour | null,
): number | null => {
  switch (effect) {
    case 'fish-per-oshax':
    case 'fish-per-rare':
    case 'fish-per-common': {
      const { fish, counts } = PER_THING[effect];
      return fish * COUNTS[counts].of({ ...NOTHING, boat: boatOf(owner) });
    }
    case 'fish-per-colour':
      return COLOURS.filter((c) => catsOf(owner, c) > 0).length;
    case 'fish-per-lesson':
      return privateLessons;
    case 'fish-per-cat':
      // The largest number is taken automatically. Only in solo matches the player chooses, because a lesson of the
      // sister may punish fish.
      return colour ? catsOf(owner, colour) : Math.max(...COLOURS.map((c) => catsOf(owner, c)));
    case 'sell-basket':
      return owner.baskets > 0 ? BASKET_PRICE : 0;
    case 'place-anywhere':
    case 'draw-two':
    case 'draw-three':
    case 'draw-tile':
    case 'move-cats':
    case 'extra-rescue':
    case 'draw-four-tiles':
    case 'basket':
    case 'basket-for-lessons':
    case 'basket-for-treasures':
      break;
  }
  return null;
};

const NOTHING = { fish: 0, baskets: 0, privateLessons: 0, first: false, toBeat: 0, colour: null };
