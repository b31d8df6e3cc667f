import type { Seat } from '../kernel/game.ts';
import type { Moment } from './moment.ts';
import { isMistake, type Quality } from './quality.ts';

/** What the judged moments of a match add up to. Those not yet judged are missing, and leave a gap. */
export interface Review {
  readonly counts: readonly Readonly<Record<Quality, number>>[]; // by seat
  readonly turningPoints: readonly TurningPoint[]; // in the order of the match
  readonly balance: Balance | null; // null until every moment is judged
}

/** A step that changed the reader's chance much, and why. */
export interface TurningPoint {
  readonly at: number; // the moment before it
  readonly from: number;
  readonly to: number;
  readonly because: 'own-mistake' | 'their-mistake' | 'good-move' | 'luck' | 'end';
  readonly by: Seat | null; // the seat that moved
}

/** Where the reader's chance came from. The four add up to it. */
export interface Balance {
  readonly start: number;
  readonly own: number; // what the reader's decisions cost, compared with the best ones
  readonly others: number; // what the others did
  readonly luck: number; // what cards, dice and the like did
}

const POINTS_AT_MOST = 4;
const NOTICEABLE = 0.08;

/** `lucky[n]` is true if anything that nobody decides had a say in the step after moment n. */
export const reviewOf = (
  moments: readonly (Moment | null)[],
  lucky: readonly boolean[],
  seats: number,
  reader: Seat,
): Review => ({
  counts: Array.from({ length: seats }, (_, seat) => countsOf(moments, seat)),
  turningPoints: turningPoints(moments, reader),
  balance: moments.every((moment) => moment !== null) ? balanceOf(moments, lucky, seats, reader) : null,
});

const countsOf = (moments: readonly (Moment | null)[], seat: Seat): Record<Quality, number> => {
  const counts = { best: 0, fine: 0, slip: 0, blunder: 0 };
  for (const moment of moments) if (moment?.decision?.by === seat) counts[moment.decision.quality]++;
  return counts;
};

const turningPoints = (moments: readonly (Moment | null)[], reader: Seat): TurningPoint[] =>
  moments
    .flatMap((moment, at) => {
      const next = moments[at + 1];
      return moment && next ? [pointAt(moment, next, at + 2 === moments.length, reader)] : [];
    })
    .filter(({ from, to }) => Math.abs(to - from) >= NOTICEABLE)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, POINTS_AT_MOST)
    .toSorted((a, b) => a.at - b.at);

const pointAt = (moment: Moment, next: Moment, isLast: boolean, reader: Seat): TurningPoint => {
  const { at, chance, decision } = moment;
  return {
    at,
    from: chance,
    to: next.chance,
    because: isLast ? 'end' : causeOf(moment, next.chance - chance, reader),
    by: decision?.by ?? null,
  };
};

/** A mistake is the cause only if the chance changed as mistakes change it: one's own for the worse, others' for the better. */
const causeOf = ({ decision }: Moment, change: number, reader: Seat): TurningPoint['because'] => {
  if (!decision) return 'luck';
  const mine = decision.by === reader;
  if (isMistake(decision.quality) && mine === change < 0) return mine ? 'own-mistake' : 'their-mistake';
  return decision.quality === 'best' && mine === change > 0 ? 'good-move' : 'luck';
};

const balanceOf = (
  moments: readonly Moment[],
  lucky: readonly boolean[],
  seats: number,
  reader: Seat,
): Balance => {
  const balance = { start: moments[0]?.chance ?? 0, own: 0, others: 0, luck: 0 };
  moments.slice(0, -1).forEach(({ chance, decision }, at) => {
    const loss = decision ? decision.before - decision.after : 0;
    const mine = decision?.by === reader;
    // What one loses is shared by all the others.
    const decided = mine ? -loss : loss / Math.max(1, seats - 1);
    const rest = (moments[at + 1]?.chance ?? 0) - chance - decided;
    balance[mine ? 'own' : 'others'] += decided;
    balance[lucky[at] ? 'luck' : 'others'] += rest;
  });
  return balance;
};
