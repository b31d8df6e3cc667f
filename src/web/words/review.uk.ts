import { plural } from '../../words/plural.ts';
import type { ReviewWords } from './review.en.ts';

const n = plural('uk');

/** The words of the review of a match in Ukrainian. */
const words: ReviewWords = {
  name: (game) => `Розбір · ${game}`,
  move: (at) => `Хід ${at}`,
  position: (at, all) => `Хід ${at} з ${all}`,
  start: 'Початок',
  end: 'Кінець',
  qualities: { best: 'Найкращий', fine: 'Добрий', slip: 'Огріх', blunder: 'Промах' },
  counts: { best: 'Найкращі', fine: 'Добрі', slip: 'Огріхи', blunder: 'Промахи' },
  yourChance: 'твій шанс',
  chanceOf: (name) => `шанс, ${name}`,
  played: 'Зіграно',
  better: 'Краще',
  asGood: 'Кращого ходу не знайшлося.',
  noDecision: 'Від цього кроку нічого не залежало.',
  notYet: 'Цей хід ще оцінюється.',
  tryIt: 'Спробувати звідси',
  tryShort: 'Спробувати',
  analyse: 'Аналізувати звідси',
  nextMistake: 'Наступна помилка',
  mistakeShort: 'Помилка',
  first: 'На початок',
  previous: 'Хід назад',
  next: 'Хід уперед',
  last: 'У кінець',
  slider: 'Хід',
  graph: 'Шанс виграти, хід за ходом',
  band: 'Смуга показує, наскільки точна оцінка. Враховано лише те, що можна було знати тієї миті.',
  everything: 'Показати приховане',
  everythingMore:
    'На столі видно те, що бачив той, хто ходив, разом із картами в руці. Оцінки не змінюються: кожного судять за тим, що він міг знати.',
  decisions: 'Рішення',
  chances: 'Шанси',
  moves: 'Ходи',
  turned: 'Де все змінилося',
  because: {
    'own-mistake': 'власна помилка',
    'their-mistake': 'подарунок',
    'good-move': 'добрий хід',
    luck: 'удача',
    points: 'очки',
    end: 'кінець',
  },
  balance: 'Удача окремо, уміння окремо',
  balanceOf: {
    start: 'На початку',
    own: 'Власні рішення',
    others: 'Гра інших',
    luck: 'Удача',
    end: 'Наприкінці',
  },
  nothingToMend: 'Покращувати нічого.',
  counting: (done, all) => `Оцінено: ${done} з ${all}`,
  stop: 'Зупинити',
  goOn: 'Оцінювати далі',
  stopped: (at) => `Оцінювання зупинено на ${at}-му ході.`,
  whose: 'Чия партія',
  tooShort: 'Партія закоротка для розбору',
  tooShortMore: (moves) =>
    n(moves, {
      one: 'Був лише # хід.',
      few: 'Було лише # ходи.',
      many: 'Було лише # ходів.',
    }),
  keys: 'Клавіші: ← і → гортають ходи, Shift + → веде до наступної помилки.',
};
export default words;
