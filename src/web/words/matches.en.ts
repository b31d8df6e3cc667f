import type { Tally } from '../../protocol/people.ts';
import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of lists of matches in English; loaded with them. */
const words = {
  all: 'All',
  game: 'Game',
  mode: 'Kind of match',
  result: 'Result',
  results: { won: 'Won', lost: 'Lost', drawn: 'Draw', none: 'Stopped' },
  company: 'People and bots',
  companies: { people: 'With people', bots: 'Bots only' },
  with: 'With whom?',
  chosen: 'This person',
  period: 'All time',
  periods: { week: 'Last 7 days', month: 'Last 30 days', year: 'Last 365 days' },
  today: 'Today',
  yesterday: 'Yesterday',
  former: 'a former guest',
  review: 'Review',
  replay: 'replay',
  more: 'Show older ones',
  none: 'Nothing played yet.',
  noneMore: 'Matches on this server appear here, with their replays.',
  noSuch: 'No such matches.',
  showAll: 'Show all',
  counts: ({ played, won, lost, drawn }: Tally) =>
    [
      n(played, { one: '# match', other: '# matches' }),
      n(won, { one: '# win', other: '# wins' }),
      n(lost, { one: '# loss', other: '# losses' }),
      n(drawn, { one: '# draw', other: '# draws' }),
    ].join(', '),
};
export default words;
export type MatchesWords = typeof words;
