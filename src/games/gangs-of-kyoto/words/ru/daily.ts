import type { DailyWords } from '../../../../words/daily-words.ts';
import { plural } from '../../../../words/plural.ts';

const many = plural('ru');

const words: DailyWords = {
  task: () => 'Одна ночь, трое соперников: выиграй!',
  points: (points) => many(points, { one: '# колокольчик', few: '# колокольчика', many: '# колокольчиков' }),
};
export default words;
