import type { Seat, Viewer } from '../../../kernel/game.ts';
import { isDuelView } from '../rules/duel/seated-at.ts';
import type { AnyKittyPaw } from '../rules/game.ts';

type Event = AnyKittyPaw['event'];

/** Events of any seat that are read aloud to everybody. */
const FOR_ALL: ReadonlySet<Event['what']> = new Set([
  'round',
  'countdown',
  'go',
  'meow',
  'last',
  'spared',
  'checked',
  'too-late',
  'nobody',
  'photo-finish',
  'out',
  'tied',
  'ended',
  'run-began',
  'run-over',
  'compared',
]);
/** Events of my own seat that are read aloud, because I cannot know their result or they need a name. */
const OF_MINE: ReadonlySet<Event['what']> = new Set([
  'took-card',
  'grabbed',
  'peeked',
  'snatched',
  'put',
  'kept-cat',
  'flipped',
  'turned',
  'lifted',
  'returned',
  'touched',
  'next-card',
  'tried',
]);

/** In a race there are about ten events a second, so only those that concern this player are read aloud. */
export const says = (event: Event, viewer: Viewer): boolean =>
  FOR_ALL.has(event.what) || (OF_MINE.has(event.what) && 'seat' in event && event.seat === viewer);

/** A round begins when every paw is down: until then all others wait for this one. */
export const waitsFor = (view: AnyKittyPaw['view'], seat: Seat): boolean =>
  !isDuelView(view) &&
  view.phase.name === 'ready' &&
  view.playing.includes(seat) &&
  !view.phase.holding[seat];
