import type { Seat } from '../../../../kernel/game.ts';
import { scoreParts, sumOf, type Part } from '../../rules/score.ts';
import type { Scorable } from '../../rules/island/lesson-points.ts';
import type { Placed, TileId } from '../../rules/state/types.ts';

/** One day of one player, to be packed again: the same tiles on the boat as it was that morning. */
export interface PackingTask {
  readonly seat: Seat;
  readonly world: Scorable; // the state of that evening with all lessons; the tiles of this seat's boat are replaced
  readonly base: readonly Placed[]; // tiles of earlier days, and royal rats, which nobody places by choice
  readonly stages: readonly (readonly ToPlace[])[]; // one phase of the day after the other; within one, in any order
  readonly treasuresPerMap: number;
  readonly anywhere: number; // the number of tiles that a card allowed to lie apart
  readonly played: readonly Placed[];
}

export interface ToPlace {
  readonly tile: TileId;
  readonly found: boolean; // a treasure that a map gave: first a cat must cover its map
}

/** The real score, line by line, with these tiles and the base on the boat and everything else as it was. */
export const partsOf = ({ world, seat, base }: PackingTask, placed: readonly Placed[]): Part[] => {
  const tiles = [...base, ...placed];
  const players = world.players.map((player, i) => (i === seat ? { ...player, tiles } : player));
  return scoreParts({ ...world, players }, seat);
};

export const worthOf = (task: PackingTask, placed: readonly Placed[]): number => sumOf(partsOf(task, placed));
