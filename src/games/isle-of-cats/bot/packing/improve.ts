import { defined } from '../../../../kernel/defined.ts';
import { legalSpots } from '../../rules/boat/cover.ts';
import { placementValue } from './placement-value.ts';
import type { Placed } from '../../rules/state/types.ts';
import { orderOf } from './order.ts';
import { worthOf, type PackingTask } from './task.ts';

/** The number of places that are tried for a tile that moves alone, and for each of two that move together. */
const ALONE = 60;
const TOGETHER = 10;

/** Yields better and better packings: moves one tile or two, as long as the real score grows. */
export function* improve(task: PackingTask, start: readonly Placed[]): Generator<readonly Placed[]> {
  let now = start;
  let worth = worthOf(task, now);
  yield now;
  for (;;) {
    const better = firstBetter(task, now, worth);
    if (!better) return;
    now = better;
    worth = worthOf(task, now);
    yield now;
  }
}

const firstBetter = (task: PackingTask, now: readonly Placed[], worth: number): readonly Placed[] | null => {
  for (const changed of changes(task, now))
    if (worthOf(task, changed) > worth && orderOf(task, changed)) return changed;
  return null;
};

function* changes(task: PackingTask, now: readonly Placed[]): Generator<readonly Placed[]> {
  for (const tile of now) {
    const others = without(now, tile);
    for (const at of placesFor(task, others, tile, ALONE)) yield [...others, at];
  }
  for (const [i, one] of now.entries())
    for (const other of now.slice(i + 1)) {
      const rest = without(without(now, one), other);
      for (const first of placesFor(task, rest, one, TOGETHER))
        for (const second of placesFor(task, [...rest, first], other, TOGETHER))
          yield [...rest, first, second];
    }
}

const without = (all: readonly Placed[], one: Placed): Placed[] => all.filter((other) => other !== one);

/** Free places, the most promising first. The caller checks later if the whole packing has a legal order. */
const placesFor = (task: PackingTask, rest: readonly Placed[], { tile }: Placed, count: number): Placed[] => {
  const tiles = [...task.base, ...rest];
  const owner = { ...defined(task.world.players[task.seat]), tiles };
  return legalSpots(tiles, tile, true)
    .map((spot) => ({ at: { tile, ...spot }, value: placementValue(owner, { tile, ...spot }) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ at }) => at);
};
