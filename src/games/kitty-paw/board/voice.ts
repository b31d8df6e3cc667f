import type { Viewer } from '../../../kernel/game.ts';
import type { AnyKittyPaw } from '../rules/game.ts';

type Event = AnyKittyPaw['event'];

/** What everybody must hear, whoever did it. */
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
/** Of my own doings those whose result I cannot know beforehand, or that need a name. */
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

/** In a race three rivals do ten things a second: said aloud is only what concerns this player. */
export const says = (event: Event, viewer: Viewer): boolean =>
  FOR_ALL.has(event.what) || (OF_MINE.has(event.what) && 'seat' in event && event.seat === viewer);
