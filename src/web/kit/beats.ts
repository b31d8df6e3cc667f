import type { Kind, Millis, Scene } from '../../kernel/game.ts';

/** `calm`: nothing moves, things fade. */
export type Motion = 'full' | 'calm';

/**
 * A part of a step that the board shows in one go: a card that is turned over, a card that travels. The page says a step
 * (prompt, log, clocks, screen reader) when its last beat has been shown.
 */
export interface Beat<K extends Kind> {
  readonly scene: Scene<K>; // drawn when the beat begins
  readonly lasts: Millis; // until everything in it has landed
  readonly pauses?: boolean; // to be read: a tap goes on to the next beat and does nothing else, unless it is inside `data-show-all`
  readonly follows?: boolean; // after the move itself, such as the counting at the end: shown even if the move was on the board as a preview
}

/** The beats of one step, in order. The last one shows the scene after the step. */
export type BeatsOf<K extends Kind> = (
  before: Scene<K>,
  after: Scene<K>,
  motion: Motion,
) => readonly Beat<K>[];

/** For boards that show a whole step in one go. Without motion there is nothing to wait for. */
export const oneBeat =
  <K extends Kind>(lasts: (after: Scene<K>) => Millis): BeatsOf<K> =>
  (_, after, motion) => [{ scene: after, lasts: motion === 'calm' ? 0 : lasts(after) }];

/** A scene in the middle of a step: nobody may act in it. */
export const midStep = <K extends Kind>(
  after: Scene<K>,
  view: K['view'],
  events: readonly K['event'][],
): Scene<K> => ({ ...after, view, events, actors: [], awaiting: [], due: null, outcome: null });
