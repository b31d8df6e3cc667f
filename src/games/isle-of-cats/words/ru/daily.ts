import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('ru');

const words: DailyWords = {
  task: () => 'Пять дней в одиночку: больше очков, чем у сестры',
  points: (points) => many(points, { one: '# очко', few: '# очка', many: '# очков' }),
};
export default words;
