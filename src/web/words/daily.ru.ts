import { plural } from '../../words/plural.ts';
import type { DailyPageWords } from './daily.en.ts';

const n = plural('ru');

/** The words of the daily five in Russian. */
const words: DailyPageWords = {
  title: 'Пятёрка дня',
  number: (day) => `№ ${day}`,
  calendar: 'Календарь',
  inARow: (days) => n(days, { one: 'день подряд', few: 'дня подряд', many: 'дней подряд' }),
  noStreak: 'Новая серия начнётся с первой сегодняшней задачи.',
  rule: (left, zone) => `На каждую задачу одна попытка. Новые появятся в полночь (${zone}), через ${left}.`,
  over: (zone) =>
    `Этот день прошёл. Его задачи ещё можно пройти, но они уже не считаются. День заканчивается в полночь (${zone}).`,
  left: (hours, minutes) => (hours > 0 ? `${hours} ч ${minutes} мин` : `${minutes} мин`),
  week: 'Последние семь дней',
  patches: { none: 'ждёт', begun: 'идёт', solved: 'получилось', missed: 'не в этот раз' },
  late: 'сыграно позже',
  go: 'Попробовать',
  goOn: 'Продолжить',
  again: 'Сыграть ещё раз',
  look: 'Посмотреть',
  next: (game) => `Дальше: ${game}`,
  result: 'К итогу',
  of: (solved, tasks) => `${solved} из ${tasks}`,
  better: (percent, people) => `Лучше, чем у ${percent} % игроков; всего их ${people}.`,
  everybody: 'Все вместе',
  tooFew: 'Полоски появятся, как только десять человек завершат хотя бы одну задачу этого дня.',
  ends: (hardest, low, easiest, high) =>
    `Труднее всего: ${hardest}, получилось у ${low} %. Легче всего: ${easiest}, ${high} %.`,
  friends: 'Друзья',
  order: 'в порядке игр',
  noFriends: 'Никто из друзей в этот день ещё не играл.',
  find: 'Найти друзей',
  open: 'Партия друга откроется, когда задачу завершите вы оба.',
  lookAt: (name, game) => `${game}: играет ${name}`,
  share: 'Поделиться',
  picture: 'Картинка для друзей',
  pictureText: 'Что получилось и сколько дней подряд. Без позиций, ответов и имён.',
  line: 'Строка текста',
  best: 'Лучшее за предыдущий день',
  watch: 'Смотреть',
  solve: 'Задача',
  missedDays: 'Пропущенные дни',
  missedText: 'Их можно наверстать в течение месяца. В серию идут только сегодняшние задачи.',
  today: (open) =>
    n(open, { one: 'Сегодня: осталась #', few: 'Сегодня: осталось #', many: 'Сегодня: осталось #' }),
  back: 'К пятёрке дня',
  still: 'ещё ждёт',
  goes: 'идёт',
  full: 'Прошитая заплатка — все пять за день. Пропущенный день можно наверстать, но в серию он не идёт.',
  whole: (days) => n(days, { one: 'полный день', few: 'полных дня', many: 'полных дней' }),
  earlier: 'Предыдущий месяц',
  later: 'Следующий месяц',
  puzzle: {
    once: 'Одна попытка: неверный ход её завершает.',
    thinking: 'Сервер ищет ответный ход…',
    solved: 'Именно так!',
    missed: 'Не в этот раз. Почему — видно из ответа.',
    practice: 'Потренироваться',
    toMove: (colour) => `Ход: ${colour}`,
  },
};
export default words;
