import { expected, type Aim, type Aims } from './aims.ts';
import type { Features } from './features.ts';
import type { Horizon } from './horizon.ts';
import { growths } from './family-growth.ts';

/**
 * What a boat will be worth at the end, in points, as far as one can guess: exact once nothing more is to come, and before
 * that with what it will probably grow to.
 */
export const boatValue = (found: Features, to: Horizon, aims: Aims): number =>
  deckValue(found, to) +
  aims.rare * found.rare +
  FRIENDSHIP * (found.friendships + BEFRIENDED * Math.min(1, to.cats / 8) * found.openSymbols) +
  sumOf(aims.lessons.plain, found, to) +
  kinValue(found, to, aims) -
  catsValue(found, aims);

const FRIENDSHIP = 5;
const BEFRIENDED = 0.3; // how many of a beast's symbols a family will find
const ROYAL_RAT = 3;
const FED = 1; // what it costs to be rid of one, as long as there are days for it
const ROOM = 5;
const BORDER = 0.12; // ragged borders leave gaps that nothing fits
const GAPS = [0, 0.8, 0.9, 0.9, 0.6]; // so do closed spots of one to four cells

const deckValue = (found: Features, to: Horizon): number => {
  const rats = found.rats * (1 - to.covering(found.empty));
  const royal = found.royalRats * (to.days > 0 ? FED : ROYAL_RAT);
  let rooms = 0;
  for (const left of found.roomLeft) rooms += 1 - to.filling(left, found.empty);
  let gaps = 0;
  for (let size = 1; size < GAPS.length; size++) gaps += (GAPS[size] ?? 0) * (found.gaps[size] ?? 0);
  const ahead = Math.min(1, to.cells / 20);
  return -rats - royal - ROOM * rooms - ahead * (gaps + BORDER * found.border);
};

const sumOf = (lessons: readonly Aim[], found: Features, to: Horizon): number => {
  let value = 0;
  for (const aim of lessons) value += expected(aim, found, to);
  return value;
};

/** What the sister gets for what is there already. */
const catsValue = (found: Features, { symbolCost, catCosts }: Aims): number => {
  let value = symbolCost * found.symbols;
  for (let colour = 0; colour < catCosts.length; colour++)
    value += (catCosts[colour] ?? 0) * (found.cats[colour] ?? 0);
  return value;
};

/** Families as they will grow best, with all lessons about them, and all of the sister's, the best of which may count twice. */
const kinValue = (found: Features, to: Horizon, { lessons, hers, doubled, catCosts }: Aims): number => {
  let [plain, highest] = [0, 0];
  for (const aim of hers.plain) {
    const points = expected(aim, found, to);
    plain += points;
    highest = Math.max(highest, points);
  }
  const aboutKin = lessons.kin.length + hers.kin.length > 0;
  let most = -Infinity;
  for (const { groups, value } of growths(found.groups, to, catCosts, aboutKin)) {
    let [total, best] = [value - plain, highest];
    for (const aim of lessons.kin) total += expected(aim, found, to, groups);
    for (const aim of hers.kin) {
      const points = expected(aim, found, to, groups);
      total -= points;
      best = Math.max(best, points);
    }
    most = Math.max(most, doubled ? total - best : total);
  }
  return most;
};
