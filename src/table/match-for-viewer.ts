import type { Game, Kind, Millis, Scene, Seat, Viewer } from '../kernel/game.ts';
import { eventsFor, moveFor, scene } from '../kernel/match.ts';
import type { Position } from '../kernel/match.ts';
import { readEnd } from '../kernel/early-end.ts';
import { readTakeback } from '../kernel/takeback.ts';
import type { ReplayStep } from '../protocol/api.ts';
import type { LogLine, ToClient } from '../protocol/messages.ts';
import { sceneToSend } from '../protocol/old-names.ts';
import type { GuestId } from '../protocol/table.ts';
import { seatsOf, type TableDoc } from './doc.ts';
import type { History, Logged } from './history.ts';

/** The part of a match that each person may see: scenes of their own seats, and one log. */

/** The guest's own seats; the spectator if they have none. */
export const viewersOf = (doc: TableDoc, guest: GuestId): readonly Viewer[] => {
  const seats: readonly Seat[] = seatsOf(doc, guest);
  return seats.length ? seats : ['spectator'];
};

/**
 * The viewer whose log a guest reads. Several people on one device share one log, so it is the spectator's: otherwise
 * each could read what another one holds.
 */
export const readerOf = (doc: TableDoc, guest: GuestId): Viewer => {
  const [only, ...others] = seatsOf(doc, guest);
  return only === undefined || others.length ? 'spectator' : only;
};

/** A step for one reader. Until the match is over, the notation of a move is only for its own player. */
export const lineFor = ({ entry, position }: Logged, reader: Viewer, over: boolean): LogLine => ({
  seq: entry.seq,
  at: entry.at,
  by: entry.by,
  move: moveFor(entry, reader, over),
  back: readTakeback(entry.move),
  end: readEnd(entry.move),
  events: eventsFor(position.events, reader),
});

export const logMessage = (history: History, reader: Viewer, since: number): ToClient => {
  // At the end every move may be read, so the whole log is sent again.
  const from = history.over ? 0 : Math.min(since, history.log.length);
  const lines = history.log.slice(from).map((step) => lineFor(step, reader, history.over));
  return { t: 'log', from, lines };
};

const sentScene = (game: Game<Kind>, position: Position<Kind>, viewer: Viewer): Scene<Kind> =>
  sceneToSend(scene(game, position, viewer));

/**
 * Every step of a match for one viewer; the first is the position before any move. One at a time: the scenes of a long
 * match take long to make.
 */
export function* stepsFor({ game, first, log, over }: History, viewer: Viewer): Generator<ReplayStep> {
  yield { line: null, scene: sentScene(game, first, viewer) };
  for (const step of log)
    yield { line: lineFor(step, viewer, over), scene: sentScene(game, step.position, viewer) };
}

/**
 * The current scene for one viewer. `position` may be one that is not stored yet; `step` is the step that led to it.
 */
export const sceneMessage = (
  { game, over }: Pick<History, 'game' | 'over'>,
  viewer: Viewer,
  reader: Viewer,
  position: Position<Kind>,
  step: Logged | undefined,
  age: Millis = 0,
): Extract<ToClient, { t: 'scene' }> => ({
  t: 'scene',
  viewer,
  scene: sentScene(game, position, viewer),
  line: step ? lineFor(step, reader, over) : null,
  age,
});
