import type { Millis, Scene } from '../../../../kernel/game.ts';
import type { BeatsOf } from '../../../../web/kit/beats.ts';
import { knownLessons } from '../../rules/island/lesson-points.ts';
import type { Event, Isle, View } from '../../rules/state/types.ts';

/** A moment that is shown over the boat before the match goes on. */
export type Shown = 'speed' | 'dawn' | 'lessons';

const FLIGHT = 560; // ms that a tile flies to a boat
const BOOT = 80; // ms per boot of the fastest
const RACE = 2000;
const DAWN = 1600;

/** The moment in these events, if there is one. */
export const momentIn = (events: readonly Event[]): Shown | null => {
  const has = (what: Event['what']): boolean => events.some((event) => event.what === what);
  if (has('ended')) return 'lessons';
  if (has('day-began')) return 'dawn';
  return has('revealed') && has('ordered') ? 'speed' : null;
};

/** All lessons of all players, and the time for each: few are turned over slowly, many fast. */
export const lessonPace = ({ players }: View): { readonly all: number; readonly each: number } => {
  const all = players.reduce((sum, player) => sum + knownLessons(player).length, 0);
  return { all, each: Math.max(160, Math.min(700, 6000 / Math.max(1, all))) };
};

export const lastsOf = (moment: Shown, { events, view }: Scene<Isle>): Millis => {
  if (moment === 'dawn') return DAWN;
  if (moment === 'speed')
    return RACE + BOOT * Math.max(...events.map((event) => (event.what === 'revealed' ? event.speed : 0)));
  const { all, each } = lessonPace(view);
  return 1500 + all * each;
};

/** One beat for each step: my own move is on the board before its answer comes, so only a last beat is always shown. */
export const beatsOf: BeatsOf<Isle> = (_, after, motion) => {
  const moment = momentIn(after.events);
  if (motion === 'calm') return [{ scene: after, lasts: 0 }];
  if (moment) return [{ scene: after, lasts: lastsOf(moment, after), pauses: true }];
  return [{ scene: after, lasts: after.events.some(({ what }) => what === 'placed') ? FLIGHT : 0 }];
};
