import type { PuzzlePageWords } from './puzzles.en.ts';

/** Слова страницы задач по-русски. */
const words: PuzzlePageWords = {
  title: 'Задачи',
  goalOf: (name) => `Задача · ${name}`,
  toMove: (colour) => `Ход: ${colour}`,
  thinking: 'Ищем ответ…',
  failed: 'Проверить не удалось. Попробуй другую задачу.',
  hint: 'Подсказка',
  other: 'Другая',
  next: 'Дальше',
  again: 'Ещё раз',
  solution: 'Решение',
  cancel: 'Выбрать другое',
  streak: 'подряд',
  longest: (best) => `самый длинный ряд: ${best}`,
  difficulty: 'Сложность',
  yours: 'Твоя сила',
  change: (from, to) => `${from} → ${to}`,
  hinted: 'С подсказкой ряд не растёт.',
  solved: 'решено',
  missed: 'не в этот раз',
  last: 'Последние задачи',
  proved: 'Из партий ботов; просчитаны все ходы до конца.',
  none: 'Этой задачи больше нет.',
};
export default words;
