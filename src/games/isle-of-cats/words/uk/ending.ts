import { plural } from '../../../../words/plural.ts';
import type { EndingWords } from '../ending-types.ts';
import { THEM, rooms } from './tile-names.ts';

const n = plural('uk');
const points = (count: number): string => n(count, { one: '# очко', few: '# очки', many: '# очок' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ending: EndingWords = {
  title: 'Уроки',
  all: 'Усі разом',
  ahead: (count) => (count === 0 ? 'Очок порівну' : `Перевага: ${points(count)}`),
  short: (count) => `Не вистачило ${n(count, { one: '# очка', few: '# очок', many: '# очок' })}`,
  almostRoom: (room, cells) =>
    `${capital(rooms[room])}: ще ${n(cells, { one: '# клітинка', few: '# клітинки', many: '# клітинок' })}, і кімната була б повна`,
  almostFamily: (colour) => `${capital(THEM[colour])}: ще один кіт, і була б родина`,
};
