import { plural } from '../../../../words/plural.ts';
import { placeCalled, tilePlace } from '../../rules/boat/place-names.ts';
import { cardText, faceText } from '../card-text.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { IsleWords } from '../types.ts';
import { cards, fish, points } from './cards.ts';
import { colours, rooms, tile, tiles } from './things.ts';

const n = plural('ru');
const count = (there: number): string => n(there, { one: '# карта', few: '# карты', many: '# карт' });
const lessonsOf = (lessons: number): string =>
  n(lessons, { one: '# личный урок', few: '# личных урока', many: '# личных уроков' });
const FIELDS = { left: 'На левое поле', right: 'На правое поле', display: 'На витрину', away: 'Выбывает' };
const SIDES = { basket: 'корзиной', boots: 'сапогами' };
const EACH: Readonly<Record<Colour, string>> = {
  B: 'синего',
  G: 'зелёного',
  R: 'красного',
  P: 'фиолетового',
  O: 'оранжевого',
};
const MAP: Readonly<Record<Colour, string>> = {
  B: 'синюю',
  G: 'зелёную',
  R: 'красную',
  P: 'фиолетовую',
  O: 'оранжевую',
};

export const events: IsleWords['events'] = {
  'day-began': ({ day, face }) => (face ? `День ${day}. ${faceText(cards, face)}` : `День ${day}.`),
  filled: ({ left, right, rare }) =>
    `На острове: ${tiles([...left, ...right])}.${rare.length ? ` На витрине: ${tiles(rare)}.` : ''}`,
  fished: ({ fish: caught }) => `Улов каждого: ${fish(caught)}.`,
  dealt: ({ cards: dealt }) => `Каждому роздано: ${count(dealt)}.`,
  chose: ({ seat }, who) => `${who(seat)}: выбор сделан.`,
  'handed-on': ({ to }) => `Остальные карты идут ${to === 'left' ? 'налево' : 'направо'}.`,
  bought: ({ seat, cards: bought, fish: paid }, who) =>
    `${who(seat)}: куплено: ${count(bought)}, цена — ${fish(paid)}.`,
  learnt: ({ seat, lessons }, who) => `${who(seat)}: выложено рубашкой вверх: ${lessonsOf(lessons)}.`,
  taught: ({ seat, card, colour }, who) =>
    `${who(seat)}: общий урок. ${cardText(cards, card)}${colour ? `: ${colours[colour]}` : ''}.`,
  laid: ({ seat }, who) => `${who(seat)}: карты спасения выложены.`,
  revealed: ({ seat, speed }, who) => `${who(seat)}: скорость ${speed}.`,
  ordered: ({ order }, who) => `Очерёдность: ${order.map(who).join(', ')}.`,
  placed: ({ seat, fish: paid, ...placed }, who) =>
    `${who(seat)}: ${tile(placed.tile)} на ${tilePlace(rooms, placed)}${paid ? `, цена — ${fish(paid)}` : ''}.`,
  'found-map': ({ seat, colour }, who) => `${who(seat)} находит ${MAP[colour]} карту сокровищ.`,
  passed: ({ seat }, who) => `${who(seat)} пасует.`,
  ready: ({ seat }, who) => `${who(seat)}: всё готово.`,
  played: ({ seat, card }, who) => `${who(seat)} играет карту: ${cardText(cards, card)}`,
  'got-fish': ({ seat, fish: gained }, who) => `${who(seat)}: плюс ${fish(gained)}.`,
  'got-basket': ({ seat }, who) => `${who(seat)} получает постоянную корзину.`,
  'lost-basket': ({ seat }, who) => `${who(seat)} отдаёт постоянную корзину.`,
  'threw-lessons': ({ seat, lessons }, who) => `${who(seat)}: сброшено: ${lessonsOf(lessons)}.`,
  'threw-treasures': ({ seat, tiles: thrown }, who) => `${who(seat)} сбрасывает: ${tiles(thrown)}.`,
  'chose-kittens': ({ seat, tiles: chosen, fish: paid }, who) =>
    `${who(seat)} выбирает двух котят${paid ? `, цена — ${fish(paid)}` : ''}: ${tiles(chosen)}.`,
  'kitten-stays': ({ seat, tile: kitten }, who) => `${who(seat)}: ${tile(kitten)} не помещается и остаётся.`,
  'kittens-came': ({ tiles: came }) => `К котятам приходят: ${tiles(came)}.`,
  'kittens-left': ({ tiles: gone }) => `Сестра быстрее и забирает котят: ${tiles(gone)}.`,
  'drew-tiles': ({ seat, tiles: drawn }, who) => `${who(seat)} тянет из мешка: ${tiles(drawn)}.`,
  went: ({ tile: gone, to }) => `${FIELDS[to]}: ${tile(gone)}.`,
  'took-token': ({ seat, side }, who) => `${who(seat)}: подержанная корзина лежит ${SIDES[side]} вверх.`,
  'got-points': ({ seat, points: won }, who) => `${who(seat)}: ${points(won)}.`,
  fed: ({ seat, ...rat }, who) =>
    `${who(seat)}: за рыбу кот прогоняет королевскую крысу с ${placeCalled(rooms, rat)}.`,
  'sister-turned': ({ speed, cards: played }) => `Сестра: скорость ${speed}, сегодня ${count(played)}.`,
  'sister-played': ({ card }) => `Ход сестры. ${cardText(cards, card)}`,
  'sister-took': ({ tile: taken }) => `Сестра забирает: ${tile(taken)}.`,
  'sister-swapped': ({ tiles: swapped }) => `Сестра меняет местами: ${tiles(swapped)}.`,
  'sister-coloured': ({ colour, points: value }) =>
    `У сестры ${points(value)} за каждого твоего ${EACH[colour]} кота.`,
  night: ({ day, left }) =>
    `День ${day} окончен.${left.length ? ` На острове остаются: ${tiles(left)}.` : ''}`,
  ended: () => 'Веш уже здесь. Уроки открыты.',
};
