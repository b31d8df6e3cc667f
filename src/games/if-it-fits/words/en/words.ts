import type { Details } from '../../../../kernel/game.ts';
import { plural, withSign } from '../../../../words/plural.ts';
import type { CardId, HandCard, Mark, ToyId } from '../../rules/cards.ts';
import { faceOf } from '../../rules/cards.ts';
import { cellName } from '../../rules/cells.ts';
import hints from './hints.ts';
import title from './title.ts';
import board from './board.ts';
import type { FitsWords } from '../types.ts';

const n = plural('en');
const TOYS: Record<ToyId, string> = { T1: 'the laser', T2: 'the catnip cushion', T3: 'the tunnel' };
const WITH: Record<Mark, readonly [one: string, two: string]> = {
  M: ['a mouse', 'two mice'],
  Y: ['a yarn ball', 'two yarn balls'],
  F: ['a feather', 'two feathers'],
  H: ['a herring', 'two herrings'],
  S: ['a spray', 'two sprays'],
  '*': ['a joker', 'two jokers'],
};
const SIDES = { W: 'left', E: 'right' };
const KINDS: Record<string, string> = { M: 'mice', Y: 'yarn', F: 'feathers', H: 'herrings' };
const marked = (card: CardId): string => {
  const [first, second] = faceOf(card).marks;
  if (!first) return 'without toys';
  if (!second) return `with ${WITH[first][0]}`;
  return first === second ? `with ${WITH[first][1]}` : `with ${WITH[first][0]} and ${WITH[second][0]}`;
};
const the = (card: HandCard | CardId): string =>
  card === 'P' ? 'the Princess' : card in TOYS ? TOYS[card as ToyId] : `a card ${marked(card)}`;
/** A card in one or two words, for the log. */
const SHORT: Readonly<Record<Mark, string>> = {
  M: 'mouse',
  Y: 'yarn ball',
  F: 'feather',
  H: 'herring',
  S: 'spray',
  '*': 'joker',
};
const short = (card: HandCard | CardId): string => {
  if (card === 'P' || card in TOYS) return the(card);
  const [first, second] = faceOf(card).marks;
  if (!first) return 'plain card';
  if (!second) return SHORT[first];
  return first === second ? `${SHORT[first]} ×2` : `${SHORT[first]} + ${SHORT[second]}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const between = (at: number): string => `${cellName(at)} and ${cellName(at + 1)}`;

const boxLine = ({ box, closed, kinds, toys, jokers, sprays }: Details): string => {
  const what = String(kinds)
    .split('')
    .map((kind) => KINDS[kind])
    .join(', ');
  const parts = [
    what ? `${toys} (${what})` : '0',
    Number(jokers) > 0 && ` + ${n(Number(jokers), { one: '# joker', other: '# jokers' })}`,
    Number(sprays) > 0 && ` − ${n(Number(sprays), { one: '# spray', other: '# sprays' })}`,
    closed === 1 && ', doubled',
  ];
  return `${closed === 1 ? 'Closed' : 'Open'} box at ${box}: ${parts.filter(Boolean).join('')}`;
};

const en: FitsWords = {
  ...title,
  goal: () => hints.goal,
  legend:
    '--- and |: walls; M, Y, F, H: mouse, yarn, feather, herring; S: spray; *: joker; #: no symbol; 0 to 4: a cat of that seat lies across; z0: one asleep; T: a special toy; P: the Princess; .: free.',
  options: {
    table: {
      label: 'Table',
      values: { kitchen: 'Kitchen table, 15 × 9', desk: 'Desk, 11 × 7', dining: 'Dining table, 21 × 13' },
    },
    extended: { label: 'Extended rules', values: { false: 'No', true: 'Yes, no double walls' } },
    tieKinds: {
      label: 'If several kinds of toys are tied in a box',
      values: { all: 'All of them count', one: 'One of them counts' },
    },
    extraCats: {
      label: 'Points for more than one cat in a box',
      values: { holders: 'For whoever holds it', everyone: 'For everybody in it' },
    },
    allowFlip: {
      label: 'Turning a card before laying it',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    catChoice: {
      label: 'Cats',
      values: { own: 'Players choose', 'by-seat': 'One for each seat' },
    },
    startCards: {
      label: 'Start cards',
      values: { own: 'Players choose', laid: 'Laid for everybody' },
    },
  },
  refusals: {
    'choose-a-cat': () => 'First choose your cat.',
    'cat-taken': ({ seat }, name) => `${name(seat)} has this cat. Choose another one.`,
    'lay-a-start-card': () => 'First lay one of the start cards.',
    'draw-or-sleep': () => 'First draw a card, or put a cat to sleep.',
    'play-a-card': () => 'The card is drawn: play one from your hand.',
    'lay-the-toy': () => 'The special toy comes first: lay it now.',
    'start-card-taken': () => 'This start card is taken. Choose another one.',
    'not-in-hand': () => 'This card is not in your hand.',
    'end-has-begun': () => 'Last cards: nobody draws or naps any more. Play a card.',
    'no-cat-left': () => 'All your cats are on the table.',
    'off-the-table': () => 'The table ends here.',
    'cell-taken': ({ at }) => `Something already lies on ${at}.`,
    'touches-nothing': ({ at }) => `${at} touches no card. Lay it beside one.`,
    'start-by-the-short-side': () => 'A start card joins the others above or below.',
    'double-wall': ({ at }) => `Two walls would meet at ${at}. The extended rules do not allow that.`,
    'no-turning': () => 'At this table cards are not turned.',
    'same-both-ways': () => 'This card is the same both ways up.',
    'no-card-there': ({ at }) => `No card lies on ${at}.`,
    'wall-between': () => 'There is a wall between these two cards.',
    'already-covered': ({ at }) => `${at} is covered: nothing more can lie across it.`,
    'foreign-cat': ({ seat }, name) => `This box is home to a cat of ${name(seat)}, and to none of yours.`,
    'toy-across-first': () => 'A long seam is still free: lay the toy across it.',
    'no-cat-there': ({ at }) => `There is no cat on ${at}.`,
    'can-still-play': () => 'You can still play: nothing is put aside.',
  },
  events: {
    'chose-cat': ({ seat, cat }, name) => `${name(seat)}: ${board.cats[cat]}.`,
    laid: ({ seat, card, at }, name) => `${name(seat)}: ${short(card)} on ${cellName(at)}.`,
    drew: ({ seat }, name) => `${name(seat)}: +1 card.`,
    took: ({ card }) => `${capital(short(card))}.`,
    'found-toy': ({ seat, card }, name) => `${name(seat)}: a special toy, ${the(card)}.`,
    'moved-in': ({ at }) => `Cat on ${between(at)}.`,
    'fell-asleep': ({ seat, at }, name) => `${name(seat)}: a sleeping cat on ${cellName(at)}.`,
    'toy-across': ({ seat, card, at }, name) => `${name(seat)}: ${the(card)} across ${between(at)}.`,
    'princess-came': ({ seat, from, at }, name) =>
      `${name(seat)}: the Princess on ${cellName(at)}. A cat goes home (${name(from)}).`,
    discarded: ({ seat, card }, name) => `${name(seat)}: ${the(card)} put aside.`,
    joined: ({ boxes }) => `${n(boxes.length, { one: '# box', other: '# boxes' })} joined.`,
    closed: ({ box }) => `Box closed (${cellName(box)}).`,
    standing: ({ seat, from, to }, name) => `${name(seat)}: ${withSign(to - from)}.`,
    ending: ({ why, seat }, name) =>
      why === 'deck'
        ? 'The deck is empty: last cards.'
        : `${name(seat)}: fifth cat on the table. Last cards.`,
    over: ({ winners }, name) => `The match is over. Won by ${winners.map(name).join(', ')}.`,
  },
  move: (move) => {
    switch (move.do) {
      case 'cat':
        return `Choose ${board.cats[move.cat]}.`;
      case 'draw':
        return 'Draw a card.';
      case 'sleep':
        return `Put a cat to sleep on ${cellName(move.at)}.`;
      case 'toy':
        return `Lay the special toy across ${between(move.at)}.`;
      case 'princess':
        return `Lay the Princess on ${cellName(move.at)}.`;
      case 'discard':
        return `Put ${the(move.card)} aside.`;
      case 'start':
      case 'box':
        break;
    }
    const cat = move.do === 'box' && move.cat ? `, with a cat to the ${SIDES[move.cat]}` : '';
    return `Lay ${the(move.card)} on ${cellName(move.at)}${move.turned ? ', turned half round' : ''}${cat}.`;
  },
  lines: {
    box: boxLine,
    'extra-cats': ({ box, cats }) =>
      `Box at ${box}: ${n(Number(cats), { one: '# more cat', other: '# more cats' })}`,
    sprays: ({ penalty }) => `Lost to sprays: ${penalty} (breaks ties)`,
  },
  board,
  hints,
};
export default en;
