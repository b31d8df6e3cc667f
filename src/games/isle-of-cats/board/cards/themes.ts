import type { CountKey } from '../../rules/cards/counts.ts';
import type { Room } from '../../rules/boat/grid.ts';
import type { Colour } from '../../rules/state/types.ts';

/** The subject of a lesson, drawn as one picture. */
export type Theme =
  | { readonly of: 'cats' | 'colours' | 'family' | 'lonely' | 'oshax' | 'rat' | 'map' | 'cat-and-rat' }
  | { readonly of: 'common' | 'rare' | 'treasures' | 'cat-and-treasure' }
  | { readonly of: 'edge' | 'inside' | 'row' | 'fish' | 'basket' | 'first' | 'lessons' | 'rooms' }
  | { readonly of: 'colour'; readonly colour: Colour }
  | { readonly of: 'room'; readonly room: Room };

const about = (of: Exclude<Theme['of'], 'colour' | 'room'>): Theme => ({ of });
const colour = (named: Colour): Theme => ({ of: 'colour', colour: named });
const room = (named: Room): Theme => ({ of: 'room', room: named });

export const THEMES: Readonly<Record<CountKey, Theme>> = {
  'cats-15': about('cats'),
  'cats-18': about('cats'),
  'cats-20': about('cats'),
  'cats-beyond-15': about('cats'),
  'blue-5': colour('B'),
  'green-5': colour('G'),
  'purple-5': colour('P'),
  'red-5': colour('R'),
  'orange-5': colour('O'),
  'three-of-each-colour': about('colours'),
  'every-colour-on-edge': about('edge'),
  'best-colour-on-edge': about('edge'),
  'cats-on-edge': about('edge'),
  'two-cats-on-edge': about('edge'),
  'two-cats-inland': about('inside'),
  'colour-on-edge': about('edge'),
  'colour-cats': about('cats'),
  'three-of-colour': about('cats'),
  'colours-off-edge': about('edge'),
  oshax: about('oshax'),
  'best-row': about('row'),
  'best-column': about('row'),
  'best-cat': about('cats'),
  'lonely-cats': about('lonely'),
  'lonely-4': about('lonely'),
  'lonely-of-colour': about('lonely'),
  'ten-none-lonely': about('lonely'),
  'groups-of-four': about('family'),
  families: about('family'),
  'families-3': about('family'),
  'families-in-4-colours': about('family'),
  'largest-family-of-all': about('family'),
  'cats-in-largest-family': about('family'),
  'largest-family-value': about('family'),
  'second-family-value': about('family'),
  'third-family-value': about('family'),
  'rare-treasures': about('rare'),
  'common-treasures': about('common'),
  treasures: about('treasures'),
  'treasures-5': about('treasures'),
  'treasures-under-9': about('treasures'),
  'no-treasures': about('treasures'),
  'even-treasures': about('treasures'),
  'treasures-at-colour': about('cat-and-treasure'),
  'cats-at-treasures': about('cat-and-treasure'),
  'cats-off-treasures': about('cat-and-treasure'),
  'colours-off-treasures': about('cat-and-treasure'),
  'open-maps': about('map'),
  'covered-maps': about('map'),
  'covered-maps-4': about('map'),
  rats: about('rat'),
  'two-rats': about('rat'),
  'rats-5': about('rat'),
  'no-rats': about('rat'),
  'rats-at-cats': about('cat-and-rat'),
  'colours-off-rats': about('cat-and-rat'),
  'edge-covered': about('edge'),
  'middle-covered': about('row'),
  'full-rooms': about('rooms'),
  'empty-rooms': about('rooms'),
  'captains-full': room('P'),
  'captains-empty': room('P'),
  'bedrooms-full': room('M'),
  'bedrooms-empty': room('M'),
  'dining-full': room('A'),
  'dining-empty': room('A'),
  'store-full': room('C'),
  fish: about('fish'),
  'fish-5': about('fish'),
  'no-fish': about('fish'),
  'baskets-3': about('basket'),
  'first-in-order': about('first'),
  'private-lessons': about('lessons'),
  'private-lessons-6': about('lessons'),
};
