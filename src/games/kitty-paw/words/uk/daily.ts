import type { DailyWords } from '../../../../words/daily-words.ts';
import { decimalComma } from '../../../../words/plural.ts';

const words: DailyWords = {
  task: () => 'Чотири картки наодинці: усі правильно й швидко',
  points: (ms) => `${decimalComma(ms / 1_000)} с`,
};
export default words;
