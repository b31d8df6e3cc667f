import { cardOf, findCard, type Effect } from '../cards/discovery.ts';
import { lessonOf } from '../cards/lessons.ts';
import { basketsLeft } from '../baskets.ts';
import { playerIn, seen, sizeOf } from '../own.ts';
import { fishFrom } from '../anytime/gains.ts';
import { scoreParts } from '../score.ts';
import type { CardId, State, View } from '../types.ts';

/** What a bot thinks a card is worth to it now, in points, before its price. */

const DAYS = 5;
const FISH = 0.7; // points a fish is worth while there is something to buy

const RESCUE = { none: 0, broken: 2.2, full: 5 };
const EFFECTS: Readonly<Partial<Record<Effect, number>>> = {
  'place-anywhere': 1,
  'draw-two': 1,
  'draw-three': 1.5,
  'draw-tile': 4,
  'move-cats': 0.8,
  'extra-rescue': 2,
  'draw-four-tiles': 0.5,
  'basket-for-lessons': 0,
  'basket-for-treasures': 2,
};

export const cardValue = (view: View, seat: number, id: CardId): number => {
  const daysLeft = DAYS - view.day;
  const card = findCard(id);
  if (!card) return lessonValue(id, daysLeft); // a family lesson
  switch (card.kind) {
    case 'oshax':
      return 7;
    case 'rescue':
      return RESCUE[card.basket] + 0.25 * card.boots;
    case 'treasure':
      return card.take === 'rare-or-common' ? 5 : 3;
    case 'anytime':
      return card.effect === 'basket' ? 3 * (daysLeft + 1) : effectValue(view, seat, card.effect);
    case 'private':
      return lessonValue(id, daysLeft) + 1;
    case 'public':
      break;
  }
  return 0.5;
};

const effectValue = (view: View, seat: number, effect: Effect): number => {
  const me = playerIn(view, seat);
  const fish = fishFrom(effect, me, sizeOf(me.lessons), null);
  return fish === null ? (EFFECTS[effect] ?? 0) : FISH * (effect === 'sell-basket' ? 0 : fish);
};

/** Early there is time to work for a lesson; late it counts only what is there already. */
const lessonValue = (id: CardId, daysLeft: number): number => {
  const lesson = lessonOf(id);
  if (!lesson) return 0;
  return lesson.pays === 'each'
    ? 1.5 + 0.5 * lesson.points + 0.3 * daysLeft
    : 0.12 * lesson.points * (1 + daysLeft);
};

/** A set of cards against its price and what must be left for rescuing. */
export const purchaseValue = (view: View, seat: number, cards: readonly CardId[]): number => {
  const me = playerIn(view, seat);
  const cost = cards.reduce((sum, id) => sum + cardOf(id).cost, 0);
  const rescue = [...seen(me.hand), ...cards].filter((id) => cardOf(id).kind === 'rescue');
  const rescues = Math.min(5, me.baskets + basketsLeft({ ...me, baskets: 0, used: 0 }, rescue));
  const short = Math.max(0, 4 * rescues - (me.fish - cost));
  const value = cards.reduce((sum, id) => sum + cardValue(view, seat, id), 0);
  return value - FISH * cost - 1.2 * short;
};

/** What the seat would score if the match ended in this world. */
export const scoreNow = (world: State, seat: number): number =>
  scoreParts(world, seat).reduce((sum, { points }) => sum + points, 0);
