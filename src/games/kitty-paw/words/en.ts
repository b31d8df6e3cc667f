import { plural } from '../../../words/plural.ts';
import { tileName } from '../notation.ts';
import type { Target } from '../types.ts';
import moves from './moves.en.ts';
import type { BoardWords, KittyPawWords } from './words.ts';

const n = plural('en');
const SEATS = ['Orange', 'Grey', 'White', 'Black'];
const who = (seat: number): string => SEATS[seat] ?? '';
const all = (seats: readonly number[]): string => seats.map(who).join(', ');
const breeds: BoardWords['breeds'] = {
  J: 'bobtail',
  E: 'exotic shorthair',
  R: 'Russian blue',
  A: 'American',
  D: 'domestic shorthair',
  B: 'Bombay',
  P: 'Persian',
};
const lodgers: BoardWords['lodgers'] = {
  C1: 'cat 1',
  C2: 'cat 2',
  C3: 'cat 3',
  C4: 'cat 4',
  C5: 'cat 5',
  C6: 'cat 6',
  C7: 'cat 7',
  DOG: 'chihuahua',
};
const wrong: BoardWords['wrong'] = { ...breeds, box: 'box', cat: 'guest in the box' };
const target = (of: Target): string =>
  of.on === 'card'
    ? `card ${of.place + 1}`
    : of.on === 'tile'
      ? `kitty ${tileName(of.tile)}`
      : of.on === 'cat'
        ? `cardboard box ${of.slot + 1}`
        : 'the Meow';
const moved = (of: object): string =>
  'tile' in of ? `kitty ${tileName(Number(of.tile))}` : 'slot' in of ? 'the cat-box card' : 'the box';

const en: KittyPawWords = {
  name: 'Kitty Paw',
  about: 'Grab kitties faster than anybody else, copy the picture, and shout Meow.',
  seats: SEATS,
  move: moves,
  legend:
    'J E R A D B P: breeds; a awake, s asleep; the digit is the turn; H, V: a lying or standing box; #: a closed cat box.',
  options: {
    deck: {
      label: 'Deck',
      values: { stacked: 'Easy cards first', mixed: 'All levels mixed', 'mixed-both': 'All 48 cards mixed' },
    },
    levelTwo: { label: 'Cards of level II', values: { a: 'First set', b: 'Second set' } },
    endCount: {
      label: 'The game ends with five',
      values: { all: 'Cards of any kind', scored: 'Scored cards: a long game' },
    },
    tieBreak: {
      label: 'A shared lead',
      values: { rounds: 'Is played off in rounds', 'sudden-death': 'Goes to the first right Meow' },
    },
    touch: {
      label: 'Last to touch the paw',
      values: { last: 'Pays', mercy: 'Of two, pays only if slow', calm: 'Nobody races: calm game' },
    },
    headStart: {
      label: 'Head start for the first seat',
      values: { 0: 'None', 400: 'Everybody else reaches 0.4 s later' },
    },
  },
  refusals: {
    'wait-for-the-start': () => 'Wait for the shout.',
    'already-holding': () => 'Your paw is already down.',
    'not-holding': () => 'Your paw is not down.',
    'too-late-for-that': () => 'It is too late for that in this round.',
    'paw-busy': () => 'Your paw is still busy.',
    'paw-full': () => 'Your paw is full: one thing at a time.',
    'paw-empty': () => 'Your paw is empty.',
    'have-a-card': () => 'You have a card already.',
    'card-first': () => 'Take a card first.',
    'card-gone': () => 'That card is gone.',
    'tile-gone': ({ tile }) => `Kitty ${tile} is no longer in the middle.`,
    'not-on-your-mat': () => 'That does not lie on your mat.',
    'too-many-tiles': ({ most }) => `${most} kitties are enough: give one back first.`,
    'cat-gone': () => 'That cardboard box is not there now.',
    'box-not-here': () => 'Your box is not beside the mat.',
    'box-taken': () => 'Somebody sits in your box already.',
    'no-cat-in-the-box': () => 'Your box is empty.',
    'cats-live-in-boxes': () => 'This one goes into the box, not onto the mat.',
    'only-cats-live-in-boxes': () => 'Only a cat-box card goes into the box.',
    'nothing-to-flip': () => 'This cannot be turned over.',
    'only-tiles-turn': () => 'Only kitties can be turned.',
    'off-the-mat': () => 'That is beside the mat.',
    'no-meow-yet': () => 'Nobody is meowing right now.',
    'you-meowed': () => 'The Meow is yours: the others touch.',
    'touched-already': () => 'You need not touch again.',
    'wrong-paw': () => 'The paw is on another side.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Extra round ${round}.` : `Round ${round}.`),
    holding: ({ seat }) => `${who(seat)}: paw down.`,
    released: ({ seat, early }) => `${who(seat)}: paw up${early ? ', too early' : ''}.`,
    countdown: () => 'All paws are down …',
    go: () => 'Kitty Paw!',
    reached: ({ seat, target: of }) => `${who(seat)} reaches for ${target(of)}.`,
    'took-card': ({ seat, card, dealt }) => `${who(seat)} ${dealt ? 'is given' : 'takes'} card ${card}.`,
    grabbed: ({ seat, tile }) => `${who(seat)} grabs kitty ${tileName(tile)}.`,
    peeked: ({ seat, slot, cat }) => `${who(seat)} looks into box ${slot + 1}: ${lodgers[cat]}.`,
    snatched: ({ seat, by, target: of, apart }) =>
      `${who(by)} is ${apart} ms faster than ${who(seat)} at ${target(of)}.`,
    'picked-box': ({ seat }) => `${who(seat)} takes the box.`,
    put: ({ seat, moved: what }) => `${who(seat)} puts down ${moved(what)}.`,
    'kept-cat': ({ seat, cat }) => `${who(seat)}: ${lodgers[cat]} moves into the box.`,
    flipped: ({ seat, thing }) =>
      `${who(seat)} turns over ${thing === 'box' ? 'the box' : `kitty ${tileName(thing)}`}.`,
    turned: ({ seat, tile }) => `${who(seat)} turns kitty ${tileName(tile)}.`,
    lifted: ({ seat, moved: what }) => `${who(seat)} lifts ${moved(what)}.`,
    returned: ({ seat, moved: what }) => `${who(seat)} gives back ${moved(what)}.`,
    meow: ({ seat, ms }) => `${who(seat)}: Meow! After ${(ms / 1000).toFixed(1)} s.`,
    touched: ({ seat, reaction, early }) =>
      `${who(seat)} touches after ${reaction} ms${early ? ': too early' : ''}.`,
    excused: ({ seat }) => `${who(seat)} has no connection and need not touch.`,
    last: ({ seat, points }) => `${who(seat)} is last: ${points}.`,
    spared: ({ seat, reaction }) => `${who(seat)} is last, but quick (${reaction} ms): nothing to pay.`,
    checked: ({ seat, correct, wrong: pieces, points }) =>
      correct
        ? `${who(seat)}: all right, ${n(points, { one: '# point', other: '# points' })}.`
        : `${who(seat)}: not right (${pieces.map((piece) => wrong[piece]).join(', ')}), ${points}.`,
    'too-late': ({ seat, points }) => `${who(seat)}: time is up, ${points}.`,
    nobody: () => 'Nobody meows: these cards leave the game.',
    'photo-finish': ({ finish: { grabs } }) =>
      grabs.length
        ? `Photo finish: ${grabs.map((one) => `${target(one.target)}, ${who(one.winner)} before ${who(one.loser)} by ${one.apart} ms (${one.sure} % sure)`).join('; ')}.`
        : 'Photo finish: no grab was contested.',
    out: ({ seat }) => `${who(seat)} is out.`,
    tied: ({ seats }) => `A shared lead: ${all(seats)} play on.`,
    ended: ({ winners, totals }) =>
      `The end: ${totals.join(' : ')}.${winners.length ? ` Won by ${all(winners)}.` : ''}`,
  },
  lines: {
    kitties: ({ cards }) => `Scored cards: ${cards}`,
    penalties: ({ cards }) => `Cards turned over: ${cards}`,
    'sudden-death': () => 'First right Meow of the play-off',
    'rating-none': () => 'Keep practising',
    'rating-kitten': () => 'Rating: kitten',
    'rating-cat': () => 'Rating: cat',
    'rating-lucky': () => 'Rating: lucky cat',
  },
  hints: {},
  board: { breeds, lodgers, wrong, target },
};
export default en;
