import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('en');

const words: DailyWords = {
  task: () => 'One evening, two rivals: win!',
  points: (points) => many(points, { one: '# point', other: '# points' }),
};
export default words;
