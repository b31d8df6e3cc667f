import { cellsOf, misplaced } from '../../rules/boat/cover.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { isCat, tileOf } from '../../rules/boat/tiles.ts';
import type { Placed } from '../../rules/state/types.ts';
import type { PackingTask, ToPlace } from './task.ts';

/** True if a cat covers the map of its colour. The map was uncovered before, because tiles cannot overlap. */
export const findsMap = (boat: number, placed: Placed): boolean => {
  const tile = tileOf(placed.tile);
  return isCat(tile) && tile.colour !== null && cellsOf(placed).includes(layout(boat).maps[tile.colour]);
};

export const boatIn = ({ world, seat }: PackingTask): number => world.players[seat]?.boat ?? 0;

const isBeast = ({ tile }: Placed): boolean => tileOf(tile).kind === 'beast';

/**
 * A legal order of placing these tiles, or null. A tile that can be placed now can also be placed later, so it is
 * enough to take any that can.
 */
export const orderOf = (task: PackingTask, placed: readonly Placed[]): Placed[] | null => {
  const done: Placed[] = [];
  let [maps, treasures, anywhere] = [0, 0, task.anywhere];
  for (const stage of task.stages) {
    const left = placedIn(stage, placed);
    if (!left) return null;
    while (left.length > 0) {
      const tiles = [...task.base, ...done];
      const ready = left.filter(({ found }) => !found || treasures < maps * task.treasuresPerMap);
      const touching = ready.find(({ at }) => !misplaced(tiles, at.tile, at, false));
      const apart =
        anywhere > 0
          ? ready.find(({ at }) => !isBeast(at) && !misplaced(tiles, at.tile, at, true))
          : undefined;
      const next = touching ?? apart;
      if (!next) return null;
      if (!touching) anywhere--;
      if (next.found) treasures++;
      if (findsMap(boatIn(task), next.at)) maps++;
      done.push(next.at);
      left.splice(left.indexOf(next), 1);
    }
  }
  return done;
};

interface Waiting {
  readonly at: Placed;
  readonly found: boolean;
}

/** The tiles of a stage with the places they are to have; null if one has none. */
const placedIn = (stage: readonly ToPlace[], placed: readonly Placed[]): Waiting[] | null => {
  const all = stage.map(({ tile, found }) => ({ at: placed.find((other) => other.tile === tile), found }));
  return all.every((one): one is Waiting => one.at !== undefined) ? all : null;
};
