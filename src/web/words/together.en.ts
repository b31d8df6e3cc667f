import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words for looking back together in English. */
const words = {
  name: (game: string) => `Look back together · ${game}`,
  leads: (name: string) => `${name} leads`,
  youLead: 'You lead',
  move: (at: number, all: number) => `Move ${at} of ${all}`,
  whatIf: (moves: number) => n(moves, { one: 'what if: # move', other: 'what if: # moves' }),
  withThem: 'you are following',
  lookAlone: 'Look alone',
  follow: 'Follow again',
  alone: (at: number) => `alone, move ${at}`,
  together: 'follows',
  leading: 'leads',
  away: 'not here now',
  asks: 'would like to lead',
  goThere: 'Go there',
  askToLead: 'Ask to lead',
  leadNow: 'Lead from here',
  leaderGone: (name: string) => `${name} is not connected. Will you lead?`,
  hand: (name: string) => `Let ${name} lead`,
  people: (count: number) => n(count, { one: 'Only you here', other: '# people here' }),
  you: (name: string) => `${name} (you)`,
  colours: ['purple marks', 'blue marks', 'green marks', 'orange marks', 'red marks', 'brown marks'],
  invite: 'Link for the others',
  tools: 'Drawing',
  arrow: 'Arrow',
  ring: 'Ring',
  wipe: 'Clear mine',
  board: 'The others’ drawings',
  tryIt: 'What if?',
  tryOff: 'Back to the match',
  first: 'To the beginning',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  slider: 'Move',
  notYours: 'The leader turns the moves. To go your own way, look alone.',
  gone: 'No connection. Go on alone; the others will be back on their own.',
  inBrowser: 'This match is kept in this browser only.',
  inBrowserMore:
    'To look back together, everybody needs it from the server, and it was not played there. Play the next one at a table on the server: then all can look back at it.',
  reviewIt: 'Look back alone',
  notHere: 'There is nothing to look back at here.',
  notHereMore: 'A match can be looked at together once it is over, on the server where it was played.',
};
export default words;
export type TogetherWords = typeof words;
