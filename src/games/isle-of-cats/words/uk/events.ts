import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { leftBehind } from '../left-behind.ts';
import { cardText, faceText, lessonAlone } from '../card-text.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { HER, HIM, asObject, asObjects, colours, rooms, tile, tiles } from './tile-names.ts';

const n = plural('uk');
const count = (there: number): string => n(there, { one: '# карта', few: '# карти', many: '# карт' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# особистий урок', few: '# особисті уроки', many: '# особистих уроків' });
const cats = (left: number): string => n(left, { one: '# кіт', few: '# коти', many: '# котів' });
const beasts = (left: number): string => n(left, { one: '# звір', few: '# звірі', many: '# звірів' });
const FIELDS = { left: 'На ліве поле', right: 'На праве поле', display: 'На вітрину', away: 'Вибуває' };
const SIDES = { basket: 'кошиком догори', boots: 'чоботами догори' };
const quoted = (text: string): string => `«${text.replace(/\.$/, '')}»`;

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `День ${day}. ${faceText(cards, face)}` : `День ${day}.`),
  filled: ({ left, right, rare }) =>
    `На острові: ${tiles([...left, ...right])}.${rare.length ? ` На вітрині: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Кожному +${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Кожному +${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)}: вибір зроблено.`,
  'handed-on': ({ to }) => `Решта карт іде ${to === 'left' ? 'ліворуч' : 'праворуч'}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    bought ? `${who(seat)}: +${count(bought)}, −${fish(paid)}.` : `${who(seat)}: без покупок.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)}: ${lessonsOf(lessons)} долілиць.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)}: спільний урок ${quoted(lessonAlone(cards, card))}${colour ? `, ${colours[colour]} колір` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)}: карти порятунку викладено.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: швидкість ${speed}.`,
  ordered: ({ order }, who) => `Черга: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} на ${tilePlace(rooms, placed)}${paid ? `, −${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)}: ${HER[colour]} мапа скарбів!`,
  passed: ({ seat }, who) => `${who(seat)}: пас.`,
  ready: ({ seat }, who) => `${who(seat)}: готово.`,
  played: ({ seat, card }, who) => `${who(seat)}: карта ${quoted(cardText(cards, card))}.`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)}: +${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)}: +1 постійний кошик.`,
  'lost-basket': ({ seat }, who) => `${who(seat)}: −1 постійний кошик.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)}: −${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)}: скинуто ${asObjects(thrown)}.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)}: двоє кошенят (${tiles(chosen)})${paid ? `, −${fish(paid)}` : ''}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: ${tile(kitten)} не вміщається й лишається.`,
  'kittens-came': ({ tiles: came }) => `До кошенят приходять: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Сестра швидша й забирає кошенят: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)}: з мішка ${tiles(drawn)}.`,
  went: ({ tile: gone, to }) => `${FIELDS[to]}: ${tile(gone)}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)}: вживаний кошик ${SIDES[side]}.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: +${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)}: кіт проганяє королівського щура з ${placeCalled(rooms, rat)}, −1 рибина.`,
  'sister-turned': ({ speed, cards: played }) => `Сестра: швидкість ${speed}, сьогодні ${count(played)}.`,
  'sister-played': ({ card }) => `Хід сестри. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Сестра забирає ${asObject(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Сестра міняє місцями ${asObjects(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `Сестра має ${points(value)} за кожного твого ${HIM[colour]} кота.`,
  night: ({ day, left }) =>
    `День ${day} скінчився.${left.length ? ` На острові лишилося: ${leftBehind(left, cats, beasts)}.` : ''}`,
  ended: () => 'Веш уже тут. Уроки відкрито.',
};
