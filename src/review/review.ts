import type { Seat } from '../kernel/game.ts';
import type { Moment } from './moment.ts';
import { isMistake, type Quality } from './quality.ts';

/** The sums over the judged moments of a match. Moments not yet judged are left out. */
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
  readonly because: 'own-mistake' | 'their-mistake' | 'good-move' | 'luck' | 'points' | 'end';
  readonly by: Seat | null; // the seat that moved
}

/** Where the reader's chance came from. The four add up to it. */
export interface Balance {
  readonly start: number;
  readonly own: number; // the loss by the reader's decisions, compared with the best ones
  readonly others: number; // the gain or loss by the decisions of the others
  readonly luck: number; // the gain or loss by cards, dice and the like
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
  turningPoints: turningPoints(moments, lucky, reader),
  balance: moments.every((moment) => moment !== null) ? balanceOf(moments, lucky, seats, reader) : null,
});

const countsOf = (moments: readonly (Moment | null)[], seat: Seat): Record<Quality, number> => {
  const counts = { best: 0, fine: 0, slip: 0, blunder: 0 };
  for (const moment of moments) if (moment?.decision?.by === seat) counts[moment.decision.quality]++;
  return counts;
};

const turningPoints = (
  moments: readonly (Moment | null)[],
  lucky: readonly boolean[],
  reader: Seat,
): TurningPoint[] => {
  // A race has no marks: its points turn it, and new cards come with the points of a round, which is not luck.
  const unmarked = !moments.some((moment) => moment?.decision);
  return moments
    .flatMap((moment, at) => {
      const next = moments[at + 1];
      if (!moment || !next) return [];
      const change = next.chance - moment.chance;
      const because =
        at + 2 === moments.length ? 'end' : unmarked ? 'points' : causeOf(moment, change, lucky[at], reader);
      return because
        ? [{ at, from: moment.chance, to: next.chance, because, by: moment.decision?.by ?? null }]
        : [];
    })
    .filter(({ from, to }) => Math.abs(to - from) >= NOTICEABLE)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, POINTS_AT_MOST)
    .toSorted((a, b) => a.at - b.at);
};

/**
 * A mistake is the cause only if the chance changed as mistakes change it: one's own for the worse, others' for the better. Null: the
 * judge has changed its mind, which is nobody's doing, and where no chance had a say nothing may be called luck.
 */
const causeOf = (
  { decision }: Moment,
  change: number,
  lucky: boolean | undefined,
  reader: Seat,
): TurningPoint['because'] | null => {
  const mine = decision?.by === reader;
  if (decision && isMistake(decision.quality) && mine === change < 0)
    return mine ? 'own-mistake' : 'their-mistake';
  if (decision?.quality === 'best' && mine === change > 0) return 'good-move';
  return lucky ? 'luck' : null;
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
    // The chances that one player loses are shared by all the others.
    const decided = mine ? -loss : loss / Math.max(1, seats - 1);
    const rest = (moments[at + 1]?.chance ?? 0) - chance - decided;
    balance[mine ? 'own' : 'others'] += decided;
    balance[lucky[at] ? 'luck' : 'others'] += rest;
  });
  return balance;
};
