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

const n = plural('ru');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lines: IsleWords['lines'] = {
  rats: (details) =>
    n(countIn(details), { one: '# видимая крыса', few: '# видимые крысы', many: '# видимых крыс' }),
  'royal-rats': (details) =>
    n(countIn(details), {
      one: '# королевская крыса',
      few: '# королевские крысы',
      many: '# королевских крыс',
    }),
  rooms: (details) =>
    n(countIn(details), {
      one: '# незаполненная комната',
      few: '# незаполненные комнаты',
      many: '# незаполненных комнат',
    }),
  family: (details) =>
    `${capital(HER[colourIn(details) ?? 'B'])} семья: ${n(countIn(details), { one: '# кот', few: '# кота', many: '# котов' })}`,
  rare: (details) =>
    n(countIn(details), { one: '# редкое сокровище', few: '# редких сокровища', many: '# редких сокровищ' }),
  'private-lesson': (details) => `Личный урок: ${lessonIn(cards, details)} (${countIn(details)})`,
  'public-lesson': (details) => {
    const colour = colourIn(details);
    return `Общий урок${colour ? `, ${colours[colour]}` : ''}: ${lessonIn(cards, details)} (${countIn(details)})`;
  },
  'family-lesson': (details) => `Урок: ${lessonIn(cards, details)} (${countIn(details)})`,
  tokens: () => 'Очки с плиток событий',
  friendships: (details) =>
    n(countIn(details), {
      one: '# дружба со зверями',
      few: '# дружбы со зверями',
      many: '# дружб со зверями',
    }),
  'sister-colour': (details) => `Сестра: твои ${THEM[colourIn(details) ?? 'B']} коты (${countIn(details)})`,
  'sister-lesson': (details) => `${cardIn(cards, details)} (${countIn(details)})`,
  'sister-beasts': (details) =>
    `Сестра: ${n(countIn(details), { one: '# знак на зверях', few: '# знака на зверях', many: '# знаков на зверях' })}`,
  'sister-event': ({ space }) => `Сестра: плитка события на делении ${space}`,
};

const ru: IsleWords = {
  ...title,
  goal: (_options, players) => (players === 1 ? hints.sister : hints.goal),
  legend:
    'Малые буквы — коты по цвету; большие — карты сокровищ; x, & — нарисованные и королевские крысы; +, * — обычные и редкие сокровища; @ — звери; левое поле | правое поле.',
  options: {
    mode: { label: 'Режим', values: { standard: 'Обычный', family: 'Семейный, без карт и рыбы' } },
    kittens: { label: 'Котята', values: { false: 'Без них', true: 'С котятами (легко)' } },
    beasts: { label: 'Звери', values: { false: 'Без них', true: 'Со зверями (средне)' } },
    events: {
      label: 'События',
      values: { false: 'Без них', true: 'С событиями (сложно; только обычный режим)' },
    },
    lessons: {
      label: 'Модули уроков',
      values: { abc: 'A, B, C', ibc: 'I вместо A', aic: 'I вместо B', abi: 'I вместо C' },
    },
    difficulty: {
      label: 'Сестра (соло)',
      values: {
        easy: 'Легко',
        medium: 'Средне',
        hard: 'Сложно',
        'very-hard': 'Очень сложно',
        expert: 'Эксперт',
      },
    },
    patience: {
      label: 'Сколько ждать готовности',
      values: { 10: '10 секунд', 30: '30 секунд', 0: 'Пока все не будут готовы' },
    },
  },
  advance: {
    label: 'Всех спрашивают, можно ли дальше',
    values: { ready: 'Можно, но перед подсчётом спроси' },
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
      event: 'Событие',
      ready: 'Готовность',
      draft: 'Выбор карт',
      buy: 'Покупка карт',
      lessons: 'Чтение уроков',
      lay: 'Карты спасения',
      rescue: 'Спасение котов',
      rare: 'Редкие находки',
      night: 'Ночь',
      over: 'Конец',
    },
    asks: {
      treasure: 'Положи сокровище или откажись.',
      oshax: 'Положи ошакса.',
      kittens: 'Положи котят.',
      rat: 'Положи королевскую крысу.',
      side: 'Выбери сторону подержанной корзины.',
      colour: 'Назови цвет своего общего урока.',
      'drawn-cards': 'Купи карты, какие хочешь.',
      'drawn-tile': 'Положи вытянутую плитку.',
      sort: 'Отправь каждого кота на поле.',
      move: 'Переведи до трёх котов.',
    },
    treasures: { common: 'обычное', small: 'малое', rare: 'редкое', any: 'обычное или редкое' },
  },
};
export default ru;
