import { plural } from '../../../../words/plural.ts';
import { squareName } from '../../rules/notation.ts';
import type { Size } from '../../rules/types.ts';
import title from './title.ts';
import type { BoopWords, Consequence } from '../types.ts';

const n = plural('en');
const the = (seat: number, size: Size): string => `${title.seats[seat] ?? ''} ${size}`;
const COUNTED = { kitten: { one: '# kitten', other: '# kittens' }, cat: { one: '# cat', other: '# cats' } };
const names = (squares: readonly number[]): string => squares.map(squareName).join(', ');

const LINES: BoopWords['lines'] = {
  'three-cats': () => 'Three cats in a row',
  'eight-cats': () => 'All eight cats on the bed',
  'three-kittens': () => 'Three kittens in a row',
  repetition: () => 'The same position for the third time',
  'too-long': () => 'Two hundred turns without a winner',
};

const PIECE: Record<Size, string> = { kitten: 'Kitten', cat: 'Cat' };
const NEXT: Record<NonNullable<Consequence['next']>, string> = {
  grow: ' Your three grow up.',
  choose: ' Then you choose who grows up.',
  win: ' And that wins!',
  lose: ' But that wins for the other side.',
  draw: ' And the match is a draw.',
};

const HINTS: BoopWords['hints'] = {
  goal: 'How you win: three of your cats in a row. You begin with kittens: three of them in a row grow into cats.',
  place: 'You put one piece on the bed a turn. The first tap shows what would happen, the second does it.',
  boop: 'Whoever lands pushes every neighbour one square away: your own pieces too.',
  edge: 'Pushed off the bed is not lost: the piece goes back to its owner’s pool.',
  hold: 'Somebody right behind? Then a piece cannot be pushed that way: two in a row hold.',
  row: 'Line up three of yours and they grow up: three cats come into your pool.',
  'which-row': 'There is more than one row of yours. Choose the three that grow up; the rest stay.',
  eight: 'All eight of yours are out, so one comes back: a kitten returns as a cat. A row may go instead.',
  cats: 'A kitten cannot push a cat. A cat pushes everybody.',
  win: 'You hold a cat. Three of your cats in a row win, and so do all eight on the bed.',
  'kittens-win': 'Nobody grows up in this game: three of your kittens in a row win.',
};

const en: BoopWords = {
  ...title,
  goal: ({ variant }) => (variant === 'kittens' ? HINTS['kittens-win'] : HINTS.goal),
  legend:
    'k, K: an orange kitten and cat; x, X: a grey kitten and cat; below the bed, the pools: seat 0 is Orange, seat 1 Grey.',
  options: {
    variant: {
      label: 'Variant',
      values: { standard: 'Kittens grow into cats', kittens: 'Kittens only, for small children' },
    },
    opponentLineWinsAtOnce: {
      label: 'Lining up three of the other player’s cats',
      values: { false: 'They win on their own turn', true: 'They win at once' },
    },
    begins: { label: 'Who begins', values: { lot: 'By lot', first: 'Orange', second: 'Grey' } },
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
    'pieces-do-not-add-up': ({ seat, pieces }) =>
      `${title.seats[seat] ?? ''}: ${n(pieces, { one: '# piece', other: '# pieces' })}; it must be eight.`,
    'position-is-over': () => 'This position is already won.',
    'nothing-in-the-pool': ({ seat }) =>
      `${title.seats[seat] ?? ''}: all eight pieces are on the bed, and one of them has to go back.`,
    'nothing-to-choose': () => 'There is nothing to choose here: fewer than two ways to graduate.',
  },
  events: {
    placed: ({ seat, size, at }) => `${the(seat, size)} on ${squareName(at)}.`,
    booped: ({ seat, size, from, to }) =>
      `${the(seat, size)}: pushed from ${squareName(from)} to ${squareName(to)}.`,
    fell: ({ seat, size, from }) => `${the(seat, size)} falls off the bed (${squareName(from)}).`,
    'grew-up': ({ seat, squares, kittens }, who) =>
      `${who(seat)}: ${n(kittens, { one: '# kitten grows', other: '# kittens grow' })} up (${names(squares)}).`,
    'took-back': ({ seat, size, at }) => `${the(seat, size)} goes back to the pool (${squareName(at)}).`,
    won: ({ seat, how, squares }, who) => `Winner: ${who(seat)}. ${LINES[how]({})}: ${names(squares)}.`,
    drawn: ({ how }) => `Draw. ${LINES[how]({})}.`,
  },
  move: (move) =>
    move.do === 'place'
      ? `Put a ${move.size} on ${squareName(move.at)}.`
      : `Take the ${move.squares.length > 1 ? 'pieces' : 'piece'} on ${names(move.squares)} off the bed.`,
  lines: LINES,
  board: {
    bed: 'The bed, six by six squares',
    empty: (square) => `${square}, empty`,
    taken: (square, seat, size) => `${square}, ${the(seat, size).toLowerCase()}`,
    tray: 'Your pieces',
    sizes: { kitten: 'kittens', cat: 'cats' },
    pieces: (size, count) => n(count, COUNTED[size]),
    holds: (name, kittens, cats) => `${name}: ${n(kittens, COUNTED.kitten)} and ${n(cats, COUNTED.cat)}`,
    grownUp: 'grown up',
    ending: {
      after: (moves, squares) => [...squares, n(moves, { one: '# move', other: '# moves' })].join(', '),
      grown: 'Grown up',
      pushedOff: 'Pushed off the bed',
      kind: (grown) =>
        grown > 0
          ? `A good match: ${n(grown, { one: '# kitten of yours grew up', other: '# kittens of yours grew up' })}.`
          : 'A good match: the next row may be yours.',
    },
    options: 'Who leaves the bed',
    setUp: {
      brushes: 'What to put on the bed',
      erase: 'Take away',
      inPool: ['Orange, in the pool', 'Grey, in the pool'],
      fewer: (seat, size) => `One ${the(seat, size)} fewer`,
      more: (seat, size) => `One more ${the(seat, size)}`,
      turn: 'Who moves',
    },
    prompts: {
      place: {
        kitten: 'Put a kitten on any free square.',
        cat: 'Put a cat on any free square.',
      },
      chooseRow: 'Which row grows up? Tap it on the bed or in the list.',
      chooseAny: 'All eight are on the bed: choose who goes back to the pool.',
    },
    reasons: {
      win: 'Three cats in a row win.',
      grow: 'Three in a row grow into cats.',
      choice: 'The best choice for the pieces that stay.',
      stop: 'Stops your rival’s row of three.',
      'push-off': 'Fewer of your rival’s pieces on the bed.',
      pair: 'Two of yours in a row: one more makes three.',
      push: 'Breaks up your rival’s pieces.',
      middle: 'The middle is the hardest place to be pushed off.',
      bed: 'One more piece on the bed for a row.',
    },
    flaws: {
      'misses-win': 'There is a win in one move here.',
      'rival-wins': 'The rival can win with the next move.',
      'misses-growth': 'Three in a row can grow up here.',
      'rival-grows': 'The rival can line up three with the next move.',
      'own-falls': 'It pushes a piece of its own side off the bed.',
      'own-apart': 'It breaks up its own pair.',
      'falls-next': 'From there it can be pushed off at once.',
    },
    takeHint: 'Try it',
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    grows: (kittens, stays) =>
      `${n(kittens, { one: '# kitten grows', other: '# kittens grow' })} up.${stays.length > 0 ? ` ${n(stays.length, { one: 'Stays', other: 'Stay' })} on the bed: ${stays.join(', ')}.` : ''}`,
    comesBack: { kitten: 'Comes back as a cat.', cat: 'Goes back to the pool.' },
    place: {
      verb: () => 'Place',
      label: (size) => `Place the ${size}`,
      again: (square) => `or tap ${square} once more`,
    },
    graduate: {
      verb: (letter) => `Choose ${letter}`,
      label: (letter) => `Choose ${letter}`,
      again: (square) => `or tap ${square} once more`,
    },
    consequence: ({ size, square, pushed, fallen, next }) => {
      const does = [
        pushed > 0 && n(pushed, { one: 'pushes # piece', other: 'pushes # pieces' }),
        fallen > 0 && n(fallen, { one: '# falls off the bed', other: '# fall off the bed' }),
      ].filter(Boolean);
      return `${PIECE[size]} on ${square}: ${does.join(', ') || 'pushes nobody'}.${next ? NEXT[next] : ''}`;
    },
    leaves: (squares) =>
      squares.length > 1
        ? `${squares.join(', ')}: they leave the bed and come back as cats.`
        : `${squares.join('')}: goes back to your pool.`,
    stays: {
      'kitten-pushes-cat': (square) => `A kitten cannot push a cat: the one on ${square} stays.`,
      'two-in-a-row': (square) => `Somebody sits right behind ${square}: two in a row hold on.`,
    },
  },
  hints: HINTS,
};
export default en;
