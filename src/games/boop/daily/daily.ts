import type { DailyPuzzle } from '../../../kernel/daily.ts';

/** Wins in one are too easy for a whole day, and to choose who grows up is too rare. */
const boopDaily: DailyPuzzle = { is: 'puzzle', goals: ['win2', 'win3', 'save'] };
export default boopDaily;
