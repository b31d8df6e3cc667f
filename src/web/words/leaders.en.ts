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
  noFriends: 'Friends who play rated matches stand here. After a match, one tap makes friends.',
  nobody: 'First come, first on the box.',
  youAre: (place: number, listed: number) => `You: place ${place} of ${listed}`,
  youNotYet: 'You are not listed yet',
  noneYet: 'A first rated match against people gives you a rating.',
  missing: (matches: number) =>
    n(matches, {
      one: 'About # more rated match, and you stand here.',
      other: 'About # more rated matches, and you stand here.',
    }),
  band: (points: number) =>
    n(points, {
      one: '# point either way still fits your results.',
      other: '# points either way still fit your results.',
    }),
  playRated: 'Play a rated match',
  whoTitle: 'Who stands here',
  who: 'Whoever is known within ±75 points; for this month, whoever has played in it. Guests count like everybody.',
  again: 'Try again',
};
export default words;
export type LeadersWords = typeof words;
