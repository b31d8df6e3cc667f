import type { Millis, Scene } from '../../../../kernel/game.ts';
import { midStep, type Beat, type BeatsOf } from '../../../../web/kit/beats.ts';
import type { Event, Isle } from '../../rules/state/types.ts';
import { lessonSteps } from '../ending/lesson-steps.ts';

/** A moment that is shown over the boat before the match goes on. */
export type Interlude = 'speed' | 'dawn';

const FLIGHT = 560; // ms that a tile flies to a boat
const BOOT = 80; // ms per boot of the fastest
const RACE = 2000;
const DAWN = 1600;

/** The moment in these events, if there is one. */
export const momentIn = (events: readonly Event[]): Interlude | null => {
  const has = (what: Event['what']): boolean => events.some((event) => event.what === what);
  if (has('ended')) return null; // the lessons are turned over beside the boat
  if (has('day-began')) return 'dawn';
  return has('revealed') && has('ordered') ? 'speed' : null;
};

export const lastsOf = (moment: Interlude, { events }: Scene<Isle>): Millis =>
  moment === 'dawn'
    ? DAWN
    : RACE + BOOT * Math.max(...events.map((event) => (event.what === 'revealed' ? event.speed : 0)));

const ALL_LESSONS = 12_000; // ms for all lessons together; few are turned over more slowly
const SLOWEST = 2200;
const FASTEST = 900;

/** The end: first nothing is turned over, then one lesson of everybody with each beat. */
const lessonBeats = (after: Scene<Isle>): readonly Beat<Isle>[] => {
  const { steps } = lessonSteps(after.view);
  const each = Math.max(FASTEST, Math.min(SLOWEST, ALL_LESSONS / Math.max(1, steps.length)));
  const hidden = {
    scene: midStep(after, after.view, after.events),
    lasts: each,
    pauses: true,
    follows: true,
  };
  return [...steps.map(() => hidden), { scene: after, lasts: SLOWEST, pauses: true, follows: true }];
};

/** One beat for each step: my own move is on the board before its answer comes, so only a last beat is always shown. */
export const beatsOf: BeatsOf<Isle> = (_, after, motion) => {
  const moment = momentIn(after.events);
  if (motion === 'calm') return [{ scene: after, lasts: 0 }];
  if (after.events.some(({ what }) => what === 'ended')) return lessonBeats(after);
  if (moment) return [{ scene: after, lasts: lastsOf(moment, after), pauses: true }];
  return [{ scene: after, lasts: after.events.some(({ what }) => what === 'placed') ? FLIGHT : 0 }];
};
