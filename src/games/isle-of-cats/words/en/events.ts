import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { cardText, faceText } from '../card-text.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const n = plural('en');
const count = (cardsThere: number): string => n(cardsThere, { one: '# card', other: '# cards' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# private lesson', other: '# private lessons' });
const FIELDS = {
  left: 'to the left field',
  right: 'to the right field',
  display: 'to the display',
  away: 'away',
};
const SIDES = { basket: 'as a basket', boots: 'as four boots' };

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `Day ${day}. ${faceText(cards, face)}` : `Day ${day}.`),
  filled: ({ left, right, rare }) =>
    `On the island: ${tiles([...left, ...right])}.${rare.length ? ` To the display: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Everyone catches ${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Everyone is dealt ${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)} has chosen.`,
  'handed-on': ({ to }) => `The other cards go on to the ${to}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    `${who(seat)} buys ${count(bought)} for ${fish(paid)}.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)} lays ${lessonsOf(lessons)} face down.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)} lays a public lesson. ${cardText(cards, card)}${colour ? `: ${colours[colour]}` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)} has laid the rescue cards.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: speed ${speed}.`,
  ordered: ({ order }, who) => `Turn order: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} at ${tilePlace(rooms, placed)}${paid ? ` for ${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)} finds the ${colours[colour]} treasure map.`,
  passed: ({ seat }, who) => `${who(seat)} passes.`,
  ready: ({ seat }, who) => `${who(seat)} is ready.`,
  played: ({ seat, card }, who) => `${who(seat)} plays a card: ${cardText(cards, card)}`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)} gains ${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)} gains a permanent basket.`,
  'lost-basket': ({ seat }, who) => `${who(seat)} gives up a permanent basket.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)} throws away ${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)} throws away: ${tiles(thrown)}.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)} picks two kittens${paid ? ` for ${fish(paid)}` : ''}: ${tiles(chosen)}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: no room for the ${tile(kitten)}, it stays.`,
  'kittens-came': ({ tiles: came }) => `To the kittens’ board: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Your sister is first and takes the kittens: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)} draws from the bag: ${tiles(drawn)}.`,
  went: ({ tile: gone, to }) => `The ${tile(gone)} goes ${FIELDS[to]}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)} takes a used basket ${SIDES[side]}.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: ${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)} pays a fish, and a cat chases off the royal rat at ${placeCalled(rooms, rat)}.`,
  'sister-turned': ({ speed, cards: played }) => `Your sister: speed ${speed}, ${count(played)} today.`,
  'sister-played': ({ card }) => `Your sister plays. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Your sister takes the ${tile(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Your sister swaps: ${tiles(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `Your sister gets ${points(value)} for each ${colours[colour]} cat of yours.`,
  night: ({ day, left }) => `Day ${day} is over.${left.length ? ` Left behind: ${tiles(left)}.` : ''}`,
  ended: () => 'Vesh has come. Lessons are turned over.',
};
