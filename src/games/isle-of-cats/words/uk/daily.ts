import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('uk');

const words: DailyWords = {
  task: () => 'П’ять днів наодинці: більше очок, ніж у сестри',
  points: (points) => many(points, { one: '# очко', few: '# очки', many: '# очок' }),
};
export default words;
