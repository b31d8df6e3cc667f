import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { leftBehind } from '../left-behind.ts';
import { cardText, faceText, lessonAlone } from '../card-text.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { colours, rooms, tile, tiles } from './tile-names.ts';

const n = plural('en');
const count = (cardsThere: number): string => n(cardsThere, { one: '# card', other: '# cards' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# private lesson', other: '# private lessons' });
const cats = (left: number): string => n(left, { one: '# cat', other: '# cats' });
const beasts = (left: number): string => n(left, { one: '# beast', other: '# beasts' });
const FIELDS = {
  left: 'to the left field',
  right: 'to the right field',
  display: 'to the display',
  away: 'away',
};
const SIDES = { basket: 'as a basket', boots: 'as four boots' };
const quoted = (text: string): string => `“${text.replace(/\.$/, '')}”`;

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `Day ${day}. ${faceText(cards, face)}` : `Day ${day}.`),
  filled: ({ left, right, rare }) =>
    `On the island: ${tiles([...left, ...right])}.${rare.length ? ` To the display: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Everyone: +${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Everyone: +${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)}: choice made.`,
  'handed-on': ({ to }) => `The other cards go on to the ${to}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    bought ? `${who(seat)}: +${count(bought)}, −${fish(paid)}.` : `${who(seat)}: nothing bought.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)}: ${lessonsOf(lessons)} face down.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)}: public lesson ${quoted(lessonAlone(cards, card))}${colour ? `, ${colours[colour]}` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)}: rescue cards laid.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: speed ${speed}.`,
  ordered: ({ order }, who) => `Turn order: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} at ${tilePlace(rooms, placed)}${paid ? `, −${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)}: the ${colours[colour]} treasure map!`,
  passed: ({ seat }, who) => `${who(seat)}: pass.`,
  ready: ({ seat }, who) => `${who(seat)}: ready.`,
  played: ({ seat, card }, who) => `${who(seat)}: card ${quoted(cardText(cards, card))}.`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)}: +${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)}: +1 permanent basket.`,
  'lost-basket': ({ seat }, who) => `${who(seat)}: −1 permanent basket.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)}: −${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)}: ${tiles(thrown)} thrown away.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)}: two kittens (${tiles(chosen)})${paid ? `, −${fish(paid)}` : ''}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: no room for the ${tile(kitten)}, it stays.`,
  'kittens-came': ({ tiles: came }) => `To the kittens’ board: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Your sister is first and takes the kittens: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)}: ${tiles(drawn)} from the bag.`,
  went: ({ tile: gone, to }) => `The ${tile(gone)} goes ${FIELDS[to]}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)}: used basket, ${SIDES[side]}.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: +${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)}: a cat chases off the royal rat at ${placeCalled(rooms, rat)}, −1 fish.`,
  'sister-turned': ({ speed, cards: played }) => `Your sister: speed ${speed}, ${count(played)} today.`,
  'sister-played': ({ card }) => `Your sister plays. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Your sister takes the ${tile(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Your sister swaps: ${tiles(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `Your sister gets ${points(value)} for each ${colours[colour]} cat of yours.`,
  night: ({ day, left }) =>
    `Day ${day} is over.${left.length ? ` Left behind: ${leftBehind(left, cats, beasts)}.` : ''}`,
  ended: () => 'Vesh has come. Lessons are turned over.',
};
