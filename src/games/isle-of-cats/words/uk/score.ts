import { plural } from '../../../../words/plural.ts';
import type { ScoreWords } from '../score-types.ts';
import { HER, THEM, colours, rooms } from './tile-names.ts';

const n = plural('uk');
const cats = (count: number): string => n(count, { one: '# кіт', few: '# коти', many: '# котів' });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const score: ScoreWords = {
  now: 'Якби гра скінчилася зараз',
  atLeast: 'Якби гра скінчилася зараз, щонайменше',
  total: 'Разом',
  whose: 'Чий рахунок',
  sister: 'Сестра',
  titles: {
    families: 'Родини',
    rare: 'Рідкісні скарби',
    friendships: 'Дружба зі звірами',
    tokens: 'Очки з подій',
    rats: 'Видимі щури',
    'royal-rats': 'Королівські щури',
    rooms: 'Незаповнені кімнати',
  },
  families: (all) =>
    capital(all.map(({ colour, count, points }) => `${HER[colour]} ${count} = ${points}`).join(', ')),
  nearFamily: ({ colour, count }) => `${capital(THEM[colour])}: ${count} з 3 для родини`,
  noFamily: 'Три коти одного кольору, що торкаються один одного',
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
      ? `${open} × −5; ${rooms[near.room]}: ще ${n(near.left, { one: '# клітинка', few: '# клітинки', many: '# клітинок' })}`
      : `${open} × −5`,
  lesson: ({ kind, colour, pays, count, points }) => {
    const name = { private: 'Особистий', public: 'Спільний', family: 'Урок', sister: 'Сестрин' }[kind];
    const said = colour ? `${name}, ${colours[colour]}` : name;
    const so = pays === 'once' ? (points === 0 && count === 0 ? 'ще ні' : 'виконано') : `поки що ${count}`;
    return `${said} · ${so}`;
  },
  hidden: (lessons) =>
    n(lessons, {
      one: '# особистий урок лежить долілиць',
      few: '# особисті уроки лежать долілиць',
      many: '# особистих уроків лежать долілиць',
    }),
  sisterColour: (colour) => `Твої ${THEM[colour]} коти`,
  sisterCats: (count, each) => `${cats(count)} × ${each}`,
  sisterBeasts: (count) => `Знаки на твоїх звірах: ${count} × 3`,
  sisterEvent: (space) => `Плитка події на поділці ${space}`,
  final: {
    families: ['Родини', 'від 3 котів одного кольору, що торкаються один одного'],
    rare: ['Рідкісні скарби', 'по 3'],
    friendships: ['Дружба зі звірами', 'по 5'],
    public: ['Спільні уроки', 'однакові для всіх'],
    private: ['Особисті уроки', 'тепер відкриті'],
    family: ['Уроки', 'тепер відкриті'],
    tokens: ['Події', 'очки, здобуті під час гри'],
    rats: ['Видимі щури', '−1 за кожного, королівський −3'],
    rooms: ['Незаповнені кімнати', '−5 за кожну'],
    'sister-colours': ['Сестра: її кольори', 'за твоїх котів'],
    'sister-lessons': ['Сестра: її уроки', 'на твоєму човні'],
    'sister-others': ['Сестра: звірі та події', ''],
  },
};
