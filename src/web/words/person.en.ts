import type { Won } from '../../protocol/people.ts';
import { plural } from '../../words/plural.ts';

const n = plural('en');
const RESULTS = { won: 'won', lost: 'lost', drawn: 'draw', none: 'stopped' };

/** The words of the page of a person in English; loaded with it. */
const words = {
  ratings: 'Ratings',
  since: (month: string, played: number) =>
    `Here since ${month} · ${n(played, { one: '# match', other: '# matches' })}`,
  withMe: (played: number, mine: number, theirs: number) =>
    `${n(played, { one: '# match', other: '# matches' })} with you: ${mine} won, ${theirs} lost`,
  wins: (won: number, played: number) => `${won} of ${played} won`,
  missing: (matches: number) =>
    n(matches, { one: 'about # more to be sure', other: 'about # more to be sure' }),
  form: (results: readonly (Won | null)[]) =>
    `From the oldest to the latest: ${results.map((won) => RESULTS[won ?? 'none']).join(', ')}`,
  last: 'Last matches',
  all: 'All',
  records: 'Records',
  best: (score: number) => n(score, { one: '# point at most', other: '# points at most' }),
  streak: (wins: number) => n(wins, { one: '# win in a row', other: '# wins in a row' }),
  replay: 'Watch the replay',
  met: 'Met most often',
  matches: (played: number) => n(played, { one: '# match', other: '# matches' }),
  score: (won: number, lost: number) => `${won} won, ${lost} lost`,
  nothing: 'No matches to show yet.',
  hidden: 'This page is not shown to everybody.',
  gone: 'This guest is not here any more. Only your matches together are left.',
  goneAlone: 'This guest is not here any more.',
  keep: 'Keep my account',
  keepMore: 'All of this lives in this browser only.',
  keepHow: 'How to keep it',
  notNow: 'Not now',
  here: 'Here now',
  playing: (game: string) => `Playing ${game}`,
  watch: 'Watch',
  playFirst: 'Play the first one',
  again: 'Try again',
};
export default words;
export type PersonWords = typeof words;
