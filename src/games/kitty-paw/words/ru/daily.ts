import type { DailyWords } from '../../../../words/daily-words.ts';
import { decimalComma } from '../../../../words/plural.ts';

const words: DailyWords = {
  task: () => 'Четыре карты в одиночку: все верно и быстро',
  points: (ms) => `${decimalComma(ms / 1_000)} с`,
};
export default words;
