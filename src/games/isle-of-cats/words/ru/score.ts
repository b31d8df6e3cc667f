import { plural } from '../../../../words/plural.ts';
import type { ScoreWords } from '../score-types.ts';
import { HER, THEM, colours, rooms } from './tile-names.ts';

const n = plural('ru');
const cats = (count: number): string => n(count, { one: '# кот', few: '# кота', many: '# котов' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const score: ScoreWords = {
  now: 'Если бы игра закончилась сейчас',
  atLeast: 'Если бы игра закончилась сейчас, не меньше',
  total: 'Итого',
  whose: 'Чей счёт',
  sister: 'Сестра',
  titles: {
    families: 'Семьи',
    rare: 'Редкие сокровища',
    friendships: 'Дружба со зверями',
    tokens: 'Очки за события',
    rats: 'Видимые крысы',
    'royal-rats': 'Королевские крысы',
    rooms: 'Незаполненные комнаты',
  },
  families: (all) =>
    capital(all.map(({ colour, count, points }) => `${HER[colour]} ${count} = ${points}`).join(', ')),
  nearFamily: ({ colour, count }) => `${capital(THEM[colour])}: ${count} из 3 для семьи`,
  noFamily: 'Три кота одного цвета, которые касаются друг друга',
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
      ? `${open} × −5; ${rooms[near.room]}: ещё ${n(near.left, { one: '# клетка', few: '# клетки', many: '# клеток' })}`
      : `${open} × −5`,
  lesson: ({ kind, colour, pays, count, points }) => {
    const name = { private: 'Личный', public: 'Общий', family: 'Урок', sister: 'Сестры' }[kind];
    const said = colour ? `${name}, ${colours[colour]}` : name;
    const so = pays === 'once' ? (points === 0 && count === 0 ? 'ещё нет' : 'выполнен') : `пока ${count}`;
    return `${said} · ${so}`;
  },
  hidden: (lessons) =>
    n(lessons, {
      one: '# личный урок лежит рубашкой вверх',
      few: '# личных урока лежат рубашкой вверх',
      many: '# личных уроков лежат рубашкой вверх',
    }),
  sisterColour: (colour) => `Твои ${THEM[colour]} коты`,
  sisterCats: (count, each) => `${cats(count)} × ${each}`,
  sisterBeasts: (count) => `Знаки на твоих зверях: ${count} × 3`,
  sisterEvent: (space) => `Плитка события на делении ${space}`,
  final: {
    families: ['Семьи', 'от 3 котов одного цвета, которые касаются друг друга'],
    rare: ['Редкие сокровища', 'по 3'],
    friendships: ['Дружба со зверями', 'по 5'],
    public: ['Общие уроки', 'одинаковые для всех'],
    private: ['Личные уроки', 'теперь открыты'],
    family: ['Уроки', 'теперь открыты'],
    tokens: ['События', 'очки, полученные во время игры'],
    rats: ['Видимые крысы', '−1 за каждую, королевская −3'],
    rooms: ['Незаполненные комнаты', '−5 за каждую'],
    'sister-colours': ['Сестра: её цвета', 'за твоих котов'],
    'sister-lessons': ['Сестра: её уроки', 'на твоей лодке'],
    'sister-others': ['Сестра: звери и события', ''],
  },
};
