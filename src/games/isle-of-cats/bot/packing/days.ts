import type { Seat } from '../../../../kernel/game.ts';
import { misplaced } from '../../rules/boat/cover.ts';
import { isTreasure, tileOf } from '../../rules/boat/tiles.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { Event, Placed, View } from '../../rules/state/types.ts';
import type { PackingTask, ToPlace } from './task.ts';

/** One step of a replay: the viewer's view and the events. */
export interface ReplayedStep {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface PackedDay {
  readonly day: number;
  readonly task: PackingTask;
}

/**
 * Every day on which the seat placed a tile, from the replay of a finished match. Boats are always open; the lessons
 * are taken from the end, where they are revealed.
 */
export const packedDays = (steps: readonly ReplayedStep[], seat: Seat): PackedDay[] => {
  const last = steps.at(-1)?.view;
  return last
    ? diary(steps, seat).flatMap((day) =>
        day.placings.length ? [{ day: day.day, task: taskOf(day, last, seat) }] : [],
      )
    : [];
};

/** The changes to one boat on one day. */
interface DayOfBoat {
  readonly day: number;
  readonly placings: readonly Placing[]; // of tiles that were still on the boat at the end of the day
  readonly base: readonly Placed[]; // all other tiles at the end of the day
  readonly view: View; // the last one of the day
  readonly perMap: number;
}
interface Placing {
  readonly at: Placed;
  readonly phase: 'rescue' | 'rare';
  readonly found: boolean;
}

/**
 * The notes while events are read. A step can end one day and begin the next, so the view alone does not tell the day.
 */
interface Notes {
  day: number;
  tiles: Placed[];
  placings: Placing[];
  owed: number; // treasures that maps gave and that are placed next
  perMap: number;
  view: View;
}

const diary = (steps: readonly ReplayedStep[], seat: Seat): DayOfBoat[] => {
  const [first] = steps;
  if (!first) return [];
  const days: DayOfBoat[] = [];
  const notes: Notes = { day: first.view.day, tiles: [], placings: [], owed: 0, perMap: 1, view: first.view };
  let before = first.view;
  for (const { view, events } of steps) {
    for (const event of events) {
      if (event.what === 'day-began' && event.day !== notes.day) days.push(closed(notes));
      if (event.what === 'day-began')
        Object.assign(notes, { day: event.day, placings: [], perMap: event.face === 'COMMON+' ? 2 : 1 });
      else note(notes, event, seat, before);
    }
    if (view.day === notes.day) notes.view = view;
    before = view;
  }
  return [...days, closed(notes)];
};

const same = (a: Placed, b: Placed): boolean =>
  a.tile === b.tile && a.x === b.x && a.y === b.y && a.turn === b.turn;

const closed = ({ day, tiles, placings, view, perMap }: Notes): DayOfBoat => {
  const kept = placings.filter(({ at }) => tiles.some((tile) => same(tile, at)));
  const base = tiles.filter((tile) => !kept.some(({ at }) => same(tile, at)));
  return { day, placings: kept, base, view, perMap };
};

const note = (notes: Notes, event: Event, seat: Seat, before: View): void => {
  if (!('seat' in event) || event.seat !== seat) return;
  if (event.what === 'found-map') notes.owed = notes.perMap;
  if (event.what === 'fed')
    notes.tiles = notes.tiles.filter(({ tile, x, y }) => tile !== 'rat' || x !== event.x || y !== event.y);
  if (event.what === 'threw-treasures')
    notes.tiles = notes.tiles.filter(({ tile }) => !event.tiles.includes(tile));
  if (event.what === 'placed') notePlacing(notes, event, before);
};

const notePlacing = (notes: Notes, { tile, x, y, turn }: Placed, before: View): void => {
  const at = { tile, x, y, turn };
  const found = notes.owed > 0 && isTreasure(tileOf(tile));
  notes.owed = found ? notes.owed - 1 : 0;
  notes.tiles = [...notes.tiles, at];
  // A royal rat is no choice of the player, so it is not packed again.
  if (tileOf(tile).kind === 'rat') return;
  notes.placings = [
    ...notes.placings,
    { at, phase: before.phase.name === 'rare' ? 'rare' : 'rescue', found },
  ];
};

/** Tiles of one phase together, the phases in the order in which they came that day. */
const stagesOf = (placings: readonly Placing[]): ToPlace[][] =>
  [...new Set(placings.map(({ phase }) => phase))].map((phase) =>
    placings.flatMap((one) => (one.phase === phase ? [{ tile: one.at.tile, found: one.found }] : [])),
  );

const taskOf = ({ placings, base, view, perMap }: DayOfBoat, last: View, seat: Seat): PackingTask => {
  const played = placings.map(({ at }) => at);
  const players = view.players.map((player, i) => ({ ...player, lessons: playerIn(last, i).lessons }));
  return {
    seat,
    world: { ...view, players, publicLessons: last.publicLessons },
    base,
    stages: stagesOf(placings),
    treasuresPerMap: perMap,
    anywhere: apart(base, played),
    played,
  };
};

/** The number of tiles that touched nothing when they were placed: a card must have allowed it. */
const apart = (base: readonly Placed[], played: readonly Placed[]): number =>
  played.filter(
    (at, i) => misplaced([...base, ...played.slice(0, i)], at.tile, at, false)?.why === 'does-not-touch',
  ).length;
