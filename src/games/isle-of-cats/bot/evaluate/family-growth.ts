import { defined } from '../../../../kernel/defined.ts';
import { FAMILY } from '../../rules/boat/families.ts';
import { COLOURS } from '../../rules/state/types.ts';
import type { Group } from './features.ts';
import type { Horizon } from './horizon.ts';
import { valueOf } from './family-outlook.ts';

/** A way the groups of a boat could grow until the end. */
export interface Growth {
  readonly groups: readonly Group[];
  readonly value: number; // the value of the families, without the sister's points for the cats to come
}

const GROWTH = 0.8; // the part of the cats to come that will find a place beside their family
const ALONE_GROWTH = 0.45; // the same against the sister, who takes cats at random
const HOPES = [0, 1, 3.6]; // the value of a group of 0, 1 and 2 cats that may still become a family
const ALONE_HOPE = 0.5;
const LEFT_BEHIND = 0.4;
const MANY = 4; // with so many cats to come, that hope is as large as it can be
const FEW = 0.01;
const COLOURS_AT_ONCE = 4;

interface Candidate {
  readonly colour: number;
  readonly size: number; // of the group that would grow
  readonly room: number; // cats that could join it
  readonly cost: number; // the sister's points for each cat
  readonly rate: number; // the points that each cat brings
}

/**
 * The compared ways of growth: nothing grows; one colour after the other grows as far as it can; two, three or four
 * colours grow alike, which is better if the sister scores the largest family or lessons need several.
 */
export const growths = (
  groups: readonly Group[],
  to: Horizon,
  costs: readonly number[],
  lessons: boolean,
): Growth[] => {
  const hope = (to.alone ? ALONE_HOPE : 1) * Math.min(1, to.cats / MANY);
  const coming = (to.alone ? ALONE_GROWTH : GROWTH) * to.cats + to.oshax;
  const candidates = candidatesOf(groups, to, costs);
  const grown = (joined: readonly number[]): Growth => growthOf(groups, candidates, joined, hope);
  if (coming < FEW) return [grown([])];
  const first = grown(inTurn(candidates, coming));
  if (!lessons) return [first];
  const ways = [grown([]), first];
  for (let many = 2; many <= COLOURS_AT_ONCE; many++)
    ways.push(grown(alike(candidates.slice(0, many), coming)));
  return ways;
};

/** Of each colour the largest group that has room, those that gain most first. */
const candidatesOf = (groups: readonly Group[], to: Horizon, costs: readonly number[]): Candidate[] => {
  const candidates: Candidate[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let size = 0;
    for (const group of groups)
      if (group.colour === colour && group.open && group.size > size) size = group.size;
    const room = to.ofColour(colour) + to.oshax;
    const cost = costs[colour] ?? 0;
    const rate = room > 0 ? (valueOf(size + room) - valueOf(size)) / room - cost : 0;
    candidates.push({ colour, size, room, cost, rate });
  }
  return candidates.toSorted((a, b) => b.rate - a.rate);
};

const inTurn = (candidates: readonly Candidate[], coming: number): number[] => {
  let left = coming;
  return candidates.map(({ room, rate }) => {
    const joined = rate > 0 ? Math.min(left, room) : 0;
    left -= joined;
    return joined;
  });
};

const alike = (candidates: readonly Candidate[], coming: number): number[] =>
  candidates.map(({ room }) => Math.min(coming / candidates.length, room));

const growthOf = (
  groups: readonly Group[],
  candidates: readonly Candidate[],
  joined: readonly number[],
  hope: number,
): Growth => {
  const grown: Group[] = [];
  let value = 0;
  for (let i = 0; i < candidates.length; i++) {
    const { colour, size, cost } = defined(candidates[i]);
    const more = joined[i] ?? 0;
    if (size + more > 0) grown.push({ colour, size: size + more, open: true });
    value += worthOf(size + more, hope) - cost * more;
    let growing = size > 0; // only one of several groups of this size grows
    for (const group of groups) {
      if (group.colour !== colour) continue;
      if (growing && group.open && group.size === size) growing = false;
      else {
        grown.push(group);
        value += worthOf(group.size, group.open ? LEFT_BEHIND * hope : 0);
      }
    }
  }
  return { groups: grown, value };
};

/** The value of a group; a small one may still become a family. */
const worthOf = (cats: number, hope: number): number => {
  if (cats >= FAMILY) return valueOf(cats);
  const whole = Math.floor(cats);
  const low = HOPES[whole] ?? 0;
  const high = whole + 1 < FAMILY ? hope * (HOPES[whole + 1] ?? 0) : valueOf(FAMILY);
  return hope * low + (cats - whole) * (high - hope * low);
};
