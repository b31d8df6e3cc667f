import type { GuestId } from '../protocol/table.ts';
import { rateMatch, type Skill } from './plackett-luce.ts';
import type { Result, SeatResult } from './result.ts';

/** Ratings of this kind of match are compared with each other and with no others. */
export const poolOf = ({ game, mode }: Pick<Result, 'game' | 'mode'>): string =>
  mode === '' ? game : `${game}/${mode}`;

/** The people whose ratings this match changes, in the order of their seats: at least two, or nobody. */
export const ratedPeople = (result: Result): readonly GuestId[] => {
  const seats = personSeats(result);
  const people = new Set(seats.map(({ who }) => who));
  const decided = seats.every(({ place }) => place !== null);
  // Somebody with two seats plays against themselves.
  return result.rated && decided && people.size > 1 && people.size === seats.length ? [...people] : [];
};

type PersonSeat = SeatResult & { readonly who: GuestId };

const personSeats = ({ seats }: Result): readonly PersonSeat[] =>
  seats.filter((seat): seat is PersonSeat => seat.who !== null);

/**
 * The skills of `ratedPeople` after this match. Bots give and take no points: only the places among people count.
 * `met` is how often the two of them who met most have played rated matches of this kind within the last day; from one address,
 * how often the one of them has done so from there who did it most.
 */
export const rateResult = (result: Result, skills: readonly Skill[], met: number): readonly Skill[] => {
  const weight = weightOf(met, result.near);
  if (weight === 0) return skills;
  const after = rateMatch(
    skills,
    personSeats(result).map(({ place }) => place ?? 1),
  );
  return after.map((skill, i) => mix(skills[i] ?? skill, skill, weight));
};

const mix = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});

export const MEETINGS_WITHIN = 24 * 3_600_000;

interface Allowance {
  readonly full: number; // matches within a day that count wholly
  readonly half: number; // and by half, after those
}

const STRANGERS: Allowance = { full: 10, half: 10 };
const NEAR: Allowance = { full: 0, half: 5 };

/**
 * Two people who only play each other could lift one of them as high as they like: after some matches the same pair counts
 * by half, and then not at all. People at one address may be one person with many names: of the matches that a person plays
 * there only a few count, by half, and against a new name no more than against a known one.
 */
export const weightOf = (met: number, near = false): number => {
  const { full, half } = near ? NEAR : STRANGERS;
  if (met < full) return 1;
  return met < full + half ? 0.5 : 0;
};
