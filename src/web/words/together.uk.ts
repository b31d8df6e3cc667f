import { plural } from '../../words/plural.ts';
import type { TogetherWords } from './together.en.ts';

const n = plural('uk');

/** The words for looking back together in Ukrainian. */
const words: TogetherWords = {
  name: (game) => `Дивимося разом · ${game}`,
  leads: (name) => `Веде ${name}`,
  youLead: 'Ведеш ти',
  move: (at, all) => `Хід ${at} з ${all}`,
  whatIf: (moves) => n(moves, { one: 'а якби: # хід', few: 'а якби: # ходи', many: 'а якби: # ходів' }),
  withThem: 'ти дивишся з усіма',
  lookAlone: 'Дивитися окремо',
  follow: 'Знову разом',
  alone: (at) => `окремо, хід ${at}`,
  together: 'разом',
  leading: 'веде',
  away: 'зараз не тут',
  asks: 'хоче вести',
  goThere: 'Перейти',
  askToLead: 'Хочу вести',
  leadNow: 'Вести звідси',
  leaderGone: (name) => `${name} не на зв’язку. Поведеш ти?`,
  hand: (name) => `Хай веде ${name}`,
  people: (count) =>
    count === 1 ? 'Тут лише ти' : n(count, { one: 'Тут # людина', few: 'Тут # людини', many: 'Тут # людей' }),
  you: (name) => `${name} (це ти)`,
  colours: [
    'фіолетові позначки',
    'сині позначки',
    'зелені позначки',
    'помаранчеві позначки',
    'червоні позначки',
    'коричневі позначки',
  ],
  invite: 'Посилання для інших',
  tools: 'Малювання',
  arrow: 'Стрілка',
  ring: 'Кільце',
  wipe: 'Стерти свої',
  board: 'Позначки інших',
  tryIt: 'А якби?',
  tryOff: 'Назад до партії',
  first: 'На початок',
  previous: 'Хід назад',
  next: 'Хід уперед',
  last: 'У кінець',
  slider: 'Хід',
  notYours: 'Гортає той, хто веде. Щоб гортати на свій розсуд, дивись окремо.',
  gone: 'Немає зв’язку. Поки дивись окремо; щойно він з’явиться, усі знову будуть разом.',
  inBrowser: 'Ця партія є лише в цьому браузері.',
  inBrowserMore:
    'Щоб дивитися разом, усім потрібна партія із сервера, а цю зіграно не там. Наступну зіграйте за столом на сервері — тоді розібрати її зможуть усі разом.',
  reviewIt: 'Переглянути без інших',
  notHere: 'Тут немає на що дивитися.',
  notHereMore: 'Разом можна дивитися завершену партію, зіграну на цьому сервері.',
};
export default words;
