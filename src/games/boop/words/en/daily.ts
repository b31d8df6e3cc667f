import type { DailyWords } from '../../../../words/daily-words.ts';
import puzzles from './puzzles.ts';

const words: DailyWords = { task: (goal) => puzzles.goals[goal ?? '']?.title ?? '' };
export default words;
