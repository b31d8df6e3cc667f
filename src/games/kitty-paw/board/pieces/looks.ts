import type { Coat } from '../../../../web/art/base/coats.ts';
import type { CubeBreed } from '../art/breeds.ts';
import type { Breed, BoxCat } from '../../rules/cards/pieces.ts';

export const BREED_LOOKS: Readonly<Record<Breed, CubeBreed>> = {
  J: 'bobtail',
  E: 'exotic',
  R: 'russian',
  A: 'american',
  D: 'domestic',
  B: 'bombay',
  P: 'persian',
};

/** The coat of each cat that lives in a box; null is the dog. */
export const BOX_CAT_COATS: Readonly<Record<BoxCat, Coat | null>> = {
  C1: 'siamese',
  C2: 'tuxedo',
  C3: 'cream',
  C4: 'calico',
  C5: 'grey',
  C6: 'brown',
  C7: 'ginger',
  DOG: null,
};

export const COATS_BY_SEAT: readonly Coat[] = ['ginger', 'grey', 'cream', 'tuxedo'];
