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
  return {
    ...(query['game'] && { game: query['game'] }),
    ...(query['mode'] && { mode: query['mode'] }),
    ...(query['with'] && { with: query['with'] }),
    ...(company && { company }),
    ...(won && { won }),
    ...spanOf(query['period'], today),
  };
};

/** The last days, or a year of the calendar. */
const spanOf = (chosen: string | undefined, today: number): Pick<MatchFilter, 'from' | 'until'> => {
  const period = PERIODS.find((one) => one === chosen);
  if (period) return { from: today - DAYS[period] * DAY };
  const year = Number(chosen);
  if (!/^20\d\d$/.test(chosen ?? '')) return {};
  return { from: new Date(year, 0, 1).getTime(), until: new Date(year + 1, 0, 1).getTime() };
};

/** The years to choose from, the latest first; none while all matches are of this one. */
export const yearsFrom = (since: number | null, now: number): readonly string[] => {
  const last = new Date(now).getFullYear();
  const first = since === null ? last : new Date(since).getFullYear();
  if (first >= last) return [];
  return Array.from({ length: last - first + 1 }, (_, i) => String(last - i));
};

/** The beginning of the day at this place. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
