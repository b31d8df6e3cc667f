import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { cardText, faceText } from '../card-text.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const n = plural('uk');
const count = (there: number): string => n(there, { one: '# карта', few: '# карти', many: '# карт' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# особистий урок', few: '# особисті уроки', many: '# особистих уроків' });
const FIELDS = { left: 'На ліве поле', right: 'На праве поле', display: 'На вітрину', away: 'Вибуває' };
const SIDES = { basket: 'кошиком', boots: 'чоботами' };
const EACH: Readonly<Record<Colour, string>> = {
  B: 'синього',
  G: 'зеленого',
  R: 'червоного',
  P: 'фіолетового',
  O: 'помаранчевого',
};
const MAP: Readonly<Record<Colour, string>> = {
  B: 'синю',
  G: 'зелену',
  R: 'червону',
  P: 'фіолетову',
  O: 'помаранчеву',
};

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `День ${day}. ${faceText(cards, face)}` : `День ${day}.`),
  filled: ({ left, right, rare }) =>
    `На острові: ${tiles([...left, ...right])}.${rare.length ? ` На вітрині: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Улов кожного: ${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Кожному роздано: ${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)}: вибір зроблено.`,
  'handed-on': ({ to }) => `Решта карт іде ${to === 'left' ? 'ліворуч' : 'праворуч'}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    `${who(seat)}: куплено: ${count(bought)}, ціна — ${fish(paid)}.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)}: викладено долілиць: ${lessonsOf(lessons)}.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)}: спільний урок. ${cardText(cards, card)}${colour ? `: ${colours[colour]}` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)}: карти порятунку викладено.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: швидкість ${speed}.`,
  ordered: ({ order }, who) => `Черга ходів: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} на ${tilePlace(rooms, placed)}${paid ? `, ціна — ${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)} знаходить ${MAP[colour]} карту скарбів.`,
  passed: ({ seat }, who) => `${who(seat)} пасує.`,
  ready: ({ seat }, who) => `${who(seat)}: готово.`,
  played: ({ seat, card }, who) => `${who(seat)} грає карту: ${cardText(cards, card)}`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)}: плюс ${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)} отримує постійний кошик.`,
  'lost-basket': ({ seat }, who) => `${who(seat)} віддає постійний кошик.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)}: скинуто: ${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)} скидає: ${tiles(thrown)}.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)} обирає двох кошенят${paid ? `, ціна — ${fish(paid)}` : ''}: ${tiles(chosen)}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: ${tile(kitten)} не вміщається й лишається.`,
  'kittens-came': ({ tiles: came }) => `До кошенят приходять: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Сестра швидша й забирає кошенят: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)} тягне з мішка: ${tiles(drawn)}.`,
  went: ({ tile: gone, to }) => `${FIELDS[to]}: ${tile(gone)}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)}: вживаний кошик лежить ${SIDES[side]} догори.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: ${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)}: за рибину кіт проганяє королівського щура з ${placeCalled(rooms, rat)}.`,
  'sister-turned': ({ speed, cards: played }) => `Сестра: швидкість ${speed}, сьогодні ${count(played)}.`,
  'sister-played': ({ card }) => `Хід сестри. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Сестра забирає: ${tile(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Сестра міняє місцями: ${tiles(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `Сестра має ${points(value)} за кожного твого ${EACH[colour]} кота.`,
  night: ({ day, left }) =>
    `День ${day} скінчився.${left.length ? ` На острові лишаються: ${tiles(left)}.` : ''}`,
  ended: () => 'Веш уже тут. Уроки відкрито.',
};
