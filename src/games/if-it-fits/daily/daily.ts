import type { DailyMatch } from '../../../kernel/daily.ts';
import type { IfItFits } from '../rules/types.ts';

/** An evening against two bots that make few mistakes. */
const fitsDaily: DailyMatch<IfItFits> = {
  is: 'match',
  options: {},
  bots: [2, 2],
  result: (_state, { winners, scores }, seat) => ({
    points: scores[seat] ?? 0,
    solved: winners.includes(seat),
  }),
};
export default fitsDaily;
