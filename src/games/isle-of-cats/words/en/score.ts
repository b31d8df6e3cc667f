import { plural } from '../../../../words/plural.ts';
import type { ScoreWords } from '../score-types.ts';
import { colours, rooms } from './tile-names.ts';

const n = plural('en');
const cats = (count: number): string => n(count, { one: '# cat', other: '# cats' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const score: ScoreWords = {
  now: 'If it ended now',
  atLeast: 'If it ended now, at least',
  total: 'Total',
  whose: 'Whose score',
  sister: 'Sister',
  titles: {
    families: 'Families',
    rare: 'Rare treasures',
    friendships: 'Friends among beasts',
    tokens: 'Points from events',
    rats: 'Rats in sight',
    'royal-rats': 'Royal rats',
    rooms: 'Rooms not full',
  },
  families: (all) =>
    capital(all.map(({ colour, count, points }) => `${colours[colour]} ${count} = ${points}`).join(', ')),
  nearFamily: ({ colour, count }) => `${capital(colours[colour])}: ${count} of 3 for a family`,
  noFamily: 'Three cats of one colour that touch',
  counted: (of, count) =>
    ({
      rare: `${count} × 3`,
      friendships: `${count} × 5`,
      tokens: null,
      rats: `${count} × −1`,
      'royal-rats': `${count} × −3`,
    })[of],
  rooms: (open, near) =>
    near
      ? `${open} × −5; ${rooms[near.room]}: ${n(near.left, { one: '# cell left', other: '# cells left' })}`
      : `${open} × −5`,
  lesson: ({ kind, colour, pays, count, points }) => {
    const name = { private: 'Private', public: 'Public', family: 'Lesson', sister: 'Hers' }[kind];
    const said = colour ? `${name}, ${colours[colour]}` : name;
    const so = pays === 'once' ? (points === 0 && count === 0 ? 'not yet' : 'done') : `${count} so far`;
    return `${said} · ${so}`;
  },
  hidden: (lessons) =>
    n(lessons, { one: '# private lesson is face down', other: '# private lessons are face down' }),
  sisterColour: (colour) => `Your ${colours[colour]} cats`,
  sisterCats: (count, each) => `${cats(count)} × ${each}`,
  sisterBeasts: (count) => `Symbols on your beasts: ${count} × 3`,
  sisterEvent: (space) => `Event tile on space ${space}`,
  final: {
    families: ['Families', '3 or more of a colour that touch'],
    rare: ['Rare treasures', '3 each'],
    friendships: ['Friends among beasts', '5 each'],
    public: ['Public lessons', 'the same for everyone'],
    private: ['Private lessons', 'turned over now'],
    family: ['Lessons', 'turned over now'],
    tokens: ['Events', 'points taken on the way'],
    rats: ['Rats in sight', '−1 each, royal −3'],
    rooms: ['Rooms not full', '−5 each'],
    'sister-colours': ['Sister: her colours', 'for your cats'],
    'sister-lessons': ['Sister: her lessons', 'on your boat'],
    'sister-others': ['Sister: beasts and events', ''],
  },
};
