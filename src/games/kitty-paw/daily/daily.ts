import type { DailyMatch } from '../../../kernel/daily.ts';
import { timeOf } from '../rules/duel/compare.ts';
import type { AnyKittyPaw } from '../rules/game.ts';

/** Four cards alone, as in a duel: all of them right, and the less time the better. */
const pawDaily: DailyMatch<AnyKittyPaw> = {
  is: 'match',
  options: { mode: 'duel' },
  bots: [],
  fewer: true,
  result: (state, _outcome, seat) => {
    const run = 'runs' in state ? state.runs[seat] : undefined;
    const tries = run?.stage === 'over' ? run.tries : [];
    return { points: timeOf(tries), solved: tries.length > 0 && tries.every(({ how }) => how === 'right') };
  },
};
export default pawDaily;
