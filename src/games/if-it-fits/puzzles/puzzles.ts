import { weighedPuzzles } from '../../../kernel/weighed-puzzle.ts';
import lines from './lines.ts';
import { BEST_CARD } from './question.ts';

export default weighedPuzzles(BEST_CARD, lines);
