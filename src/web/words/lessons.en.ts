import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the lessons in English. */
const words = {
  title: 'Lessons',
  games: 'Games',
  blanketOf: (name: string) => `The blanket of ${name}`,
  sewn: (done: number, all: number) => `${done} of ${all}`,
  free: 'Nothing is locked. Each lesson you finish is sewn onto the blanket; the order is only a suggestion.',
  allSewn: 'All sewn on. Warm and cosy!',
  is: { done: 'sewn on', now: 'next', later: 'asleep' },
  begin: 'Begin',
  stepOf: (step: number, all: number) => `step ${step} of ${all}`,
  lessonOf: (number: number, name: string) => `Lesson ${number} · ${name}`,
  hint: 'Hint',
  show: 'Show me',
  shown: 'The board shows one way.',
  almost: 'Not yet',
  again: 'Try again',
  onceMore: 'Once more',
  next: 'Go on',
  nextLesson: (title: string) => `Next: ${title}`,
  blanket: 'To the blanket',
  smiles: ['Yes!', 'Purr!', 'Just so!'],
  finished: 'This patch is sewn on.',
  steps: 'Steps of the lesson',
  rule: 'The rule',
  none: 'There is no such lesson.',
  minutesOn: (title: string) => `Two minutes on: ${title}`,
  because: (mistakes: number) =>
    n(mistakes, {
      one: '# decision in this match was about it',
      other: '# decisions in this match were about it',
    }),
};
export default words;
export type LessonPageWords = typeof words;
