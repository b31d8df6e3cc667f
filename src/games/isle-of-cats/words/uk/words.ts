import { plural } from '../../../../words/plural.ts';
import { cardText, faceText } from '../card-text.ts';
import { cardIn, colourIn, countIn, lessonIn } from '../line-details.ts';
import { cards, kinds } from './cards.ts';
import { events } from './events.ts';
import hints from './hints.ts';
import { move } from './moves.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { table } from './table.ts';
import { HER, THEM, colours, rooms, tile } from './tile-names.ts';
import title from './title.ts';
import type { IsleWords } from '../types.ts';
import { worth } from './worth.ts';
import { ending } from './ending.ts';

const n = plural('uk');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lines: IsleWords['lines'] = {
  rats: (details) =>
    n(countIn(details), { one: '# видимий щур', few: '# видимі щури', many: '# видимих щурів' }),
  'royal-rats': (details) =>
    n(countIn(details), {
      one: '# королівський щур',
      few: '# королівські щури',
      many: '# королівських щурів',
    }),
  rooms: (details) =>
    n(countIn(details), {
      one: '# незаповнена кімната',
      few: '# незаповнені кімнати',
      many: '# незаповнених кімнат',
    }),
  family: (details) =>
    `${capital(HER[colourIn(details) ?? 'B'])} родина: ${n(countIn(details), { one: '# кіт', few: '# коти', many: '# котів' })}`,
  rare: (details) =>
    n(countIn(details), { one: '# рідкісний скарб', few: '# рідкісні скарби', many: '# рідкісних скарбів' }),
  'private-lesson': (details) => `Особистий урок: ${lessonIn(cards, details)} (${countIn(details)})`,
  'public-lesson': (details) => {
    const colour = colourIn(details);
    return `Спільний урок${colour ? `, ${colours[colour]}` : ''}: ${lessonIn(cards, details)} (${countIn(details)})`;
  },
  'family-lesson': (details) => `Урок: ${lessonIn(cards, details)} (${countIn(details)})`,
  tokens: () => 'Очки з плиток подій',
  friendships: (details) =>
    n(countIn(details), {
      one: '# дружба зі звірами',
      few: '# дружби зі звірами',
      many: '# дружб зі звірами',
    }),
  'sister-colour': (details) => `Сестра: твої ${THEM[colourIn(details) ?? 'B']} коти (${countIn(details)})`,
  'sister-lesson': (details) => `${cardIn(cards, details)} (${countIn(details)})`,
  'sister-beasts': (details) =>
    `Сестра: ${n(countIn(details), { one: '# знак на звірах', few: '# знаки на звірах', many: '# знаків на звірах' })}`,
  'sister-event': ({ space }) => `Сестра: плитка події на поділці ${space}`,
};

const uk: IsleWords = {
  ...title,
  goal: (_options, players) => (players === 1 ? hints.sister : hints.goal),
  legend:
    'Малі літери — коти за кольором; великі — мапи скарбів; x, & — намальовані та королівські щури; +, * — звичайні та рідкісні скарби; @ — звірі; ліве поле | праве поле.',
  options: {
    mode: { label: 'Режим', values: { standard: 'Звичайний', family: 'Сімейний, без карт і риби' } },
    kittens: { label: 'Кошенята', values: { false: 'Без них', true: 'З кошенятами (легко)' } },
    beasts: { label: 'Звірі', values: { false: 'Без них', true: 'Зі звірами (середньо)' } },
    events: { label: 'Події', values: { false: 'Без них', true: 'З подіями (важко; лише звичайний режим)' } },
    lessons: {
      label: 'Модулі уроків',
      values: { abc: 'A, B, C', ibc: 'I замість A', aic: 'I замість B', abi: 'I замість C' },
    },
    difficulty: {
      label: 'Сестра (соло)',
      values: {
        easy: 'Легко',
        medium: 'Середньо',
        hard: 'Важко',
        'very-hard': 'Дуже важко',
        expert: 'Експерт',
      },
    },
    patience: {
      label: 'Скільки чекати на готовність',
      values: { 10: '10 секунд', 30: '30 секунд', 0: 'Доки всі не будуть готові' },
    },
  },
  advance: {
    label: 'Усіх питають, чи можна далі',
    values: { ready: 'Можна, та перед підрахунком спитай' },
  },
  refusals,
  events,
  move,
  lines,
  hints,
  board: {
    table,
    score,
    review,
    worth,
    ending,
    kinds,
    colours,
    rooms,
    tile,
    card: (card) => cardText(cards, card),
    face: (face) => faceText(cards, face),
    phases: {
      event: 'Подія',
      ready: 'Готовність',
      draft: 'Вибір карт',
      buy: 'Купівля карт',
      lessons: 'Читання уроків',
      lay: 'Карти порятунку',
      rescue: 'Порятунок котів',
      rare: 'Рідкісні знахідки',
      night: 'Ніч',
      over: 'Кінець',
    },
    asks: {
      treasure: 'Поклади скарб або відмовся.',
      oshax: 'Поклади ошакса.',
      kittens: 'Поклади кошенят.',
      rat: 'Поклади королівського щура.',
      side: 'Обери бік уживаного кошика.',
      colour: 'Назви колір свого спільного уроку.',
      'drawn-cards': 'Купи карти, які хочеш.',
      'drawn-tile': 'Поклади витягнуту плитку.',
      sort: 'Відправ кожного кота на поле.',
      move: 'Переведи до трьох котів.',
    },
    treasures: { common: 'звичайний', small: 'малий', rare: 'рідкісний', any: 'звичайний або рідкісний' },
  },
};
export default uk;
