import { plural } from '../../../../words/plural.ts';
import type { EndingWords } from '../ending-types.ts';
import { colours, rooms } from './tile-names.ts';

const n = plural('en');
const points = (count: number): string => n(count, { one: '# point', other: '# points' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ending: EndingWords = {
  title: 'Lessons',
  all: 'All at once',
  ahead: (count) => (count === 0 ? 'Equal points' : `${points(count)} ahead`),
  short: (count) => `${points(count)} short`,
  almostRoom: (room, cells) =>
    `${capital(rooms[room])}: ${n(cells, { one: '# cell', other: '# cells' })} short of full`,
  almostFamily: (colour) => `${capital(colours[colour])}: one cat short of a family`,
};
