import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('uk');

const words: DailyWords = {
  task: () => 'Одна ніч, троє суперників: виграй!',
  points: (points) => many(points, { one: '# дзвіночок', few: '# дзвіночки', many: '# дзвіночків' }),
};
export default words;
