import { steps, type Ladder } from '../../../bots/ladder.ts';

/** Level 2 against 1, 3 against 2, …: decisions/17 says how it was measured. */
const ladder: Ladder = {
  standard: steps(200, 0.658, 0.618, 0.645, 0.745),
  family: steps(200, 0.698, 0.7, 0.705, 0.613),
};
export default ladder;
