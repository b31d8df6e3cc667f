import { ru as refusals } from '../../words/common/ru.ts';
import { plural } from '../../words/plural.ts';
import type { Words } from './en.ts';
import { create } from './create.ru.ts';
import { end } from './end.ru.ts';
import { home } from './home.ru.ts';
import { people } from './people.ru.ts';
import { problems } from './problems.ru.ts';
import { replay } from './replay.ru.ts';
import { table } from './table.ru.ts';

const n = plural('ru');

export const ru: Words = {
  brand: 'Clowder',
  problems,
  refusals,
  end,
  people,
  skip: 'К содержимому',
  lobby: 'Гостиная',
  rules: 'Правила',
  settings: 'Настройки',
  back: 'Назад',
  close: 'Закрыть',
  cancel: 'Отменить',
  copy: 'Копировать',
  copied: 'Скопировано',
  loading: 'Минутку…',
  menu: 'Меню',
  places: {
    label: 'Страницы',
    play: 'Играть',
    tournaments: 'Турниры',
    leaders: 'Лидеры',
    matches: 'Партии',
    me: 'Я',
  },
  you: 'Ты',
  spectator: 'Ты смотришь',

  online: 'Связь есть',
  offline: 'Связи нет. Игры с ботами работают, остальное подождёт.',
  connecting: 'Ищем связь…',
  restartSoon: 'Скоро сервер перезапустится. Партии сохранятся.',
  restartIn: (minutes) =>
    n(minutes, {
      one: 'Сервер перезапустится через # минуту. Партии сохранятся.',
      few: 'Сервер перезапустится через # минуты. Партии сохранятся.',
      many: 'Сервер перезапустится через # минут. Партии сохранятся.',
    }),
  oops: 'Что-то упало с полки.',
  oopsMore: 'Ни один ход не пропал. Обычно достаточно загрузить страницу ещё раз.',
  reload: 'Загрузить ещё раз',

  levels: [
    'Котёнок',
    'Кот',
    'Хитрый кот',
    'Рысь',
    'Тигр',
    'Лев',
    'Саблезубый тигр',
    'Пещерный лев',
    'Сфинкс',
  ],
  levelNo: (level) => `уровень ${level}`,
  level: (name) => `Бот: ${name}`,
  levelChoose: 'Насколько сильный бот?',
  botNames: ['Маркиз', 'Пирожок', 'Дымок', 'Тыковка', 'Уголёк', 'Трюфель'],
  botOf: (level) => `бот · ${level}`,

  home,

  create,

  table,

  replay,

  review: {
    title: 'Разбор',
    notHere: 'Тут нечего разбирать.',
    notHereMore: 'Партию можно разобрать, когда она закончится, — там, где её играли.',
  },

  kit: { showRule: 'Показать правило', close: 'Закрыть' },

  rulesPage: {
    title: 'Правила',
    analysis: 'Анализ',
    name: (game) => `Правила · ${game}`,
    minutes: (count) => n(count, { one: '# минута чтения', few: '# минуты чтения', many: '# минут чтения' }),
    find: 'Найти в правилах',
    nothing: 'Такого слова в правилах нет.',
    contents: 'Содержание',
    asked: 'Вот о чём шла речь',
    yourGame: (move) => `Твоя партия, ход ${move}`,
    backToGame: 'К игре',
    choose: 'Какая игра?',
    play: 'Играть с ботами',
    yes: 'можно',
    no: 'нельзя',
    soon: 'Эти правила ещё пишутся.',
  },

  studio: {
    make: 'Создать своё',
    title: 'Мастерская',
    link: 'Ссылка на твою работу',
    qr: 'QR-код с этой ссылкой',
    failed: 'Эту страницу не удалось открыть. Попробуй ещё раз.',
  },

  sounds: 'Звуки',

  missing: {
    title: 'Здесь никто не сидит',
    text: 'Эта страница пуста, как коробка без кота.',
    home: 'В гостиную',
  },
};
