import { plural } from '../../../../words/plural.ts';
import type { BasketCard, SisterAction } from '../../rules/cards/solo.ts';
import type { CardWords } from '../card-text.ts';
import type { BoardWords } from '../types.ts';
import { counts } from './counts.ts';

const n = plural('uk');
export const points = (count: number): string => n(count, { one: '# очко', few: '# очки', many: '# очок' });
export const fish = (count: number): string =>
  n(count, { one: '# рибина', few: '# рибини', many: '# рибин' });

const BASKETS = { none: 'без кошика', broken: 'пів кошика', full: 'кошик' };

const PLACES = { cat: 'кота з місця', oshax: 'ошакса з місця', rare: 'рідкісний скарб із місця' };
const SHAPES: Readonly<Record<string, string>> = {
  T1: 'скарб на 1 клітинку',
  T2: 'скарб на 2 клітинки',
  T3L: 'скарб-куток на 3 клітинки',
  T3I: 'скарб-смужку на 3 клітинки',
};
const deed = (action: SisterAction): string => {
  if (action.take === 'swap') return `міняє місцями котів ${action.a} і ${action.b}`;
  return action.take === 'common'
    ? `забирає ${SHAPES[action.shape]}`
    : `забирає ${PLACES[action.take]} ${action.at}`;
};
const basket = ({ speed, cards: count, actions }: BasketCard): string =>
  `Швидкість ${speed}, ${n(count, { one: '# карта', few: '# карти', many: '# карт' })}: сестра ${actions.map(deed).join(', тоді ')}.`;

export const cards: CardWords = {
  counts,
  effects: {
    'fish-per-oshax': 'Отримай 2 рибини за кожного ошакса на човні.',
    'place-anywhere': 'Твій наступний кіт, ошакс чи скарб може нічого не торкатися.',
    'draw-two': 'Візьми 2 карти й купи, які захочеш.',
    'draw-three': 'Візьми 3 карти й купи, які захочеш.',
    'draw-tile': 'Витягни плитку з мішка й поклади на човен.',
    'sell-basket': 'Віддай постійний кошик за 5 рибин.',
    'move-cats': 'Переведи до 3 котів на інше поле.',
    'fish-per-lesson': 'Отримай 1 рибину за кожен свій особистий урок.',
    'extra-rescue': 'Врятуй за хід на одного кота більше.',
    'draw-four-tiles': 'Витягни 4 плитки й розведи котів по полях.',
    basket: 'Отримай постійний кошик.',
    'basket-for-lessons': 'Скинь 2 свої особисті уроки й отримай постійний кошик.',
    'basket-for-treasures': 'Скинь 2 скарби з човна й отримай постійний кошик.',
    'fish-per-colour': 'Отримай 1 рибину за кожен колір котів на човні.',
    'fish-per-rare': 'Отримай 2 рибини за кожен рідкісний скарб на човні.',
    'fish-per-common': 'Отримай 1 рибину за кожен звичайний скарб на човні.',
    'fish-per-cat': 'Отримай 1 рибину за кожного кота одного кольору.',
  },
  actions: {
    RAT: 'Кожен кладе на човен королівського щура.',
    'FISH+': 'Сьогодні всім по 22 рибини.',
    'FISH-': 'Сьогодні всім лише по 18 рибин.',
    BASKET: 'Кожен бере вживаний кошик і обирає його бік.',
    SWAP: 'Сьогодні рідкісні знахідки йдуть перед порятунком.',
    'COMMON+': 'Сьогодні накрита мапа скарбів дає два звичайні скарби.',
    RARE: 'Сьогодні накрита мапа скарбів може дати рідкісний скарб.',
    FEW: 'Сьогодні на лівому полі менше котів.',
  },
  once: (count, condition) => `${points(count)}, якщо ${condition}`,
  each: (count, what) => `${points(count)} за ${what}`,
  everybody: (text) => `Усім: ${text}`,
  sister: (text) => `Сестрі: ${text}`,
  doubling: 'найкращий з інших її уроків зараховується двічі',
  oshax: 'Поклади ошакса й назви його колір.',
  rescue: ({ boots, basket: kind }) => `Швидкість ${boots}, ${BASKETS[kind]}.`,
  treasure: {
    'rare-or-common': 'Візьми 1 рідкісний або 2 звичайні скарби.',
    'small-or-common': 'Візьми 2 малі скарби або доплати 1 рибину за будь-які 2 звичайні.',
  },
  basket,
};

export const kinds: BoardWords['kinds'] = {
  oshax: 'Ошакс',
  rescue: 'Порятунок',
  anytime: 'Будь-коли',
  treasure: 'Скарб',
  private: 'Особистий урок',
  public: 'Спільний урок',
  family: 'Урок',
  'sister-basket': 'Кошик сестри',
  'sister-lesson': 'Урок сестри',
};
