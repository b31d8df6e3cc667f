import type { Puzzles } from '../../../kernel/puzzle.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { isSolved } from '../rules/cards/solution.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import { matOf } from '../rules/race/mat.ts';
import lines from './lines.ts';
import { readPlace, stateAt } from './place-text.ts';

/** A Meow decides, as at the table: it is right if the mat is as the card, shifted or not. */
const pawPuzzles: Puzzles<AnyKittyPaw> = {
  lines,
  rules: { cold: 'shift', rest: 'one-paw', mend: 'check' },
  open: ({ where }) => {
    const place = readPlace(where);
    return { state: stateAt(place), solver: 0, turns: 1, time: place.time };
  },
  judge: (_goal, state, { do: what }, turns) => {
    if (what !== 'meow' || 'runs' in state) return { is: 'on', replies: [], turns };
    const [card] = state.cards;
    const right = card !== undefined && card !== null && isSolved(cardOf(card).figure, matOf(state, 0));
    return right ? { is: 'solved' } : { is: 'missed', replies: [] };
  },
};
export default pawPuzzles;
