import { FAMILY, familyValue } from '../../rules/boat/families.ts';
import type { CountKey } from '../../rules/cards/counts.ts';
import { COLOURS } from '../../rules/state/types.ts';
import type { Group } from './features.ts';
import type { Horizon } from './horizon.ts';

/**
 * The expected count of lessons about families, on the groups as they are expected to grow. Sizes need not be whole
 * numbers: a group of two and a half cats is half a family, so a boat close to a family already has some value.
 */
type Guess = (groups: readonly Group[], to: Horizon) => number;

const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

/** The chance that a group will have so many cats. */
const reaches = (size: number, cats: number): number => between(0, size - cats + 1, 1);

/** The value of a family of so many cats, not always a whole number. */
export const valueOf = (cats: number): number => {
  const whole = Math.floor(cats);
  const low = familyValue(whole);
  return low + (cats - whole) * (familyValue(whole + 1) - low);
};

/** The size of the n-th largest group, counted from 0. */
const nth = (groups: readonly Group[], n: number): number => {
  if (n === 0) return largest(groups);
  return groups.map(({ size }) => size).toSorted((a, b) => b - a)[n] ?? 0;
};

/** Called thousands of times in a decision, so it makes and sorts no list. */
const largest = (groups: readonly Group[]): number => {
  let most = 0;
  for (const { size } of groups) if (size > most) most = size;
  return most;
};

const reaching = (groups: readonly Group[], cats: number): number => {
  let count = 0;
  for (const { size } of groups) count += reaches(size, cats);
  return count;
};

const lonely = (groups: readonly Group[]): number => {
  let count = 0;
  for (const { size } of groups) count += size < 1 ? size : between(0, 2 - size, 1);
  return count;
};

const SPREAD = 1.5; // cats by which the guess about the largest family may be wrong
const OTHERS_GROWTH = 0.3; // the part of their cats to come that joins the largest family of the others

export const FAMILY_OUTLOOK = {
  'lonely-cats': lonely,
  'groups-of-four': (groups) => reaching(groups, 4),
  families: (groups) => reaching(groups, FAMILY),
  'families-3': (groups, to) =>
    Math.max(0, 1 - Math.abs(reaching(groups, FAMILY) - 3)) * (to.cats > 0 ? 0.7 : 1),
  'families-in-4-colours': (groups) => {
    const best = COLOURS.map((_, colour) =>
      nth(
        groups.filter((group) => group.colour === colour),
        0,
      ),
    );
    const four = best.toSorted((a, b) => b - a).slice(0, 4);
    return four.reduce((all, size) => all * reaches(size, FAMILY), 1);
  },
  'largest-family-of-all': (groups, { cats, toBeat, alone }) => {
    const mine = nth(groups, 0);
    if (cats <= 0) return mine >= toBeat && mine >= FAMILY ? 1 : 0;
    const theirs = alone ? toBeat : toBeat + OTHERS_GROWTH * cats;
    return 1 / (1 + Math.exp((theirs - mine - 0.5) / SPREAD));
  },
  'cats-in-largest-family': (groups) => nth(groups, 0) * reaches(nth(groups, 0), FAMILY),
  'largest-family-value': (groups) => valueOf(nth(groups, 0)),
  'second-family-value': (groups) => valueOf(nth(groups, 1)),
  'third-family-value': (groups) => valueOf(nth(groups, 2)),
} satisfies Partial<Record<CountKey, Guess>>;

export type FamilyKey = keyof typeof FAMILY_OUTLOOK;
export const isAboutFamilies = (counts: CountKey): counts is FamilyKey => counts in FAMILY_OUTLOOK;
