import { plural } from '../../words/plural.ts';
import type { PersonWords } from './person.en.ts';

const n = plural('uk');
const RESULTS = { won: 'перемога', lost: 'поразка', drawn: 'нічия', none: 'без підсумку' };
const matches = (played: number): string => n(played, { one: '# партія', few: '# партії', many: '# партій' });
const wins = (won: number): string => n(won, { one: '# перемога', few: '# перемоги', many: '# перемог' });
const losses = (lost: number): string => n(lost, { one: '# поразка', few: '# поразки', many: '# поразок' });

const words: PersonWords = {
  ratings: 'Рейтинги',
  since: (month, played) => `Перша партія: ${month} · ${matches(played)}`,
  withMe: (played, mine, theirs) => `З тобою ${matches(played)}: у тебе ${wins(mine)}, ${losses(theirs)}`,
  wins: (won, played) => `${wins(won)} з ${played}`,
  missing: (more) =>
    n(more, {
      one: 'ще приблизно # партія до точного рейтингу',
      few: 'ще приблизно # партії до точного рейтингу',
      many: 'ще приблизно # партій до точного рейтингу',
    }),
  form: (results) =>
    `Від найдавнішої до останньої: ${results.map((won) => RESULTS[won ?? 'none']).join(', ')}`,
  last: 'Останні партії',
  all: 'Усі',
  records: 'Рекорди',
  best: (score) =>
    n(score, { one: 'Найбільше: # очко', few: 'Найбільше: # очки', many: 'Найбільше: # очок' }),
  streak: (won) => `${wins(won)} поспіль`,
  replay: 'Дивитися повтор',
  met: 'Найчастіші суперники',
  matches,
  score: (won, lost) => `${wins(won)}, ${losses(lost)}`,
  nothing: 'Поки що немає партій, які можна показати.',
  hidden: 'Цю сторінку бачать не всі.',
  gone: 'Цього гостя тут більше немає. Лишилися тільки ваші спільні партії.',
  goneAlone: 'Цього гостя тут більше немає.',
  keep: 'Зберегти мій акаунт',
  keepMore: 'Усе це є лише в цьому браузері.',
  keepHow: 'Як зберегти',
  notNow: 'Не зараз',
  here: 'Зараз тут',
  playing: (game) => `Зараз грає: ${game}`,
  watch: 'Дивитися',
  playFirst: 'Зіграти першу',
  again: 'Спробувати ще раз',
};
export default words;
