import { plural } from '../../words/plural.ts';
import type { CreateWords } from './create.en.ts';

const n = plural('ru');

/** The words of the form of a new table in Russian. */
export const create: CreateWords = {
  title: 'Новый стол',
  inviting: (name) => `Пригласить: ${name}`,
  game: 'Игра',
  seats: 'Места',
  seatNo: (seat) => `Место ${seat}`,
  nameAt: (seat) => `Место ${seat}: имя`,
  nameOptional: 'можно не заполнять',
  me: 'Я',
  open: 'Свободное для друга',
  here: 'Игрок на этом устройстве',
  bot: (level) => `Бот: ${level}`,
  clockNone: 'Без часов',
  clockMove: (seconds) =>
    n(seconds, { one: '# секунда на ход', few: '# секунды на ход', many: '# секунд на ход' }),
  clockBank: (minutes, seconds) => `По ${minutes} мин, +${seconds} с за ход`,
  clockDays: (days) => n(days, { one: '# день на ход', few: '# дня на ход', many: '# дней на ход' }),
  days: (days) => n(days, { one: '# день', few: '# дня', many: '# дней' }),
  hours: (hours) => `${hours} ч`,
  hints: 'Подсказки',
  hintsMore: 'Бот советует ход тому, кто попросит',
  takebacks: 'Отмена ходов',
  takebacksMore: 'Сразу, если ход ничего не открыл, иначе — когда остальные согласны',
  players: 'Игроков',
  go: 'Создать',
  race: (turnBased: string | null) =>
    `Это игра на скорость: каждому нужно своё устройство. Здесь можно играть в одиночку или против ботов.${turnBased ? ` Чтобы передавать устройство по кругу, выбери «${turnBased}».` : ''}`,
  goHere: 'Начать',
  paceNow: 'Сейчас',
  paceDays: 'Ход за',
  holiday: 'Отпуск',
  holidayMore: (days) =>
    `У каждого ещё ${n(days, { one: '# день', few: '# дня', many: '# дней' })} на всю партию`,
  late: 'Вышло время — проигрыш',
  lateMore: 'Иначе играет бот, пока игрок не вернётся',
  withWhom: 'С кем',
  companies: {
    friend: { name: 'С другом', more: 'по ссылке' },
    everybody: { name: 'Со всеми желающими', more: 'видно в гостиной' },
    here: { name: 'Здесь, вместе', more: 'одно устройство' },
  },
  presets: 'Какая партия',
  usual: 'Обычная',
  more: 'Ещё',
  moreAbout: 'места, боты, варианты правил',
  bots: (count) => n(count, { one: '# бот', few: '# бота', many: '# ботов' }),
  forFriends: (open) => (open === 0 ? 'начнётся сразу' : open === 1 ? 'для друга' : 'для друзей'),
  forEverybody: 'для всех',
  onThisDevice: 'на этом устройстве',
  noTakebacks: 'Ходы не отменяются',
  clockMoveShort: (seconds) => `${seconds} с на ход`,
  nobodyPlays: 'Играть будут только боты. Дай одно место человеку.',
  doesNotFit: (option, players) =>
    `«${option}» — не для ${n(players, { one: '# игрока', few: '# игроков', many: '# игроков' })}, поэтому без этого.`,
  offline: 'Нет связи: стол для других подождёт.',
};
