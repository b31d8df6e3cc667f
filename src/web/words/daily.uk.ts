import { plural } from '../../words/plural.ts';
import type { DailyPageWords } from './daily.en.ts';

const n = plural('uk');

/** The words of the daily five in Ukrainian. */
const words: DailyPageWords = {
  title: 'П’ятірка дня',
  number: (day) => `№ ${day}`,
  calendar: 'Календар',
  inARow: (days) => n(days, { one: 'день поспіль', few: 'дні поспіль', many: 'днів поспіль' }),
  noStreak: 'Нова серія почнеться з першої сьогоднішньої задачі.',
  rule: (left, zone) => `На кожну задачу одна спроба. Нові з’являться опівночі (${zone}), через ${left}.`,
  over: (zone) =>
    `Цей день минув. Його задачі ще можна пройти, але вони вже не рахуються. День завершується опівночі (${zone}).`,
  left: (hours, minutes) => (hours > 0 ? `${hours} год ${minutes} хв` : `${minutes} хв`),
  week: 'Останні сім днів',
  patches: { none: 'чекає', begun: 'триває', solved: 'вийшло', missed: 'не цього разу' },
  late: 'зіграно пізніше',
  go: 'Спробувати',
  goOn: 'Продовжити',
  again: 'Зіграти ще раз',
  look: 'Переглянути',
  next: (game) => `Далі: ${game}`,
  result: 'До підсумку',
  of: (solved, tasks) => `${solved} з ${tasks}`,
  better: (percent, people) => `Краще, ніж у ${percent} % гравців; усього їх ${people}.`,
  everybody: 'Усі разом',
  tooFew: 'Смужки з’являться, щойно десятеро завершать хоч одну задачу цього дня.',
  ends: (hardest, low, easiest, high) =>
    `Найважча: ${hardest}, вийшло у ${low} %. Найлегша: ${easiest}, ${high} %.`,
  friends: 'Друзі',
  order: 'у порядку ігор',
  noFriends: 'Ніхто з друзів цього дня ще не грав.',
  find: 'Знайти друзів',
  open: 'Партія друга відкриється, коли задачу завершите ви обоє.',
  lookAt: (name, game) => `${game}: грає ${name}`,
  share: 'Поділитися',
  picture: 'Картинка для друзів',
  pictureText: 'Що вийшло і скільки днів поспіль. Без позицій, відповідей та імен.',
  line: 'Рядок тексту',
  best: 'Найкраще за попередній день',
  watch: 'Дивитися',
  solve: 'Задача',
  missedDays: 'Пропущені дні',
  missedText: 'Їх можна надолужити протягом місяця. До серії йдуть лише сьогоднішні задачі.',
  today: (open) =>
    n(open, { one: 'Сьогодні: лишилася #', few: 'Сьогодні: лишилося #', many: 'Сьогодні: лишилося #' }),
  back: 'До п’ятірки дня',
  still: 'ще чекає',
  goes: 'триває',
  full: 'Прошита латка — усі п’ять за день. Пропущений день можна надолужити, але до серії він не йде.',
  whole: (days) => n(days, { one: 'повний день', few: 'повні дні', many: 'повних днів' }),
  earlier: 'Попередній місяць',
  later: 'Наступний місяць',
  puzzle: {
    once: 'Одна спроба: хибний хід її завершує.',
    thinking: 'Сервер шукає хід у відповідь…',
    solved: 'Саме так!',
    missed: 'Не цього разу. Чому — видно з відповіді.',
    practice: 'Потренуватися',
    toMove: (colour) => `Хід: ${colour}`,
  },
};
export default words;
