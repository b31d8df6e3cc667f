import { plural } from '../../words/plural.ts';
import type { LessonPageWords } from './lessons.en.ts';

const n = plural('uk');

/** The words of the lessons in Ukrainian. */
const words: LessonPageWords = {
  title: 'Уроки',
  games: 'Ігри',
  blanketOf: (name) => `Ковдра: ${name}`,
  sewn: (done, all) => `${done} з ${all}`,
  free: 'Усе відкрито. Кожен пройдений урок пришивається до ковдри, а порядок — лише порада.',
  allSewn: 'Усе пришито. Тепло й затишно!',
  is: { done: 'пришито', now: 'наступний', later: 'спить' },
  begin: 'Почати',
  stepOf: (step, all) => `крок ${step} з ${all}`,
  lessonOf: (number, name) => `Урок ${number} · ${name}`,
  hint: 'Підказка',
  show: 'Показати',
  shown: 'Один зі способів видно на полі.',
  almost: 'Ще ні',
  again: 'Спробувати ще',
  onceMore: 'Пройти ще раз',
  next: 'Далі',
  nextLesson: (title) => `Далі: ${title}`,
  blanket: 'До ковдри',
  smiles: ['Є!', 'Мур!', 'Саме так!'],
  finished: 'Цю латку пришито.',
  steps: 'Кроки уроку',
  rule: 'Правило',
  none: 'Такого уроку немає.',
  minutesOn: (title) => `Дві хвилини про це: ${title}`,
  because: (mistakes) =>
    n(mistakes, {
      one: '# рішення в партії — саме про це',
      few: '# рішення в партії — саме про це',
      many: '# рішень у партії — саме про це',
    }),
};
export default words;
