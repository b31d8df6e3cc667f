import { plural } from '../../../../words/plural.ts';
import type { BasketCard, SisterAction } from '../../rules/cards/solo.ts';
import type { CardWords } from '../card-text.ts';
import type { BoardWords } from '../types.ts';
import { counts } from './counts.ts';

const n = plural('ru');
export const points = (count: number): string => n(count, { one: '# очко', few: '# очка', many: '# очков' });
export const fish = (count: number): string => n(count, { one: '# рыба', few: '# рыбы', many: '# рыб' });

const BASKETS = { none: 'без корзины', broken: 'полкорзины', full: 'корзина' };

const PLACES = { cat: 'кота с места', oshax: 'ошакса с места', rare: 'редкое сокровище с места' };
const SHAPES: Readonly<Record<string, string>> = {
  T1: 'сокровище на 1 клетку',
  T2: 'сокровище на 2 клетки',
  T3L: 'сокровище-уголок на 3 клетки',
  T3I: 'сокровище-полоску на 3 клетки',
};
const deed = (action: SisterAction): string => {
  if (action.take === 'swap') return `меняет местами котов ${action.a} и ${action.b}`;
  return action.take === 'common'
    ? `забирает ${SHAPES[action.shape]}`
    : `забирает ${PLACES[action.take]} ${action.at}`;
};
const basket = ({ speed, cards: count, actions }: BasketCard): string =>
  `Скорость ${speed}, ${n(count, { one: '# карта', few: '# карты', many: '# карт' })}: сестра ${actions.map(deed).join(', затем ')}.`;

export const cards: CardWords = {
  counts,
  effects: {
    'fish-per-oshax': 'Получи 2 рыбы за каждого ошакса на лодке.',
    'place-anywhere': 'Твой следующий кот, ошакс или сокровище может ничего не касаться.',
    'draw-two': 'Возьми 2 карты и купи, какие захочешь.',
    'draw-three': 'Возьми 3 карты и купи, какие захочешь.',
    'draw-tile': 'Вытяни плитку из мешка и положи на лодку.',
    'sell-basket': 'Отдай постоянную корзину за 5 рыб.',
    'move-cats': 'Переведи до 3 котов на другое поле.',
    'fish-per-lesson': 'Получи 1 рыбу за каждый свой личный урок.',
    'extra-rescue': 'Спаси за ход на одного кота больше.',
    'draw-four-tiles': 'Вытяни 4 плитки и разведи котов по полям.',
    basket: 'Получи постоянную корзину.',
    'basket-for-lessons': 'Сбрось 2 своих личных урока и получи постоянную корзину.',
    'basket-for-treasures': 'Сбрось 2 сокровища с лодки и получи постоянную корзину.',
    'fish-per-colour': 'Получи 1 рыбу за каждый цвет котов на лодке.',
    'fish-per-rare': 'Получи 2 рыбы за каждое редкое сокровище на лодке.',
    'fish-per-common': 'Получи 1 рыбу за каждое обычное сокровище на лодке.',
    'fish-per-cat': 'Получи 1 рыбу за каждого кота одного цвета.',
  },
  actions: {
    RAT: 'Каждый кладёт на лодку королевскую крысу.',
    'FISH+': 'Сегодня всем по 22 рыбы.',
    'FISH-': 'Сегодня всем только по 18 рыб.',
    BASKET: 'Каждый берёт подержанную корзину и выбирает её сторону.',
    SWAP: 'Сегодня редкие находки идут перед спасением.',
    'COMMON+': 'Сегодня накрытая карта сокровищ даёт два обычных сокровища.',
    RARE: 'Сегодня накрытая карта сокровищ может дать редкое сокровище.',
    FEW: 'Сегодня на левом поле меньше котов.',
  },
  once: (count, condition) => `${points(count)}, если ${condition}`,
  each: (count, what) => `${points(count)} за ${what}`,
  everybody: (text) => `Всем: ${text}`,
  sister: (text) => `Сестре: ${text}`,
  doubling: 'лучший из других её уроков засчитывается дважды',
  oshax: 'Положи ошакса и назови его цвет.',
  rescue: ({ boots, basket: kind }) => `Скорость ${boots}, ${BASKETS[kind]}.`,
  treasure: {
    'rare-or-common': 'Возьми 1 редкое или 2 обычных сокровища.',
    'small-or-common': 'Возьми 2 малых сокровища или доплати 1 рыбу за любые 2 обычных.',
  },
  basket,
};

export const kinds: BoardWords['kinds'] = {
  oshax: 'Ошакс',
  rescue: 'Спасение',
  anytime: 'Когда угодно',
  treasure: 'Сокровище',
  private: 'Личный урок',
  public: 'Общий урок',
  family: 'Урок',
  'sister-basket': 'Корзина сестры',
  'sister-lesson': 'Урок сестры',
};
