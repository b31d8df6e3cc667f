import { plural } from '../../../../words/plural.ts';
import { faceOf, type Card, type CardFace } from '../../rules/cards.ts';
import hints from './hints.ts';
import title from './title.ts';
import town from './town.ts';
import type { KyotoWords } from '../types.ts';

const n = plural('en');

const CARDS: KyotoWords['board']['cards'] = {
  street: 'Street',
  bell: 'Bell',
  'double-bell': 'Double bell',
  curiosity: 'Curiosity',
  gift: 'Gift',
  'big-gift': 'Big gift',
  retreat: 'Retreat',
  owl: 'Night owl',
  veto: 'No, thanks!',
};
const bells = (count: number): string => n(count, { one: '# bell', other: '# bells' });
const nameOf = ({ kind, hours, bells: count, special }: CardFace): string => {
  if (special) return CARDS[kind];
  const time = n(hours, { one: '# hour', other: '# hours' });
  if (kind === 'curiosity') return `${CARDS[kind]}, ${time}`;
  return count > 0 ? `${time}, ${bells(count)}` : time;
};
const named = (face: CardFace): string => (face.special ? `“${nameOf(face)}”` : nameOf(face));
const the = (card: Card): string => named(faceOf(card));
const cards = (count: number): string => n(count, { one: '# card', other: '# cards' });

const en: KyotoWords = {
  ...title,
  goal: ({ end }) => (end === 'whole-deck' ? hints['goal-whole-deck'] : hints.goal),
  legend:
    '3 street, 3* a bell, 3** two bells, 3? curiosity, each with its hours; g gift, G big gift, r retreat, o night owl, n no thanks; 7/13: hours and limit; +: has a card this turn.',
  options: {
    end: {
      label: 'The match ends',
      values: { thirteen: 'As soon as somebody has 13 bells', 'whole-deck': 'After the whole deck' },
    },
    piles: {
      label: 'Bells in the piles',
      values: { 'face-down': 'Lie face down', 'open-hand': 'Lie open for all to see' },
    },
    owlLasting: {
      label: 'When a Night owl leaves the street',
      values: { false: 'The limit is 13 again', true: 'The limit stays 18 until the round ends' },
    },
    vetoWindow: {
      label: 'Time to say “No, thanks!”',
      values: { short: '5 seconds', long: '20 seconds', unlimited: 'No limit' },
    },
  },
  advance: {
    label: 'A card comes, and your “No, thanks!” lies in the street',
    values: {
      'refuse-late': 'Refuse it only if it makes me late',
      take: 'Take it',
      refuse: 'Refuse it',
    },
  },
  refusals: {
    'answer-first': () => 'First say whether you take this card.',
    'nothing-to-refuse': () => 'Nobody is asking you: choose who gets the card.',
    'no-such-player': () => 'Nobody sits there.',
    'has-a-card': () => 'This street already has its card of this turn.',
  },
  events: {
    shuffled: ({ cards: count }) => `The discard pile becomes the new deck: ${cards(count)}.`,
    'last-stage': () => 'The deck is through: the next one home late ends the match.',
    drew: () => '', // not announced: the next sentence tells which card was turned over
    revealed: () => '', // not announced: the card is named when it is given
    given: ({ from, to, card, forced }, who) =>
      `${forced ? 'The last card' : who(from)} → ${from === to && !forced ? 'own street' : who(to)}: ${the(card)}.`,
    extra: ({ card }) => `Out of curiosity also ${the(card)}.`,
    asked: ({ seat, card }, who) => `${who(seat)}: take ${the(card)}?`,
    refused: ({ seat, card, by }, who) =>
      by === 'clock'
        ? `${who(seat)}: “No, thanks!” to ${the(card)}, as time is up.`
        : `${who(seat)}: “No, thanks!” to ${the(card)}.`,
    laid: ({ hours, limit }) => `Now ${hours} of ${limit}.`,
    kept: ({ bells: count }) => `+${bells(count)}.`,
    retreated: ({ removed }) =>
      removed ? `${the(removed.card)} is gone.` : 'There is nothing to take away.',
    late: ({ seat }, who) => `${who(seat)}: too late!`,
    returned: () => '', // not announced: nobody got these unseen cards
    banked: ({ seat, bells: count }, who) => `${who(seat)}: +${bells(count)}.`,
    discarded: () => '', // not announced: at the end of a round every row is emptied
    'first-passed': ({ seat }, who) => `A new round. The lantern: ${who(seat)}.`,
    won: ({ seat }, who) => `Winner: ${who(seat)}!`,
  },
  move: (move, by, who) => {
    if (move.do === 'refuse') return 'Say “No, thanks!” to this card.';
    if (move.do === 'take') return 'Take this card.';
    return move.to === by ? 'Keep this card.' : `Give this card to ${who(move.to)}.`;
  },
  lines: {
    gifts: () => 'Gifts',
    'big-gifts': () => 'Big gifts',
    bells: () => 'Cards with one bell',
    'double-bells': () => 'Cards with two bells',
  },
  board: { ...town, cards: CARDS, card: nameOf, named, asObject: named },
  hints,
};
export default en;
