import type { Won } from '../../protocol/people.ts';
import { plural } from '../../words/plural.ts';

const n = plural('en');
const RESULTS = { won: 'won', lost: 'lost', drawn: 'draw', none: 'stopped' };

/** The words of the page of leaders in English; loaded with it. */
const words = {
  title: (game: string) => `Leaders of ${game}`,
  game: 'Game',
  mode: 'Kind of match',
  period: 'Period',
  periods: { month: 'This month', ever: 'Ever', friends: 'Friends' },
  firstThree: 'The first three',
  place: 'Place',
  cat: 'Cat',
  rating: 'Rating',
  sure: 'How sure',
  matches: 'Matches',
  last: 'Last ones',
  form: (results: readonly (Won | null)[]) =>
    `From the oldest to the latest: ${results.map((won) => RESULTS[won ?? 'none']).join(', ')}`,
  readOn: 'Show more of the list',
  noFriends: 'Friends who play rated matches appear here. After a match, one tap makes friends.',
  nobody: 'First come, first on the box.',
  youAre: (place: number, listed: number) => `You: place ${place} of ${listed}`,
  youNotYet: 'You are not listed yet',
  noneYet: 'A first rated match against people gives you a rating.',
  missing: (matches: number) =>
    n(matches, {
      one: 'About # more rated match, and you are listed.',
      other: 'About # more rated matches, and you are listed.',
    }),
  band: (points: number) =>
    n(points, {
      one: 'Your rating is known to within # point.',
      other: 'Your rating is known to within # points.',
    }),
  playRated: 'Play a rated match',
  whoTitle: 'Who is listed',
  who: 'Everybody whose rating is known to within ±75 points; for this month, everybody who has played in it. Guests count like all others.',
  bots: 'Bots, to compare with',
  botsMore:
    'Measured in matches between bots; the second level counts as a newcomer. They give and take no points.',
  again: 'Try again',
};
export default words;
export type LeadersWords = typeof words;
