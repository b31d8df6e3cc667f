import { plural } from '../../../../words/plural.ts';
import type { EndingWords } from '../ending-types.ts';
import { THEM, rooms } from './tile-names.ts';

const n = plural('ru');
const points = (count: number): string => n(count, { one: '# очко', few: '# очка', many: '# очков' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ending: EndingWords = {
  title: 'Уроки',
  all: 'Все сразу',
  ahead: (count) => (count === 0 ? 'Очков поровну' : `Перевес: ${points(count)}`),
  short: (count) => `Не хватило ${n(count, { one: '# очка', few: '# очков', many: '# очков' })}`,
  almostRoom: (room, cells) =>
    `${capital(rooms[room])}: ещё ${n(cells, { one: '# клетка', few: '# клетки', many: '# клеток' })}, и комната была бы полной`,
  almostFamily: (colour) => `${capital(THEM[colour])}: ещё один кот, и была бы семья`,
};
