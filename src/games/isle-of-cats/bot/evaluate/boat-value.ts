import { expected, type Aim, type Aims } from './lesson-aims.ts';
import type { Features } from './features.ts';
import type { Horizon } from './horizon.ts';
import { growths } from './family-growth.ts';

/**
 * The points a boat will probably have at the end: exact when nothing more is to come, a guess of how it will grow before
 * that.
 */
export const boatValue = (found: Features, to: Horizon, aims: Aims): number =>
  deckValue(found, to, aims.care.holes) +
  aims.rare * found.rare +
  FRIENDSHIP * (found.friendships + BEFRIENDED * Math.min(1, to.cats / 8) * found.openSymbols) +
  sumOf(aims.lessons.plain, found, to) +
  familiesValue(found, to, aims) -
  catsValue(found, aims);

const FRIENDSHIP = 5;
const BEFRIENDED = 0.3; // the part of a beast's open symbols that a family will touch
const ROYAL_RAT = 3;
const FED = 1; // the price of feeding a royal rat, as long as there are days for it
const ROOM = 5;
const BORDER = 0.12; // ragged borders leave gaps that nothing fits
const GAPS = [0, 0.8, 0.9, 0.9, 0.6]; // so do closed spots of one to four cells

const deckValue = (found: Features, to: Horizon, holes: number): number => {
  const rats = found.rats * (1 - to.covering(found.empty));
  const royal = found.royalRats * (to.days > 0 ? FED : ROYAL_RAT);
  let rooms = 0;
  for (const left of found.roomLeft) rooms += 1 - to.filling(left, found.empty);
  let gaps = 0;
  for (let size = 1; size < GAPS.length; size++) gaps += (GAPS[size] ?? 0) * (found.gaps[size] ?? 0);
  const ahead = Math.min(1, to.cells / 20);
  return -rats - royal - ROOM * rooms - ahead * holes * (gaps + BORDER * found.border);
};

const sumOf = (lessons: readonly Aim[], found: Features, to: Horizon): number => {
  let value = 0;
  for (const aim of lessons) value += expected(aim, found, to);
  return value;
};

/** The sister's points for cats and beasts that are already there. */
const catsValue = (found: Features, { symbolCost, catCosts }: Aims): number => {
  let value = symbolCost * found.symbols;
  for (let colour = 0; colour < catCosts.length; colour++)
    value += (catCosts[colour] ?? 0) * (found.cats[colour] ?? 0);
  return value;
};

/** The value of the best way families can grow, with all lessons about them and all of the sister's (her best may count twice). */
const familiesValue = (found: Features, to: Horizon, { lessons, hers, doubled, catCosts }: Aims): number => {
  let [plain, highest] = [0, 0];
  for (const aim of hers.plain) {
    const points = expected(aim, found, to);
    plain += points;
    highest = Math.max(highest, points);
  }
  const aboutFamilies = lessons.families.length + hers.families.length > 0;
  let most = -Infinity;
  for (const { groups, value } of growths(found.groups, to, catCosts, aboutFamilies)) {
    let [total, best] = [value - plain, highest];
    for (const aim of lessons.families) total += expected(aim, found, to, groups);
    for (const aim of hers.families) {
      const points = expected(aim, found, to, groups);
      total -= points;
      best = Math.max(best, points);
    }
    most = Math.max(most, doubled ? total - best : total);
  }
  return most;
};
