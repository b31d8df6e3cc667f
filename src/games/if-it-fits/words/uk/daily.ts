import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('uk');

const words: DailyWords = {
  task: () => 'Один вечір, двоє суперників: виграй!',
  points: (points) => many(points, { one: '# очко', few: '# очки', many: '# очок' }),
};
export default words;
