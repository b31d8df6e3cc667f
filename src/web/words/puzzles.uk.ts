import type { PuzzlePageWords } from './puzzles.en.ts';

/** Слова сторінки задач українською. */
const words: PuzzlePageWords = {
  title: 'Задачі',
  goalOf: (name) => `Задача · ${name}`,
  toMove: (colour) => `Хід: ${colour}`,
  thinking: 'Шукаємо відповідь…',
  failed: 'Перевірити не вдалося. Спробуй іншу задачу.',
  hint: 'Підказка',
  other: 'Інша',
  next: 'Далі',
  again: 'Ще раз',
  solution: 'Розв’язок',
  cancel: 'Обрати інше',
  streak: 'поспіль',
  longest: (best) => `найдовше: ${best}`,
  difficulty: 'Складність',
  yours: 'Твоя сила',
  change: (from, to) => `${from} → ${to}`,
  hinted: 'З підказкою ряд не росте.',
  solved: 'розв’язано',
  missed: 'не цього разу',
  last: 'Останні задачі',
  proved: 'Із партій ботів; пораховано всі ходи до кінця.',
  none: 'Цієї задачі вже немає.',
};
export default words;
