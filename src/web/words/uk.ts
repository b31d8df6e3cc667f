import { uk as refusals } from '../../words/common/uk.ts';
import { plural } from '../../words/plural.ts';
import type { Words } from './en.ts';
import { create } from './create.uk.ts';
import { end } from './end.uk.ts';
import { home } from './home.uk.ts';
import { people } from './people.uk.ts';
import { problems } from './problems.uk.ts';
import { replay } from './replay.uk.ts';
import { table } from './table.uk.ts';

const n = plural('uk');

export const uk: Words = {
  brand: 'Clowder',
  problems,
  refusals,
  end,
  people,
  skip: 'До вмісту',
  lobby: 'Вітальня',
  rules: 'Правила',
  settings: 'Налаштування',
  back: 'Назад',
  close: 'Закрити',
  cancel: 'Скасувати',
  copy: 'Копіювати',
  copied: 'Скопійовано',
  loading: 'Хвилинку…',
  menu: 'Меню',
  places: {
    label: 'Сторінки',
    play: 'Грати',
    tournaments: 'Турніри',
    leaders: 'Лідери',
    matches: 'Партії',
    me: 'Я',
  },
  you: 'Ти',
  spectator: 'Ти дивишся',

  online: 'Зв’язок є',
  offline: 'Немає зв’язку. Ігри з ботами працюють, решта зачекає.',
  connecting: 'Шукаємо зв’язок…',
  restartSoon: 'Невдовзі сервер перезапуститься. Партії збережуться.',
  restartIn: (minutes) =>
    n(minutes, {
      one: 'Сервер перезапуститься за # хвилину. Партії збережуться.',
      few: 'Сервер перезапуститься за # хвилини. Партії збережуться.',
      many: 'Сервер перезапуститься за # хвилин. Партії збережуться.',
    }),
  oops: 'Щось упало з полиці.',
  oopsMore: 'Жоден хід не зник. Зазвичай досить завантажити сторінку ще раз.',
  reload: 'Завантажити ще раз',

  levels: ['Кошеня', 'Кіт', 'Хитрий кіт', 'Рись', 'Тигр', 'Лев', 'Шаблезубий тигр', 'Печерний лев', 'Сфінкс'],
  levelNo: (level) => `рівень ${level}`,
  level: (name) => `Бот: ${name}`,
  levelChoose: 'Наскільки сильний бот?',
  botNames: ['Маркіз', 'Пиріжок', 'Димок', 'Гарбузик', 'Чорнилко', 'Трюфель'],
  botOf: (level) => `бот · ${level}`,

  home,

  create,

  table,

  replay,

  review: {
    title: 'Розбір',
    notHere: 'Тут нема чого розбирати.',
    notHereMore: 'Партію можна розібрати, коли вона скінчиться, — там, де її грали.',
  },

  kit: { showRule: 'Показати правило', close: 'Закрити' },

  rulesPage: {
    title: 'Правила',
    analysis: 'Аналіз',
    name: (game) => `Правила · ${game}`,
    minutes: (count) =>
      n(count, { one: '# хвилина читання', few: '# хвилини читання', many: '# хвилин читання' }),
    find: 'Знайти в правилах',
    nothing: 'Такого слова в правилах немає.',
    contents: 'Зміст',
    asked: 'Ось про що йшлося',
    yourGame: (move) => `Твоя партія, хід ${move}`,
    backToGame: 'До гри',
    choose: 'Яка гра?',
    play: 'Грати з ботами',
    yes: 'можна',
    no: 'не можна',
    soon: 'Ці правила ще пишуться.',
  },

  studio: {
    make: 'Створити своє',
    title: 'Майстерня',
    link: 'Посилання на твою роботу',
    qr: 'QR-код із цим посиланням',
    failed: 'Цю сторінку не вдалося відкрити. Спробуй ще раз.',
  },

  sounds: 'Звуки',

  missing: {
    title: 'Тут ніхто не сидить',
    text: 'Ця сторінка порожня, як коробка без кота.',
    home: 'До вітальні',
  },
};
