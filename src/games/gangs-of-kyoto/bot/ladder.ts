import { steps, type Ladder } from '../../../bots/ladder.ts';

/** Level 2 against 1, 3 against 2, …: decisions/24 says how it was measured. */
const ladder: Ladder = { '': steps(200, 0.655, 0.675, 0.695, 0.645) };
export default ladder;
