import type { Rng } from '../../kernel/game.ts';
import { cardOf } from './cards.ts';
import { stackedIn } from './figure.ts';
import type { CardId, Move, View } from './types.ts';

/** How long people take, in seconds: to look, to search, to reach (longer for far and small things), to decide. */

/** About normal: the sum of twelve even draws. */
const normal = (rng: Rng, mean: number, spread: number): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.int(1000) / 1000;
  return mean + spread * sum;
};

/** Many small delays multiplied: never below zero, now and then long. */
export const lognormal = (rng: Rng, median: number, sigma: number): number =>
  median * Math.exp(normal(rng, 0, sigma));

const NOISE = 0.25;
const reach = (rng: Rng): number => 0.2 + 0.16 * normal(rng, 3.3, 0.4);
const place = (rng: Rng): number => 0.2 + 0.16 * normal(rng, 3.6, 0.4);

/** What one action takes somebody of ordinary speed. */
export const secondsFor = (view: View, seat: number, move: Move, rng: Rng): number =>
  lognormal(rng, 1, NOISE) * plainSeconds(view, seat, move, rng);

const plainSeconds = (view: View, seat: number, move: Move, rng: Rng): number => {
  const left = view.tiles.filter(({ place: { in: where } }) => where === 'middle').length;
  const card = view.cards[seat];
  const kitties = card ? cardOf(card).points : 0;
  const begun = view.tiles.some(({ place: where }) => where.in === 'mat' && where.seat === seat);
  switch (move.do) {
    case 'card':
      return 0.5 + reach(rng);
    case 'grab':
      return 0.7 + 0.018 * left + reach(rng) + (begun ? 0 : 0.9 + 0.08 * kitties);
    case 'peek':
      return 0.9;
    case 'box':
      return 0.65;
    case 'put':
      return place(rng) + (card && stackedIn(cardOf(card).figure).length ? 0.25 : 0);
    case 'flip':
      return 0.3;
    case 'turn':
      return 0.16;
    case 'meow':
      return 0.85 + 0.07 * kitties;
    case 'lift':
    case 'keep':
    case 'return':
    case 'hold':
    case 'release':
    case 'touch':
    default:
      return 0.4;
  }
};

/** What building a whole card takes somebody of ordinary speed. */
export const secondsForCard = (id: CardId): number => {
  const { figure, points } = cardOf(id);
  const overlaps = stackedIn(figure).length;
  return 2.2 + 3.15 * points + 0.5 * overlaps + (figure.box ? 1.3 + 0.9 * 4.5 : 0);
};
