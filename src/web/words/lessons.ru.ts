import { plural } from '../../words/plural.ts';
import type { LessonPageWords } from './lessons.en.ts';

const n = plural('ru');

/** The words of the lessons in Russian. */
const words: LessonPageWords = {
  title: 'Уроки',
  games: 'Игры',
  blanketOf: (name) => `Одеяло: ${name}`,
  sewn: (done, all) => `${done} из ${all}`,
  free: 'Открыто всё. Каждый пройденный урок пришивается к одеялу, а порядок — только совет.',
  allSewn: 'Всё пришито. Тепло и уютно!',
  is: { done: 'пришит', now: 'следующий', later: 'спит' },
  begin: 'Начать',
  stepOf: (step, all) => `шаг ${step} из ${all}`,
  lessonOf: (number, name) => `Урок ${number} · ${name}`,
  hint: 'Подсказка',
  show: 'Показать',
  shown: 'Один из способов виден на поле.',
  almost: 'Пока нет',
  again: 'Попробовать ещё',
  onceMore: 'Пройти ещё раз',
  next: 'Дальше',
  nextLesson: (title) => `Дальше: ${title}`,
  blanket: 'К одеялу',
  smiles: ['Есть!', 'Мур!', 'Именно так!'],
  finished: 'Эта заплатка пришита.',
  steps: 'Шаги урока',
  rule: 'Правило',
  none: 'Такого урока нет.',
  minutesOn: (title) => `Две минуты об этом: ${title}`,
  because: (mistakes) =>
    n(mistakes, {
      one: '# решение в партии — как раз об этом',
      few: '# решения в партии — как раз об этом',
      many: '# решений в партии — как раз об этом',
    }),
};
export default words;
