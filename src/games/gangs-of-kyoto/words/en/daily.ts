import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('en');

const words: DailyWords = {
  task: () => 'One night, three rivals: win!',
  points: (points) => many(points, { one: '# bell', other: '# bells' }),
};
export default words;
