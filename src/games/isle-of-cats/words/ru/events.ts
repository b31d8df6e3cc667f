import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { leftBehind } from '../left-behind.ts';
import { cardText, faceText, lessonAlone } from '../card-text.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { HER, HIM, asObject, asObjects, colours, rooms, tile, tiles } from './tile-names.ts';

const n = plural('ru');
const count = (there: number): string => n(there, { one: '# карта', few: '# карты', many: '# карт' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# личный урок', few: '# личных урока', many: '# личных уроков' });
const cats = (left: number): string => n(left, { one: '# кот', few: '# кота', many: '# котов' });
const beasts = (left: number): string => n(left, { one: '# зверь', few: '# зверя', many: '# зверей' });
const FIELDS = { left: 'На левое поле', right: 'На правое поле', display: 'На витрину', away: 'Выбывает' };
const SIDES = { basket: 'корзиной вверх', boots: 'сапогами вверх' };
const quoted = (text: string): string => `«${text.replace(/\.$/, '')}»`;

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `День ${day}. ${faceText(cards, face)}` : `День ${day}.`),
  filled: ({ left, right, rare }) =>
    `На острове: ${tiles([...left, ...right])}.${rare.length ? ` На витрине: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Каждому +${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Каждому +${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)}: выбор сделан.`,
  'handed-on': ({ to }) => `Остальные карты идут ${to === 'left' ? 'налево' : 'направо'}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    bought ? `${who(seat)}: +${count(bought)}, −${fish(paid)}.` : `${who(seat)}: без покупок.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)}: ${lessonsOf(lessons)} рубашкой вверх.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)}: общий урок ${quoted(lessonAlone(cards, card))}${colour ? `, ${colours[colour]} цвет` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)}: карты спасения выложены.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: скорость ${speed}.`,
  ordered: ({ order }, who) => `Очередь: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} на ${tilePlace(rooms, placed)}${paid ? `, −${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)}: ${HER[colour]} карта сокровищ!`,
  passed: ({ seat }, who) => `${who(seat)}: пас.`,
  ready: ({ seat }, who) => `${who(seat)}: готово.`,
  played: ({ seat, card }, who) => `${who(seat)}: карта ${quoted(cardText(cards, card))}.`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)}: +${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)}: +1 постоянная корзина.`,
  'lost-basket': ({ seat }, who) => `${who(seat)}: −1 постоянная корзина.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)}: −${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)}: ${tiles(thrown)} — в сброс.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)}: двое котят (${tiles(chosen)})${paid ? `, −${fish(paid)}` : ''}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: ${tile(kitten)} не помещается и остаётся.`,
  'kittens-came': ({ tiles: came }) => `К котятам приходят: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Сестра быстрее и забирает котят: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)}: из мешка ${tiles(drawn)}.`,
  went: ({ tile: gone, to }) => `${FIELDS[to]}: ${tile(gone)}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)}: подержанная корзина ${SIDES[side]}.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: +${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)}: кот прогоняет королевскую крысу с ${placeCalled(rooms, rat)}, −1 рыба.`,
  'sister-turned': ({ speed, cards: played }) => `Сестра: скорость ${speed}, сегодня ${count(played)}.`,
  'sister-played': ({ card }) => `Ход сестры. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Сестра забирает ${asObject(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Сестра меняет местами ${asObjects(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `У сестры ${points(value)} за каждого твоего ${HIM[colour]} кота.`,
  night: ({ day, left }) =>
    `День ${day} окончен.${left.length ? ` На острове осталось: ${leftBehind(left, cats, beasts)}.` : ''}`,
  ended: () => 'Веш уже здесь. Уроки открыты.',
};
