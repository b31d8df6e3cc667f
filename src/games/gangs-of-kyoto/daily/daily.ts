import type { DailyMatch } from '../../../kernel/daily.ts';
import type { GangsOfKyoto } from '../rules/types.ts';

/** A night against three bots that see all there is to see. Nothing is answered against time. */
const kyotoDaily: DailyMatch<GangsOfKyoto> = {
  is: 'match',
  options: { vetoWindow: 'unlimited' },
  bots: [3, 3, 3],
  result: (_state, { winners, scores }, seat) => ({
    points: scores[seat] ?? 0,
    solved: winners.includes(seat),
  }),
};
export default kyotoDaily;
