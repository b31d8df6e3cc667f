import { plural } from '../../../words/plural.ts';
import { squareName } from '../notation.ts';
import type { Size } from '../types.ts';
import type { BoopWords } from './words.ts';

const n = plural('en');
const SEATS = ['Orange', 'Grey'];
const the = (seat: number, size: Size): string => `${SEATS[seat] ?? ''} ${size}`;
const names = (squares: readonly number[]): string => squares.map(squareName).join(', ');

const LINES: BoopWords['lines'] = {
  'three-cats': () => 'Three cats in a row',
  'eight-cats': () => 'All eight cats on the bed',
  'three-kittens': () => 'Three kittens in a row',
  repetition: () => 'The same position for the third time',
  'too-long': () => 'Two hundred turns without a winner',
};

const en: BoopWords = {
  name: 'boop.',
  about: 'Hop onto the bed, push everyone around, and line up three cats.',
  seats: SEATS,
  legend:
    'k, K: an orange kitten and cat; x, X: a grey kitten and cat; below the bed, the pools: seat 0 is Orange, seat 1 Grey.',
  options: {
    variant: {
      label: 'Game',
      values: { standard: 'Kittens grow into cats', kittens: 'Kittens only, for small children' },
    },
    opponentLineWinsAtOnce: {
      label: 'Lining up three of the other player’s cats',
      values: { false: 'They win on their own turn', true: 'They win at once' },
    },
  },
  refusals: {
    'square-taken': ({ at }) => `Somebody is already sitting on ${at}.`,
    'none-left': ({ size }) => `There are no ${size}s left in your pool.`,
    'kittens-only': () => 'This game is played with kittens only.',
    'choose-who-graduates': () => 'First choose who leaves the bed.',
    'nothing-graduates': () => 'Nobody is leaving the bed right now: place a piece.',
    'not-yours': ({ at }) => `None of your pieces stands on ${at}.`,
    'not-a-line': () => 'These three squares are not next to each other in a row.',
    'not-all-eight-out': () => 'A single piece comes back only when all eight of yours are on the bed.',
    'one-piece-only': () => 'In this game one kitten comes back, never a row.',
    'unreadable-position': () =>
      'A position is six rows of “.kKxX” from the top, four pool digits, the seat to move and p or u.',
    'pieces-do-not-add-up': ({ seat, pieces }) => `Seat ${seat} has ${pieces} pieces; it must be eight.`,
    'position-is-over': () => 'This position is already won.',
    'nothing-in-the-pool': ({ seat }) =>
      `Seat ${seat} has all eight pieces on the bed and should have taken one back.`,
    'nothing-to-choose': () => 'There is nothing to choose here: fewer than two ways to graduate.',
  },
  events: {
    placed: ({ seat, size, at }) => `${the(seat, size)} on ${squareName(at)}.`,
    booped: ({ seat, size, from, to }) =>
      `${the(seat, size)} is pushed from ${squareName(from)} to ${squareName(to)}.`,
    fell: ({ seat, size, from }) => `${the(seat, size)} tumbles off ${squareName(from)} and goes home.`,
    'grew-up': ({ seat, squares, kittens }) =>
      `${SEATS[seat] ?? ''}: ${n(kittens, { one: '# kitten grows', other: '# kittens grow' })} up (${names(squares)}).`,
    'took-back': ({ seat, size, at }) => `${the(seat, size)} comes back from ${squareName(at)}.`,
    won: ({ seat, how, squares }) => `${SEATS[seat] ?? ''} wins. ${LINES[how]({})}: ${names(squares)}.`,
    drawn: ({ how }) => `Draw. ${LINES[how]({})}.`,
  },
  lines: LINES,
};
export default en;
