import { defined } from '../../../../kernel/defined.ts';
import { legalSpots } from '../../rules/boat/cover.ts';
import { placementValue } from './placement-value.ts';
import type { Belongings, Placed, TileId } from '../../rules/state/types.ts';
import { improve } from './improve.ts';
import { boatIn, findsMap, orderOf } from './order.ts';
import { worthOf, type PackingTask, type ToPlace } from './task.ts';

/** The width of the beam search, and the number of places that are tried for each tile. */
const WIDTH = 40;
const PLACES = 9;
const FINISHED = 4; // the number of best boats that are improved tile by tile, besides the played one

export interface Packed {
  readonly placed: readonly Placed[]; // in an order that the rules allow
  readonly points: number; // the score of the boat with these tiles
  readonly playedPoints: number;
}

/** A boat being packed. */
interface Node {
  readonly placed: readonly Placed[];
  readonly left: readonly ToPlace[]; // of this stage
  readonly maps: number;
  readonly treasures: number;
  readonly promise: number; // the sum of the placement values so far
}

/**
 * A beam search for the best packing. First many boats are packed side by side, tile by tile in any legal order, judged
 * by `placementValue`; then the best of them and the played one are improved as long as the real score grows. Never
 * worse than the played one, and always in a legal order. Yields its progress from 0 to 1.
 */
export function* search(task: PackingTask): Generator<number, Packed> {
  const tiles = task.stages.flat().length;
  const steps = tiles + (FINISHED + 1) * 2;
  let beam: readonly Node[] = [{ placed: [], left: [], maps: 0, treasures: 0, promise: 0 }];
  let done = 0;
  for (const stage of task.stages) {
    beam = beam.map((node) => ({ ...node, left: stage }));
    for (let tile = 0; tile < stage.length; tile++) {
      beam = widened(task, beam);
      yield ++done / steps;
    }
  }
  const found = beam
    .map(({ placed }) => placed)
    .toSorted((a, b) => worthOf(task, b) - worthOf(task, a))
    .slice(0, FINISHED);
  let best: readonly Placed[] = task.played;
  for (const start of [task.played, ...found]) {
    for (const better of improve(task, start)) if (worthOf(task, better) > worthOf(task, best)) best = better;
    yield (done += 2) / steps;
  }
  return {
    placed: orderOf(task, best) ?? task.played,
    points: worthOf(task, best),
    playedPoints: worthOf(task, task.played),
  };
}

const widened = (task: PackingTask, beam: readonly Node[]): readonly Node[] => {
  const next = new Map<string, Node>();
  for (const node of beam) for (const child of childrenOf(task, node)) next.set(keyOf(child), child);
  return [...next.values()].toSorted((a, b) => b.promise - a.promise).slice(0, WIDTH);
};

/** The same tiles in the same places are the same boat, in any order. */
const keyOf = ({ placed }: Node): string =>
  placed
    .map(({ tile, x, y, turn }) => `${tile}@${x},${y}/${turn}`)
    .toSorted()
    .join(' ');

const childrenOf = (task: PackingTask, node: Node): Node[] => {
  const tiles = [...task.base, ...node.placed];
  const owner = { ...defined(task.world.players[task.seat]), tiles };
  const allowed = node.left.filter(
    ({ found }) => !found || node.treasures < node.maps * task.treasuresPerMap,
  );
  return allowed.flatMap((next) =>
    bestPlaces(owner, next.tile, PLACES).map(({ at, value }) => ({
      placed: [...node.placed, at],
      left: node.left.filter((other) => other !== next),
      maps: node.maps + (findsMap(boatIn(task), at) ? 1 : 0),
      treasures: node.treasures + (next.found ? 1 : 0),
      promise: node.promise + value,
    })),
  );
};

const bestPlaces = (
  owner: Belongings,
  tile: TileId,
  count: number,
): readonly { readonly at: Placed; readonly value: number }[] =>
  legalSpots(owner.tiles, tile, false)
    .map((spot) => ({ at: { tile, ...spot }, value: placementValue(owner, { tile, ...spot }) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count);
