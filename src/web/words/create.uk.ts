import { plural } from '../../words/plural.ts';
import type { CreateWords } from './create.en.ts';

const n = plural('uk');

/** The words of the form of a new table in Ukrainian. */
export const create: CreateWords = {
  title: 'Новий стіл',
  inviting: (name) => `Запросити: ${name}`,
  game: 'Гра',
  seats: 'Місця',
  seatNo: (seat) => `Місце ${seat}`,
  nameAt: (seat) => `Місце ${seat}: ім’я`,
  nameOptional: 'можна лишити порожнім',
  me: 'Я',
  open: 'Вільне для друга',
  here: 'Гравець на цьому пристрої',
  bot: (level) => `Бот: ${level}`,
  clockNone: 'Без годинника',
  clockMove: (seconds) =>
    n(seconds, { one: '# секунда на хід', few: '# секунди на хід', many: '# секунд на хід' }),
  clockBank: (minutes, seconds) => `По ${minutes} хв, +${seconds} с за хід`,
  clockDays: (days) => n(days, { one: '# день на хід', few: '# дні на хід', many: '# днів на хід' }),
  days: (days) => n(days, { one: '# день', few: '# дні', many: '# днів' }),
  hours: (hours) => `${hours} год`,
  hints: 'Підказки',
  hintsMore: 'Бот радить хід тому, хто попросить',
  takebacks: 'Скасування ходів',
  takebacksMore: 'Одразу, якщо хід нічого не відкрив, інакше — коли інші згодні',
  players: 'Гравців',
  go: 'Створити',
  race: (turnBased: string | null) =>
    `Це гра на швидкість: кожному потрібен свій пристрій. Тут можна грати самотужки або проти ботів.${turnBased ? ` Щоб передавати пристрій по колу, обери «${turnBased}».` : ''}`,
  goHere: 'Почати',
  paceNow: 'Зараз',
  paceDays: 'Хід за',
  holiday: 'Відпустка',
  holidayMore: (days) =>
    `У кожного ще ${n(days, { one: '# день', few: '# дні', many: '# днів' })} на всю партію`,
  late: 'Вийшов час — програш',
  lateMore: 'Інакше грає бот, доки гравець не повернеться',
  withWhom: 'З ким',
  companies: {
    friend: { name: 'З другом', more: 'за посиланням' },
    everybody: { name: 'З усіма охочими', more: 'видно у вітальні' },
    here: { name: 'Тут, разом', more: 'один пристрій' },
  },
  presets: 'Яка партія',
  usual: 'Звичайна',
  more: 'Більше',
  moreAbout: 'місця, боти, варіанти правил',
  bots: (count) => n(count, { one: '# бот', few: '# боти', many: '# ботів' }),
  forFriends: (open) => (open === 0 ? 'почнеться одразу' : open === 1 ? 'для друга' : 'для друзів'),
  forEverybody: 'для всіх',
  onThisDevice: 'на цьому пристрої',
  noTakebacks: 'Ходи не скасовуються',
  clockMoveShort: (seconds) => `${seconds} с на хід`,
  nobodyPlays: 'Гратимуть лише боти. Дай одне місце людині.',
  doesNotFit: (option, players) =>
    `«${option}» — не для ${n(players, { one: '# гравця', few: '# гравців', many: '# гравців' })}, тож без цього.`,
  offline: 'Немає зв’язку: стіл для інших зачекає.',
};
