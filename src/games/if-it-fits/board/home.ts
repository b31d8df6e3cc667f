import { CARD } from './art/card-size.ts';
import type { Area, Size } from '../../../web/kit/camera.ts';
import type { Home } from '../../../web/kit/useCamera.ts';
import type { View } from '../rules/types.ts';
import { areaOf, sizeOf } from './table-map.ts';

/** The default view of the table: cards that can be read, and the places around them. Sizes in pixels per unit. */

export const CLOSEST = 1.6; // a card of 160 by 224 is close enough
const SMALLEST = 0.72; // a card of 72 by 101; if the cards need more room, the table is dragged
const USUAL = 1.04;
const FIRST = 1.26; // of the start cards
const NARROW = 0.76; // on a phone: five cards side by side
const WIDE = 640;
const AROUND = 1; // in cards: free places to each side of the cards, where the next ones may go

const AT_THE_END = 0.4; // in cards: room for the legend

export const homeOf = ({ table, phase }: Pick<View, 'table' | 'phase'>, window: Size): Home => {
  const laid = areaOf(table.laid.map(({ at }) => at)) ?? middleOf(sizeOf(table));
  const area = withRoom(laid, AROUND);
  const largest = window.width < WIDE ? NARROW : phase.name === 'start' ? FIRST : USUAL;
  const fitting = Math.min(window.width / area.width, window.height / area.height);
  return { area, scale: Math.max(SMALLEST, Math.min(largest, fitting)) };
};

/** The end: all cards at once, however small. */
export const homeAtTheEnd = (view: Pick<View, 'table' | 'phase'>, window: Size): Home => {
  const { area, scale = USUAL } = homeOf(view, window);
  const all = withRoom(area, AT_THE_END - AROUND);
  return { area: all, scale: Math.min(scale, window.width / all.width, window.height / all.height) };
};

const middleOf = ({ width, height }: Size): Area => ({ x: width / 2, y: height / 2, width: 0, height: 0 });

const withRoom = ({ x, y, width, height }: Area, cards: number): Area => ({
  x: x - cards * CARD.width,
  y: y - cards * CARD.height,
  width: width + 2 * cards * CARD.width,
  height: height + 2 * cards * CARD.height,
});
