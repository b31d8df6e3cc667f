import { plural } from '../../words/plural.ts';
import type { ReviewWords } from './review.en.ts';

const n = plural('ru');

/** The words of the review of a match in Russian. */
const words: ReviewWords = {
  name: (game) => `Разбор · ${game}`,
  move: (at) => `Ход ${at}`,
  position: (at, all) => `Ход ${at} из ${all}`,
  start: 'Начало',
  end: 'Конец',
  qualities: { best: 'Лучшее', fine: 'Хорошо', slip: 'Огрех', blunder: 'Промах' },
  counts: { best: 'Лучшие', fine: 'Хорошие', slip: 'Огрехи', blunder: 'Промахи' },
  yourChance: 'твой шанс',
  chanceOf: (name) => `шанс, ${name}`,
  played: 'Сыграно',
  better: 'Лучше',
  asGood: 'Лучшего хода не нашлось.',
  noDecision: 'От этого шага ничего не зависело.',
  notYet: 'Этот ход ещё считается.',
  tryIt: 'Попробовать отсюда',
  tryShort: 'Попробовать',
  nextMistake: 'Следующая ошибка',
  mistakeShort: 'Ошибка',
  first: 'К началу',
  previous: 'Ход назад',
  next: 'Ход вперёд',
  last: 'К концу',
  slider: 'Ход',
  graph: 'Шанс выиграть, ход за ходом',
  band: 'Полоса показывает, насколько надёжен подсчёт. Считается только то, что можно было знать в тот момент.',
  decisions: 'Решения',
  chances: 'Шансы',
  moves: 'Ходы',
  turned: 'Где всё изменилось',
  because: {
    'own-mistake': 'своя ошибка',
    'their-mistake': 'подарок',
    'good-move': 'хороший ход',
    luck: 'удача',
    end: 'конец',
  },
  balance: 'Удача отдельно, умение отдельно',
  balanceOf: {
    start: 'В начале',
    own: 'Свои решения',
    others: 'Игра других',
    luck: 'Удача',
    end: 'В конце',
  },
  nothingToMend: 'Исправлять нечего.',
  counting: (done, all) => `Посчитано: ${done} из ${all}`,
  stop: 'Остановить',
  goOn: 'Считать дальше',
  stopped: (at) => `Подсчёт остановился на ходе ${at}.`,
  whose: 'Чья партия',
  tooShort: 'Партия слишком короткая для разбора',
  tooShortMore: (moves) =>
    n(moves, {
      one: 'Был всего # ход.',
      few: 'Было всего # хода.',
      many: 'Было всего # ходов.',
    }),
  keys: 'Клавиши: ← и → — шаг, Shift с → — к следующей ошибке.',
};
export default words;
