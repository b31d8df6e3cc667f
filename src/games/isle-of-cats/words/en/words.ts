import { plural } from '../../../../words/plural.ts';
import { cardText, faceText } from '../card-text.ts';
import { cards, kinds } from './cards.ts';
import { events } from './events.ts';
import hints from './hints.ts';
import { move } from './moves.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { table } from './table.ts';
import { colours, rooms, tile } from './tile-names.ts';
import { cardIn, colourIn, countIn, lessonIn } from '../line-details.ts';
import title from './title.ts';
import type { IsleWords } from '../types.ts';
import { worth } from './worth.ts';
import { ending } from './ending.ts';

const n = plural('en');

const lines: IsleWords['lines'] = {
  rats: (details) => n(countIn(details), { one: '# visible rat', other: '# visible rats' }),
  'royal-rats': (details) => n(countIn(details), { one: '# royal rat', other: '# royal rats' }),
  rooms: (details) => n(countIn(details), { one: '# room not full', other: '# rooms not full' }),
  family: (details) => `A ${colours[colourIn(details) ?? 'B']} family of ${countIn(details)}`,
  rare: (details) => n(countIn(details), { one: '# rare treasure', other: '# rare treasures' }),
  'private-lesson': (details) => `Private lesson: ${lessonIn(cards, details)} (${countIn(details)})`,
  'public-lesson': (details) => {
    const colour = colourIn(details);
    return `Public lesson${colour ? `, ${colours[colour]}` : ''}: ${lessonIn(cards, details)} (${countIn(details)})`;
  },
  'family-lesson': (details) => `Lesson: ${lessonIn(cards, details)} (${countIn(details)})`,
  tokens: () => 'Points from event tiles',
  friendships: (details) =>
    n(countIn(details), { one: '# friendship with beasts', other: '# friendships with beasts' }),
  'sister-colour': (details) =>
    `Your sister: ${n(countIn(details), { one: '# cat', other: '# cats' })}, ${colours[colourIn(details) ?? 'B']}`,
  'sister-lesson': (details) => `${cardIn(cards, details)} (${countIn(details)})`,
  'sister-beasts': (details) =>
    `Your sister: ${n(countIn(details), { one: '# beast symbol', other: '# beast symbols' })}`,
  'sister-event': ({ space }) => `Your sister: event tile on space ${space}`,
};

const en: IsleWords = {
  ...title,
  goal: (_options, players) => (players === 1 ? hints.sister : hints.goal),
  legend:
    'Small letters: cats by colour; capitals: treasure maps; x, &: printed and royal rats; +, *: common and rare treasures; @: beasts; left field | right field.',
  options: {
    mode: { label: 'Mode', values: { standard: 'Standard', family: 'Family, without cards and fish' } },
    kittens: { label: 'Kittens', values: { false: 'Without', true: 'With kittens (easy)' } },
    beasts: { label: 'Beasts', values: { false: 'Without', true: 'With beasts (normal)' } },
    events: { label: 'Events', values: { false: 'Without', true: 'With events (hard; standard mode only)' } },
    lessons: {
      label: 'Lesson modules',
      values: { abc: 'A, B, C', ibc: 'I instead of A', aic: 'I instead of B', abi: 'I instead of C' },
    },
    difficulty: {
      label: 'Your sister (solo)',
      values: { easy: 'Easy', medium: 'Medium', hard: 'Hard', 'very-hard': 'Very hard', expert: 'Expert' },
    },
    patience: {
      label: 'Ready checks wait',
      values: { 10: '10 seconds', 30: '30 seconds', 0: 'Until all are ready' },
    },
  },
  advance: {
    label: 'Everybody is asked if they are ready',
    values: { ready: 'I am ready, but ask me before the scoring' },
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
      event: 'Event',
      ready: 'Ready?',
      draft: 'Choose cards',
      buy: 'Buy cards',
      lessons: 'Read lessons',
      lay: 'Rescue cards',
      rescue: 'Rescue cats',
      rare: 'Rare finds',
      night: 'Night',
      over: 'The end',
    },
    asks: {
      treasure: 'Place a treasure, or leave it.',
      oshax: 'Place an oshax.',
      kittens: 'Place the kittens.',
      rat: 'Place the royal rat.',
      side: 'Choose the side of the used basket.',
      colour: 'Name the colour of your public lesson.',
      'drawn-cards': 'Buy the cards you want.',
      'drawn-tile': 'Place the drawn tile.',
      sort: 'Send each cat to a field.',
      move: 'Move up to three cats.',
    },
    treasures: { common: 'common', small: 'small', rare: 'rare', any: 'common or rare' },
  },
};
export default en;
