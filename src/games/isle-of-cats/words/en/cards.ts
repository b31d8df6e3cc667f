import { plural } from '../../../../words/plural.ts';
import type { BasketCard, SisterAction } from '../../rules/cards/solo.ts';
import type { CardWords } from '../card-text.ts';
import type { BoardWords } from '../types.ts';
import { counts } from './counts.ts';

const n = plural('en');
export const points = (count: number): string => n(count, { one: '# point', other: '# points' });
export const fish = (count: number): string => n(count, { one: '# fish', other: '# fish' });

const BASKETS = { none: 'no basket', broken: 'half a basket', full: 'a basket' };

const PLACES = { cat: 'the cat at place', oshax: 'the oshax at place', rare: 'the rare treasure at place' };
const SHAPES: Readonly<Record<string, string>> = {
  T1: 'a treasure of one cell',
  T2: 'a treasure of two cells',
  T3L: 'a bent treasure of three cells',
  T3I: 'a straight treasure of three cells',
};
const deed = (action: SisterAction): string => {
  if (action.take === 'swap') return `swaps the cats at places ${action.a} and ${action.b}`;
  return action.take === 'common'
    ? `takes ${SHAPES[action.shape]}`
    : `takes ${PLACES[action.take]} ${action.at}`;
};
const basket = ({ speed, cards, actions }: BasketCard): string =>
  `Speed ${speed}, ${n(cards, { one: '# card', other: '# cards' })}: she ${actions.map(deed).join(', then ')}.`;

export const cards: CardWords = {
  counts,
  effects: {
    'fish-per-oshax': 'Gain 2 fish for each oshax on your boat.',
    'place-anywhere': 'Your next cat, oshax or treasure need not touch another tile.',
    'draw-two': 'Draw 2 cards; buy those you want.',
    'draw-three': 'Draw 3 cards; buy those you want.',
    'draw-tile': 'Draw a tile from the bag and place it.',
    'sell-basket': 'Give up a permanent basket for 5 fish.',
    'move-cats': 'Move up to 3 cats to the other field.',
    'fish-per-lesson': 'Gain 1 fish for each private lesson before you.',
    'extra-rescue': 'Rescue one more cat in one of your turns.',
    'draw-four-tiles': 'Draw 4 tiles; send each cat to a field.',
    basket: 'Gain a permanent basket.',
    'basket-for-lessons': 'Throw away 2 of your private lessons for a permanent basket.',
    'basket-for-treasures': 'Throw away 2 treasures of your boat for a permanent basket.',
    'fish-per-colour': 'Gain 1 fish for each cat colour on your boat.',
    'fish-per-rare': 'Gain 2 fish for each rare treasure on your boat.',
    'fish-per-common': 'Gain 1 fish for each common treasure on your boat.',
    'fish-per-cat': 'Gain 1 fish for each cat of one colour.',
  },
  actions: {
    RAT: 'Everyone places a royal rat.',
    'FISH+': '22 fish for everyone today.',
    'FISH-': 'Only 18 fish for everyone today.',
    BASKET: 'Everyone takes a used basket and picks its side.',
    SWAP: 'Rare finds come before the rescue today.',
    'COMMON+': 'A covered map gives two common treasures today.',
    RARE: 'A covered map may give a rare treasure today.',
    FEW: 'Fewer cats in the left field today.',
  },
  once: (count, condition) => `${points(count)} if ${condition}`,
  each: (count, what) => `${points(count)} for ${what}`,
  everybody: (text) => `Everyone: ${text}`,
  sister: (text) => `Your sister: ${text}`,
  doubling: 'her best other lesson counts twice',
  oshax: 'Place an oshax and name its colour.',
  rescue: ({ boots, basket: kind }) => `Speed ${boots}, ${BASKETS[kind]}.`,
  treasure: {
    'rare-or-common': 'Take 1 rare or 2 common treasures.',
    'small-or-common': 'Take 2 small treasures, or pay 1 fish for any 2 common ones.',
  },
  basket,
};

export const kinds: BoardWords['kinds'] = {
  oshax: 'Oshax',
  rescue: 'Rescue',
  anytime: 'Anytime',
  treasure: 'Treasure',
  private: 'Private lesson',
  public: 'Public lesson',
  family: 'Lesson',
  'sister-basket': 'Sister’s basket',
  'sister-lesson': 'Sister’s lesson',
};
