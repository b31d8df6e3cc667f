import { plural } from '../../words/plural.ts';
import type { LeadersWords } from './leaders.en.ts';

const n = plural('uk');
const RESULTS = { won: 'перемога', lost: 'поразка', drawn: 'нічия', none: 'без підсумку' };

const words: LeadersWords = {
  title: (game) => `Лідери: ${game}`,
  game: 'Гра',
  mode: 'Вид партії',
  period: 'Час',
  periods: { month: 'Цей місяць', ever: 'Весь час', friends: 'Друзі' },
  firstThree: 'Перші троє',
  place: 'Місце',
  cat: 'Кіт',
  rating: 'Рейтинг',
  sure: 'Наскільки точно',
  matches: 'Партії',
  last: 'Останні',
  form: (results) =>
    `Від найдавнішої до останньої: ${results.map((won) => RESULTS[won ?? 'none']).join(', ')}`,
  readOn: 'Показати список далі',
  noFriends: 'Тут стоять друзі, які грають на рейтинг. Подружитися можна одним дотиком після партії.',
  nobody: 'Хто перший, того й коробка.',
  youAre: (place, listed) => `Твоє місце: ${place} з ${listed}`,
  youNotYet: 'Тебе ще немає у списку',
  noneYet: 'Перша партія на рейтинг із людьми дасть тобі рейтинг.',
  missing: (matches) =>
    n(matches, {
      one: 'Ще приблизно # партія на рейтинг — і ти у списку.',
      few: 'Ще приблизно # партії на рейтинг — і ти у списку.',
      many: 'Ще приблизно # партій на рейтинг — і ти у списку.',
    }),
  band: (points) =>
    n(points, {
      one: 'Твої результати допускають похибку в # бал у кожен бік.',
      few: 'Твої результати допускають похибку в # бали у кожен бік.',
      many: 'Твої результати допускають похибку в # балів у кожен бік.',
    }),
  playRated: 'Зіграти на рейтинг',
  whoTitle: 'Хто у списку',
  who: 'Ті, чий рейтинг відомий із точністю ±75 балів; за цей місяць — ті, хто цього місяця грає. Гості — нарівні з усіма.',
  again: 'Спробувати ще раз',
};
export default words;
