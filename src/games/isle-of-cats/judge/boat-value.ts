import { FAMILY, familyValue } from '../boat/families.ts';
import { expected, type Aims } from './aims.ts';
import type { Features, Group } from './features.ts';
import type { Horizon } from './horizon.ts';

/**
 * What a boat will be worth at the end, in points, as far as one can guess: exact once nothing more is to come, and before
 * that with what it will probably grow to.
 */
export const boatValue = (found: Features, to: Horizon, aims: Aims): number =>
  familiesValue(found.groups, to, aims.catCosts) +
  deckValue(found, to) +
  aims.rare * found.rare +
  FRIENDSHIP * (found.friendships + BEFRIENDED * Math.min(1, to.cats / 8) * found.openSymbols) +
  lessonsValue(found, to, aims) -
  sisterValue(found, to, aims);

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

const lessonsValue = (found: Features, to: Horizon, { lessons }: Aims): number => {
  let value = 0;
  for (const aim of lessons) value += expected(aim, found, to);
  return value;
};

const sisterValue = (found: Features, to: Horizon, aims: Aims): number => {
  let value = aims.symbolCost * found.symbols;
  for (const [colour, cost] of aims.catCosts.entries()) value += cost * (found.cats[colour] ?? 0);
  let best = 0;
  for (const aim of aims.hers) {
    const points = expected(aim, found, to);
    value += points;
    best = Math.max(best, points);
  }
  return aims.doubled ? value + best : value;
};

// --- Families ---------------------------------------------------------------------------------------------------------

/** As long as cats are to come, a pair is on its way to a family. */
const HOPES = [0, 1, 3.6, 8];

/** What a group is worth that is expected to have so many cats, not always a whole number. */
const hopeFor = (cats: number, hope: number): number => {
  const whole = Math.floor(cats);
  const at = (n: number): number => (n < FAMILY ? hope * (HOPES[n] ?? 0) : familyValue(n));
  return at(whole) + (cats - whole) * (at(whole + 1) - at(whole));
};

interface Growing {
  readonly now: number;
  readonly most: number; // how many cats it could have in the end
  readonly cost: number; // what the sister gets for each
  readonly rate: number; // what each brings
}

/**
 * The cats to come join the groups where they bring the most: of each colour the largest that has room. So a single cat of
 * a third colour is worth little to someone with two growing families, and the next cat of those five points.
 */
const familiesValue = (groups: readonly Group[], to: Horizon, costs: readonly number[]): number => {
  const hope = Math.min(1, to.cats / 4);
  const growing: Growing[] = [];
  let value = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let best: Group | null = null;
    for (const group of groups)
      if (group.colour === colour && group.open && group.size > (best?.size ?? 0)) best = group;
    for (const group of groups)
      if (group.colour === colour && group !== best) value += leftBehind(group, hope);
    const now = best?.size ?? 0;
    const room = to.ofColour(colour);
    const gain = hopeFor(now + room, hope) - hopeFor(now, hope);
    const cost = costs[colour] ?? 0;
    growing.push({ now, most: now + room, cost, rate: room > 0 ? gain / room - cost : 0 });
  }
  growing.sort((a, b) => b.rate - a.rate);
  let coming = GROWTH * to.cats;
  for (const { now, most, cost, rate } of growing) {
    const joined = rate > 0 ? Math.min(coming, most - now) : 0;
    coming -= joined;
    value += hopeFor(now + joined, hope) - cost * joined;
  }
  return value;
};
const COLOUR_COUNT = 5;
const GROWTH = 0.8; // of the cats to come, those that will find a place beside their family

/** A group that is not the one to grow: what it is, and a little for the hope of joining the other. */
const leftBehind = ({ size, open }: Group, hope: number): number =>
  familyValue(size) + (open && size < FAMILY ? 0.4 * hope * (HOPES[size] ?? 0) : 0);
