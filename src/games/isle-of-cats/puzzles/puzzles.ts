import { weighedPuzzles } from '../../../kernel/weighed-puzzle.ts';
import lines from './lines.ts';
import { WORTH_MOST } from './question.ts';

export default weighedPuzzles(WORTH_MOST, lines);
