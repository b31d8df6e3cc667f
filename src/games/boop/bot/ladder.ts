import { steps, type Ladder } from '../../../bots/ladder.ts';

/** Level 2 against 1, 3 against 2, …: decisions/21 says how it was measured. */
const ladder: Ladder = { '': steps(200, 0.758, 0.785, 0.763, 0.68, 0.643, 0.795, 0.735, 0.723) };
export default ladder;
