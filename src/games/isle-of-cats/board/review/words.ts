import type { Locale } from '../../../../words/plural.ts';

/** What the review of a match says. */
interface ReviewWords {
  readonly intro: string;
  readonly whose: string;
  readonly days: string;
  readonly day: (day: number) => string;
  readonly played: string;
  readonly possible: string;
  readonly searching: (day: number) => string;
  readonly waiting: string;
  readonly failed: string;
  readonly more: (points: number) => string; // "+7 was possible"
  readonly best: string; // nothing better was found
  readonly lessons: string;
  readonly by: (changes: string) => string;
  readonly note: string;
  readonly nothing: string; // this player placed no tile
}

export const REVIEW_WORDS: Readonly<Record<Locale, ReviewWords>> = {
  en: {
    intro:
      'The same tiles on the boat as it was in the morning: what could each day have been worth by the evening?',
    whose: 'Whose boat',
    days: 'Day',
    day: (day) => `Day ${day}`,
    played: 'As it was played',
    possible: 'What was possible',
    searching: (day) => `Packing day ${day} again`,
    waiting: 'Waiting for its turn',
    failed: 'The search stopped. Open this page again to try once more.',
    more: (points) => `+${points} was possible`,
    best: 'Well packed: the search finds nothing better',
    lessons: 'lessons',
    by: (changes) => `More from: ${changes}.`,
    note: 'Counted with the lessons held at the end. Tiles that lie differently are framed. What came on later days is another story.',
    nothing: 'No tile was placed here.',
  },
  uk: {
    intro: 'Ті самі плитки на човні, яким він був зранку: скільки міг коштувати кожен день надвечір?',
    whose: 'Чий човен',
    days: 'День',
    day: (day) => `День ${day}`,
    played: 'Як зіграно',
    possible: 'Як було можливо',
    searching: (day) => `День ${day} пакується наново`,
    waiting: 'Чекає своєї черги',
    failed: 'Пошук перервався. Відкрий сторінку ще раз, щоб спробувати знову.',
    more: (points) => `Було можливо +${points}`,
    best: 'Добре складено: кращого пошук не знаходить',
    lessons: 'уроки',
    by: (changes) => `Звідки більше: ${changes}.`,
    note: 'Пораховано з уроками, які є наприкінці. Плитки, що лежать інакше, обведено. Що було в наступні дні — інша історія.',
    nothing: 'Тут не покладено жодної плитки.',
  },
  ru: {
    intro: 'Те же плитки на лодке, какой она была утром: сколько мог стоить каждый день к вечеру?',
    whose: 'Чья лодка',
    days: 'День',
    day: (day) => `День ${day}`,
    played: 'Как сыграно',
    possible: 'Как было возможно',
    searching: (day) => `День ${day} пакуется заново`,
    waiting: 'Ждёт своей очереди',
    failed: 'Поиск прервался. Открой страницу ещё раз, чтобы попробовать снова.',
    more: (points) => `Было возможно +${points}`,
    best: 'Хорошо сложено: лучшего поиск не находит',
    lessons: 'уроки',
    by: (changes) => `Откуда больше: ${changes}.`,
    note: 'Посчитано с уроками, которые есть в конце. Плитки, лежащие иначе, обведены. Что было в следующие дни — другая история.',
    nothing: 'Здесь не положено ни одной плитки.',
  },
};
