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
  qualities: { best: 'Лучший', fine: 'Хороший', slip: 'Огрех', blunder: 'Промах' },
  counts: { best: 'Лучшие', fine: 'Хорошие', slip: 'Огрехи', blunder: 'Промахи' },
  yourChance: 'твой шанс',
  chanceOf: (name) => `шанс, ${name}`,
  played: 'Сыграно',
  better: 'Лучше',
  asGood: 'Лучшего хода не нашлось.',
  noDecision: 'От этого шага ничего не зависело.',
  notYet: 'Этот ход ещё оценивается.',
  tryIt: 'Попробовать отсюда',
  tryShort: 'Попробовать',
  analyse: 'Анализировать отсюда',
  nextMistake: 'Следующая ошибка',
  mistakeShort: 'Ошибка',
  first: 'В начало',
  previous: 'Ход назад',
  next: 'Ход вперёд',
  last: 'В конец',
  slider: 'Ход',
  graph: 'Шанс выиграть, ход за ходом',
  band: 'Полоса показывает, насколько точна оценка. Учтено только то, что можно было знать в тот момент.',
  everything: 'Показать скрытое',
  everythingMore:
    'На столе видно то, что видел тот, кто ходил, вместе с картами в руке. Оценки не меняются: каждого судят по тому, что он мог знать.',
  decisions: 'Решения',
  chances: 'Шансы',
  moves: 'Ходы',
  turned: 'Где всё изменилось',
  because: {
    'own-mistake': 'своя ошибка',
    'their-mistake': 'подарок',
    'good-move': 'хороший ход',
    luck: 'удача',
    points: 'очки',
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
  nothingToMend: 'Улучшать нечего.',
  counting: (done, all) => `Оценено: ${done} из ${all}`,
  stop: 'Остановить',
  goOn: 'Оценивать дальше',
  stopped: (at) => `Оценка остановлена на ${at}-м ходу.`,
  whose: 'Чья партия',
  tooShort: 'Партия слишком короткая для разбора',
  tooShortMore: (moves) =>
    n(moves, {
      one: 'Был всего # ход.',
      few: 'Было всего # хода.',
      many: 'Было всего # ходов.',
    }),
  keys: 'Клавиши: ← и → листают ходы, Shift + → ведёт к следующей ошибке.',
};
export default words;
