import type { DailyMatch } from '../../../kernel/daily.ts';
import type { Isle } from '../rules/state/types.ts';

/** A voyage alone: more points than the sister. */
const isleDaily: DailyMatch<Isle> = {
  is: 'match',
  options: {},
  bots: [],
  result: (_state, { winners, scores }, seat) => ({
    points: scores[seat] ?? 0,
    solved: winners.includes(seat),
  }),
};
export default isleDaily;
