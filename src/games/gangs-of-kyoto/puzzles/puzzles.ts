import { weighedPuzzles } from '../../../kernel/weighed-puzzle.ts';
import lines from './lines.ts';
import { WHO_GETS_IT } from './question.ts';

export default weighedPuzzles(WHO_GETS_IT, lines);
