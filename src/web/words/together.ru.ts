import { plural } from '../../words/plural.ts';
import type { TogetherWords } from './together.en.ts';

const n = plural('ru');

/** The words for looking back together in Russian. */
const words: TogetherWords = {
  name: (game) => `Смотрим вместе · ${game}`,
  leads: (name) => `Ведёт ${name}`,
  youLead: 'Ведёшь ты',
  move: (at, all) => `Ход ${at} из ${all}`,
  whatIf: (moves) => n(moves, { one: 'а если: # ход', few: 'а если: # хода', many: 'а если: # ходов' }),
  withThem: 'ты смотришь со всеми',
  lookAlone: 'Смотреть отдельно',
  follow: 'Снова вместе',
  alone: (at) => `отдельно, ход ${at}`,
  together: 'вместе',
  leading: 'ведёт',
  away: 'сейчас не здесь',
  asks: 'хочет вести',
  goThere: 'Перейти',
  askToLead: 'Хочу вести',
  leadNow: 'Вести отсюда',
  leaderGone: (name) => `${name} не на связи. Поведёшь ты?`,
  hand: (name) => `Пусть ведёт ${name}`,
  people: (count) =>
    count === 1
      ? 'Здесь только ты'
      : n(count, { one: 'Здесь # человек', few: 'Здесь # человека', many: 'Здесь # человек' }),
  you: (name) => `${name} (это ты)`,
  colours: [
    'фиолетовые отметки',
    'синие отметки',
    'зелёные отметки',
    'оранжевые отметки',
    'красные отметки',
    'коричневые отметки',
  ],
  invite: 'Ссылка для остальных',
  tools: 'Рисование',
  arrow: 'Стрелка',
  ring: 'Кольцо',
  wipe: 'Стереть свои',
  board: 'Отметки остальных',
  tryIt: 'А если?',
  tryOff: 'Назад к партии',
  first: 'В начало',
  previous: 'Ход назад',
  next: 'Ход вперёд',
  last: 'В конец',
  slider: 'Ход',
  notYours: 'Листает тот, кто ведёт. Чтобы листать по-своему, смотри отдельно.',
  gone: 'Нет связи. Пока смотри отдельно; как только она появится, все снова будут вместе.',
  inBrowser: 'Эта партия есть только в этом браузере.',
  inBrowserMore:
    'Чтобы смотреть вместе, всем нужна партия с сервера, а эта сыграна не там. Следующую сыграйте за столом на сервере — тогда разобрать её смогут все вместе.',
  reviewIt: 'Посмотреть без других',
  notHere: 'Здесь не на что смотреть.',
  notHereMore: 'Вместе можно смотреть законченную партию, сыгранную на этом сервере.',
};
export default words;
