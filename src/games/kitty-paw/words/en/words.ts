import type { Seat } from '../../../../kernel/game.ts';
import type { NameOf } from '../../../../words/game-words.ts';
import { withMinus, withSign } from '../../../../words/plural.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { breedOf } from '../../rules/race/notation.ts';
import type { WrongPiece } from '../../rules/cards/pieces.ts';
import type { Target } from '../../rules/race/types.ts';
import duel from './duel.ts';
import hint from './hint.ts';
import hints from './hints.ts';
import moves from './moves.ts';
import review from './review.ts';
import studio from './studio.ts';
import table from './table.ts';
import title from './title.ts';
import type { KittyPawWords } from '../types.ts';

const all = (seats: readonly Seat[], who: NameOf): string => seats.map(who).join(', ');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const { boxCats } = table;
const kitty = (tile: number): string => table.cats[breedOf(tile)];
const wrong = (piece: WrongPiece): string =>
  piece === 'box' ? 'box' : piece === 'cat' ? 'guest in the box' : table.cats[piece];
const target = (of: Target): string =>
  of.on === 'card'
    ? `card ${of.place + 1}`
    : of.on === 'tile'
      ? `the ${kitty(of.tile)}`
      : of.on === 'cat'
        ? `cardboard box ${of.slot + 1}`
        : 'the Meow';
const moved = (of: object): string =>
  'tile' in of ? `the ${kitty(Number(of.tile))}` : 'slot' in of ? 'the cat-box card' : 'the box';

const en: KittyPawWords = {
  ...title,
  goal: ({ mode }, players) =>
    mode === 'duel' ? duel.goal : players === 1 ? table.start.goalAlone : table.start.goal,
  move: moves,
  legend:
    'J E R A D B P: breeds; a awake, s asleep; the digit is the turn; H, V: a lying or standing box; #: a closed cat box.',
  options: {
    mode: {
      label: 'How it is played',
      values: { race: 'A race at one table', duel: 'A duel: each alone, compared later' },
    },
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
      label: 'Head start',
      values: {
        0: 'None',
        200: 'Everybody else reaches 0.2 s later',
        400: 'Everybody else reaches 0.4 s later',
        600: 'Everybody else reaches 0.6 s later',
      },
    },
    headStartFor: { label: 'Head start for', values: { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' } },
  },
  refusals: {
    'wait-for-the-start': () => 'Wait for the shout.',
    'already-holding': () => 'Your paw is already down.',
    'not-holding': () => 'Your paw is not down.',
    'wait-for-the-others': () => 'Wait a little longer for the others.',
    paused: () => 'The match is paused.',
    'not-paused': () => 'The match is not paused.',
    'goes-on-already': () => 'It is about to go on.',
    'no-pause-now': () => 'You can pause while you build, and between rounds of a race.',
    'too-late-for-that': () => 'It is too late for that in this round.',
    'paw-busy': () => 'Your paw is still busy.',
    'paw-full': () => 'Your paw is full: one thing at a time.',
    'paw-empty': () => 'Your paw is empty.',
    'have-a-card': () => 'You have a card already.',
    'card-first': () => 'Take a card first.',
    'card-gone': () => 'That card is gone.',
    'tile-gone': () => 'That cat is no longer in the middle.',
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
    'run-over': () => 'Your run is over.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Round ${round}, an extra one.` : `Round ${round}.`),
    holding: ({ seat }, who) => `${who(seat)}: paw down.`,
    released: ({ seat, early }, who) => `${who(seat)}: paw up${early ? ', too early' : ''}.`,
    'began-without': ({ seat, missing }, who) => `${who(seat)}: start. Missing: ${all(missing, who)}.`,
    countdown: () => 'Paws down …',
    paused: ({ seat }, who) => `Pause: ${who(seat)}.`,
    resumed: ({ seat }, who) => `${who(seat)}: go on! 3, 2, 1 …`,
    'goes-on': () => 'The round goes on.',
    go: () => 'Kitty Paw!',
    reached: ({ seat, target: of }, who) => `${who(seat)}: paw out (${target(of)}).`,
    'took-card': ({ seat, place, card, dealt }, who) =>
      `${who(seat)}: card ${place + 1}${dealt ? ', left over' : ''}, ${table.points(cardOf(card).points)}.`,
    grabbed: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)} in the paw.`,
    peeked: ({ seat, slot, cat }, who) => `${who(seat)}: ${boxCats[cat]} in box ${slot + 1}.`,
    snatched: ({ seat, by, target: of, apart }, who) =>
      `${who(by)}, ${apart} ms before ${who(seat)}: ${target(of)}.`,
    'picked-box': ({ seat }, who) => `${who(seat)}: box in the paw.`,
    put: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} on the mat.`,
    'kept-cat': ({ seat, cat }, who) => `${who(seat)}: ${boxCats[cat]} in the box.`,
    flipped: ({ seat, thing }, who) => `${who(seat)}: ${thing === 'box' ? 'box' : kitty(thing)} turned over.`,
    turned: ({ seat, tile }, who) => `${who(seat)}: ${kitty(tile)} turned.`,
    lifted: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} in the paw again.`,
    returned: ({ seat, moved: what }, who) => `${who(seat)}: ${moved(what)} back in place.`,
    meow: ({ seat, ms }, who) => `${who(seat)}: “Meow!” after ${seconds(ms)}.`,
    touched: ({ seat, reaction, early }, who) =>
      `${who(seat)}: touch after ${reaction} ms${early ? ', too early' : ''}.`,
    excused: ({ seat }, who) => `${who(seat)}: no connection, no touch needed.`,
    last: ({ seat, points }, who) => `${who(seat)}: last touch, ${withMinus(points)}.`,
    spared: ({ seat, reaction }, who) =>
      `${who(seat)}: last touch, but quick (${reaction} ms), nothing to pay.`,
    checked: ({ seat, correct, wrong: pieces, points }, who) =>
      correct
        ? `${who(seat)}: all right, ${withSign(points)}.`
        : `${who(seat)}: not right (${pieces.map(wrong).join(', ')}), ${withMinus(points)}.`,
    'too-late': ({ seat, points }, who) => `${who(seat)}: time is up, ${withMinus(points)}.`,
    nobody: () => 'Nobody meows: these cards leave the game.',
    'photo-finish': ({ finish: { grabs } }, who) =>
      grabs.length
        ? `Photo finish: ${grabs.map((one) => `${target(one.target)}, ${who(one.winner)}, ${one.apart} ms before ${who(one.loser)} (${one.sure} % sure)`).join('; ')}.`
        : 'Photo finish: no grab was contested.',
    out: ({ seat }, who) => `${who(seat)}: out.`,
    tied: ({ seats }, who) => `A shared lead, and extra rounds: ${all(seats, who)}.`,
    'run-began': ({ seat }, who) => `${who(seat)}: the run begins.`,
    'next-card': ({ seat, nth }, who) => `${who(seat)}: card ${nth} is coming.`,
    tried: ({ seat, nth, how, ms, wrong: pieces }, who) =>
      how === 'right'
        ? `${who(seat)}: card ${nth} is right, ${seconds(ms)}.`
        : how === 'wrong'
          ? `${who(seat)}: card ${nth} is not right (${pieces.map(wrong).join(', ')}).`
          : `${who(seat)}: time is up for card ${nth}.`,
    'run-over': ({ seat }, who) => `${who(seat)}: the run is over.`,
    compared: ({ nth, of: { fastest, ms } }, who) =>
      ms === null
        ? `Card ${nth}: nobody is right.`
        : `Card ${nth}: the fastest is ${all(fastest, who)}, ${seconds(ms)}.`,
    ended: ({ winners, totals }, who) =>
      `The end: ${totals.map(withMinus).join(' : ')}.${winners.length > 0 && totals.length > 1 ? ` Winner: ${all(winners, who)}.` : ''}`,
  },
  lines: {
    kitties: () => 'Scored cards',
    penalties: () => 'Cards turned over',
    'sudden-death': () => 'First right Meow of the play-off',
    quicker: ({ seconds: took }) => `Quicker over all the cards: ${took} s`,
    'rating-none': () => 'Keep practising',
    'rating-kitten': () => 'Rating: kitten',
    'rating-cat': () => 'Rating: cat',
    'rating-lucky': () => 'Rating: lucky cat',
  },
  hints,
  board: {
    table,
    duel,
    review,
    studio,
    hint,
    ending: { right: 'Right Meows', last: 'Last touches', fastest: 'Fastest card' },
  },
};
export default en;
