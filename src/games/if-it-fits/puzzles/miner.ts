import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { weighedMiner } from '../../../kernel/weighed-puzzle.ts';
import type { State } from '../rules/types.ts';
import { writePlace } from './place-text.ts';
import { BEST_CARD } from './question.ts';

const CARDS_ON_TABLE = 12; // before that there is little to gain
const CHOICE = 2; // cards in hand

const isPlace = ({ phase, table, hands, turn }: State): boolean =>
  phase.name === 'play' && table.laid.length >= CARDS_ON_TABLE && (hands[turn]?.length ?? 0) >= CHOICE;

const places = (states: readonly State[]): readonly Pick<PuzzleLine, 'goal' | 'where'>[] =>
  states.filter(isPlace).map((state) => ({ goal: state.ending ? 'end' : 'card', where: writePlace(state) }));

export default weighedMiner(BEST_CARD, places, { seats: 2, options: { catChoice: 'by-seat' } });
