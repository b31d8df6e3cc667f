import type { Millis, Scene, Seat } from '../../../../kernel/game.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import type { Activity } from '../../words/review-types.ts';

/** A stretch of time of one player in a round. */
export interface Stretch {
  readonly what: Activity;
  readonly from: Millis; // since the shout
  readonly to: Millis;
}

/** One round: what everybody did until somebody meowed or time was up. */
export interface RoundTimes {
  readonly round: number;
  readonly ms: Millis;
  readonly stretches: readonly (readonly Stretch[])[]; // by seat
  readonly meowed: Seat | null;
  readonly points: readonly number[]; // by seat: what the round brought
}

type PawEvent = AnyKittyPaw['event'];

/** The activity of a player until this event; it is known only when it is over. */
const ENDS: Readonly<Partial<Record<PawEvent['what'], Activity>>> = {
  reached: 'search',
  'took-card': 'grab',
  grabbed: 'grab',
  peeked: 'grab',
  'picked-box': 'grab',
  lifted: 'grab',
  snatched: 'second',
  turned: 'turn',
  flipped: 'turn',
  put: 'put',
  'kept-cat': 'put',
  returned: 'put',
  meow: 'wait',
};

const OVER: ReadonlySet<PawEvent['what']> = new Set(['meow', 'nobody', 'too-late']);

interface Running {
  readonly round: number;
  readonly since: Millis;
  readonly stretches: Stretch[][];
}

/** The rounds of a match, from the events that everybody could see. Of a duel, in which each is alone, there are none. */
export const roundsIn = (steps: readonly Scene<AnyKittyPaw>[]): RoundTimes[] => {
  const rounds: RoundTimes[] = [];
  let now: Running | null = null;
  for (const { at, view, events } of steps) {
    if (!('kept' in view)) return [];
    for (const event of events) {
      if (event.what === 'go') now = { round: view.round, since: at, stretches: view.kept.map(() => []) };
      else if (now) note(now, event, at - now.since);
      if (now && OVER.has(event.what)) {
        rounds.push(ended(now, at - now.since, event));
        now = null;
      }
      addPoints(rounds, event);
    }
  }
  return rounds;
};

const note = ({ stretches }: Running, event: PawEvent, to: Millis): void => {
  const what = ENDS[event.what];
  const mine = 'seat' in event ? stretches[event.seat] : undefined;
  if (!what || !mine || ('dealt' in event && event.dealt)) return;
  const from = mine.at(-1)?.to ?? 0;
  if (to > from) mine.push({ what, from, to });
};

const ended = ({ round, stretches }: Running, ms: Millis, event: PawEvent): RoundTimes => ({
  round,
  ms,
  stretches: stretches.map((mine): Stretch[] => {
    const from = mine.at(-1)?.to ?? 0;
    return from < ms ? [...mine, { what: 'wait', from, to: ms }] : mine;
  }),
  meowed: event.what === 'meow' ? event.seat : null,
  points: stretches.map(() => 0),
});

/** The points of a round come after it, when the figure has been checked. */
const addPoints = (rounds: RoundTimes[], event: PawEvent): void => {
  const last = rounds.at(-1);
  if (!last || !('points' in event) || !('seat' in event)) return;
  const { seat, points } = event;
  rounds[rounds.length - 1] = {
    ...last,
    points: last.points.map((before, one) => (one === seat ? before + points : before)),
  };
};

export type Times = Readonly<Record<Activity, Millis>>;

export const ACTIVITIES: readonly Activity[] = ['search', 'grab', 'second', 'turn', 'put', 'wait'];

/** The time of each activity, summed over these stretches. */
export const timesOf = (stretches: readonly Stretch[]): Times => {
  const sums = { search: 0, grab: 0, second: 0, turn: 0, put: 0, wait: 0 };
  for (const { what, from, to } of stretches) sums[what] += to - from;
  return sums;
};

export const meanOf = (all: readonly Times[]): Times => {
  const mean = (what: Activity): Millis =>
    all.reduce((sum, times) => sum + times[what], 0) / Math.max(1, all.length);
  return {
    search: mean('search'),
    grab: mean('grab'),
    second: mean('second'),
    turn: mean('turn'),
    put: mean('put'),
    wait: mean('wait'),
  };
};
