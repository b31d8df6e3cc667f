import { midStep, type Beat, type BeatsOf } from '../../../web/kit/beats.ts';
import type { Event, GangsOfKyoto } from '../rules/types.ts';
import { viewAfter } from './view-after.ts';

/** In milliseconds. A card is turned over, then it travels and the clock moves. */
const TURN = 300;
export const TRAVEL = 560;
/** Long enough to see who was late and what everybody saved. */
const ROUND_END = 2_600;
const MATCH_END = 900;

/** Events that begin a beat; all others belong to the beat of the event before. */
const BEGINS = new Set<Event['what']>(['revealed', 'given', 'extra', 'refused', 'late', 'first-passed']);
/** A new turn shows its face-down cards together with the first one turned over. */
const isDealt = (event: Event, before: readonly Event[]): boolean =>
  event.what === 'revealed' && before.every(({ what }) => what === 'first-passed' || what === 'drew');

const cut = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const beats: Event[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (!last || (BEGINS.has(event.what) && !isDealt(event, last))) beats.push([event]);
    else last.push(event);
  }
  return beats;
};

const lastingOf = (events: readonly Event[], calm: boolean): number => {
  if (events.some(({ what }) => what === 'won')) return MATCH_END;
  if (events.some(({ what }) => what === 'late')) return ROUND_END;
  if (calm) return 0;
  return events.some(({ what }) => what === 'given' || what === 'extra' || what === 'refused')
    ? TRAVEL
    : TURN;
};

/** One card at a time: it is turned over, it travels, and only then its clock changes and the next one follows. */
export const beatsOf: BeatsOf<GangsOfKyoto> = (before, after, motion) => {
  const parts = cut(after.events);
  let { view } = before;
  return parts.map((events, i): Beat<GangsOfKyoto> => {
    view = events.reduce(viewAfter, view);
    const lasts = lastingOf(events, motion === 'calm');
    const pauses = lasts === ROUND_END;
    const last = i === parts.length - 1;
    return { scene: last ? { ...after, events } : midStep(after, view, events), lasts, pauses };
  });
};
