import type { DailyWords } from '../../../../words/daily-words.ts';

const words: DailyWords = {
  task: () => 'Four cards alone: all correct, and fast',
  points: (ms) => `${(ms / 1_000).toFixed(1)} s`,
};
export default words;
