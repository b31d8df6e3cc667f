import { MATCH_COMPANIES, type MatchFilter, type Won } from '../../../protocol/people.ts';
import type { Query } from '../../page/useQuery.ts';

export const RESULTS = ['won', 'lost', 'drawn'] as const satisfies readonly Won[];
export const PERIODS = ['week', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { week: 7, month: 30, year: 365 };
const DAY = 24 * 3_600_000;

/** The filter that an address asks for. What it does not know is left out, so that an old link still shows something. */
export const filterOf = (query: Query, today: number): MatchFilter => {
  const company = MATCH_COMPANIES.find((one) => one === query['company']);
  const won = RESULTS.find((one) => one === query['won']);
  const period = PERIODS.find((one) => one === query['period']);
  return {
    ...(query['game'] && { game: query['game'] }),
    ...(query['mode'] && { mode: query['mode'] }),
    ...(query['with'] && { with: query['with'] }),
    ...(company && { company }),
    ...(won && { won }),
    ...(period && { from: today - DAYS[period] * DAY }),
  };
};

/** The beginning of the day at this place. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
