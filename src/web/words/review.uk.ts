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
  qualities: { best: 'Найкраще', fine: 'Добре', slip: 'Огріх', blunder: 'Промах' },
  counts: { best: 'Найкращі', fine: 'Добрі', slip: 'Огріхи', blunder: 'Промахи' },
  yourChance: 'твій шанс',
  chanceOf: (name) => `шанс, ${name}`,
  played: 'Зіграно',
  better: 'Краще',
  asGood: 'Кращого ходу не знайшлося.',
  noDecision: 'Від цього кроку нічого не залежало.',
  notYet: 'Цей хід ще рахується.',
  tryIt: 'Спробувати звідси',
  tryShort: 'Спробувати',
  nextMistake: 'Наступна помилка',
  mistakeShort: 'Помилка',
  first: 'До початку',
  previous: 'Хід назад',
  next: 'Хід уперед',
  last: 'До кінця',
  slider: 'Хід',
  graph: 'Шанс виграти, хід за ходом',
  band: 'Смуга показує, наскільки певний підрахунок. Рахується лише те, що можна було знати тієї миті.',
  decisions: 'Рішення',
  chances: 'Шанси',
  moves: 'Ходи',
  turned: 'Де все змінилося',
  because: {
    'own-mistake': 'власна помилка',
    'their-mistake': 'подарунок',
    'good-move': 'добрий хід',
    luck: 'удача',
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
  nothingToMend: 'Виправляти нічого.',
  counting: (done, all) => `Пораховано: ${done} з ${all}`,
  stop: 'Зупинити',
  goOn: 'Рахувати далі',
  stopped: (at) => `Підрахунок зупинився на ході ${at}.`,
  whose: 'Чия партія',
  tooShort: 'Закоротка партія для розбору',
  tooShortMore: (moves) =>
    n(moves, {
      one: 'Був лише # хід.',
      few: 'Було лише # ходи.',
      many: 'Було лише # ходів.',
    }),
  keys: 'Клавіші: ← і → — крок, Shift із → — до наступної помилки.',
};
export default words;
