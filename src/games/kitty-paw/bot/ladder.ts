import { steps, type Ladder } from '../../../bots/ladder.ts';

/** Level 2 against 1, 3 against 2, …: decisions/24 says how it was measured. */
const ladder: Ladder = {
  race: steps(200, 0.725, 0.745, 0.705, 0.635),
  duel: steps(200, 0.73, 0.75, 0.705, 0.71),
};
export default ladder;
