import { midStep, type Beat, type BeatsOf } from '../../../web/kit/beats.ts';
import type { Scene } from '../../../kernel/game.ts';
import { eventsOf } from '../../../parts/events.ts';
import { faceOf } from '../rules/cards.ts';
import type { Event, GangsOfKyoto, View } from '../rules/types.ts';
import { FLIGHT, HOUR } from './paces.ts';
import { viewAfter } from './view-after.ts';

/** In milliseconds. A card is turned over, then it travels, then the clock moves. */
const TURN = 300;
const TRAVEL = 560;
/** Long enough to see who was late and what everybody saved. */
const ROUND_END = 2_600;
const MATCH_END = 900;

/** Events that begin a part; all others belong to the part of the event before. */
const BEGINS = new Set<Event['what']>([
  'drew',
  'revealed',
  'given',
  'extra',
  'refused',
  'late',
  'first-passed',
]);
/** A new turn shows its face-down cards together with the first one turned over. */
const SETS_OUT = new Set<Event['what']>(['first-passed', 'shuffled', 'last-stage', 'drew']);

const begins = (event: Event, part: readonly Event[]): boolean =>
  BEGINS.has(event.what) &&
  !((event.what === 'revealed' || event.what === 'drew') && part.every(({ what }) => SETS_OUT.has(what)));

const cut = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || begins(event, last)) parts.push([event]);
    else last.push(event);
  }
  return parts;
};

/** A part of a step as shown: the view, and the events told with it. */
interface StepPart {
  readonly view: View;
  readonly events: readonly Event[];
  readonly lasts: number;
}

/** A card accepted in a veto window begins its flight as it was offered. */
const offeredIn = ({ phase, active }: View): readonly Event[] => {
  if (phase.name !== 'veto') return [];
  const { seat, card } = phase;
  return [
    phase.extra
      ? { what: 'extra', seat, ...card }
      : { what: 'given', from: active, to: seat, forced: false, ...card },
  ];
};

/** One beat of a part, or two: a card flies into a street, and when it has landed, its clock goes on. */
const shownOf = (
  before: View,
  view: View,
  events: readonly Event[],
  next: readonly Event[] = [],
): readonly StepPart[] => {
  const [laid] = eventsOf(events, 'laid');
  if (laid) {
    const way = events[0] === laid ? offeredIn(before) : events.slice(0, events.indexOf(laid));
    return [
      { view, events: way, lasts: FLIGHT },
      { view, events, lasts: Math.max(TRAVEL - FLIGHT, HOUR * faceOf(laid.card).hours) },
    ];
  }
  // A card with only one possible receiver is turned over and given in one part.
  const told = events[0]?.what === 'revealed' && next[0]?.what === 'given' ? [...events, next[0]] : events;
  return [{ view, events: told, lasts: lastingOf(events) }];
};

const lastingOf = (events: readonly Event[]): number => {
  if (events.some(({ what }) => what === 'won')) return MATCH_END;
  if (events.some(({ what }) => what === 'late')) return ROUND_END;
  if (events.some(({ what }) => what === 'asked')) return 0; // the window with the question shows the card instead
  return events.some(({ what }) => what === 'given' || what === 'extra' || what === 'refused')
    ? TRAVEL
    : TURN;
};

/** With reduced motion each part is shown at once, except the end of a round and of the match: people need time to read them. */
const lastsFor = ({ lasts }: StepPart, motion: 'calm' | 'full'): number =>
  motion === 'full' || lasts === ROUND_END || lasts === MATCH_END ? lasts : 0;

/** One card at a time: it is turned over, it travels, and only then its clock changes and the next one follows. */
export const beatsOf: BeatsOf<GangsOfKyoto> = (before, after, motion) => {
  const parts = cut(after.events);
  let { view } = before;
  const shown = parts.flatMap((events, i) => {
    const from = view;
    view = events.reduce(viewAfter, view);
    return shownOf(from, view, events, parts[i + 1]);
  });
  return shown.map((part, i): Beat<GangsOfKyoto> => {
    const last = i === shown.length - 1;
    return {
      scene: last ? sceneOf(after, part) : midStep(after, part.view, part.events),
      lasts: lastsFor(part, motion),
      pauses: part.lasts === ROUND_END,
    };
  });
};

const sceneOf = (after: Scene<GangsOfKyoto>, { events }: StepPart): Scene<GangsOfKyoto> => ({
  ...after,
  events,
});
