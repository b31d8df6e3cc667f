import type { Bot, Rng, Scene } from '../../../kernel/game.ts';
import { columnOf, rowOf } from '../rules/cells.ts';
import type { Cell, IfItFits, Move } from '../rules/types.ts';
import { PATIENT, type Preferences } from './preferences.ts';
import { lookAhead, rate, type Search } from './search.ts';

/** A careless player saves its cats for better boxes until it is too late, and does not think of closing boxes. */
const HESITANT: Preferences = { cat: 4, closing: 0 };
const MISJUDGES = 4; // points
const NEAR = 2; // cells
const OVERLOOKED = 80; // percent of the cells farther away

/** Plays the move that looks best; in `careless` of a hundred decisions with the mistakes of people. */
export const oneMoveAhead =
  (careless: number): Bot<IfItFits> =>
  (scene, seat, _think, rng) => {
    const [best] =
      rng.int(100) < careless
        ? rate(scene, seat, rng, { preferences: HESITANT, noise: MISJUDGES, sees: atAGlance(scene, rng) })
        : rate(scene, seat, rng, { preferences: PATIENT });
    return { move: best.move, after: 0 };
  };

/** Plays the best-looking moves on in imagined worlds. */
export const thoughtful =
  (search: Search): Bot<IfItFits> =>
  (scene, seat, think, rng) => ({ move: lookAhead(scene, seat, search, think, rng), after: 0 });

/**
 * The moves that somebody sees who takes no time: the newest card as it lies in the hand, where the last one was laid. The
 * other cards, a half turn and most of the far side of the table are overlooked.
 */
const atAGlance = ({ view, events }: Scene<IfItFits>, rng: Rng): ((move: Move) => boolean) => {
  const newest = view.mine?.hand.at(-1);
  const last = events.flatMap((event) => ('at' in event ? [event.at] : []))[0] ?? view.table.laid.at(-1)?.at;
  const overlooked = new Map<Cell, boolean>();
  const isOverlooked = (at: Cell): boolean => {
    if (last === undefined || distance(at, last) <= NEAR) return false;
    const known = overlooked.get(at) ?? rng.int(100) < OVERLOOKED;
    overlooked.set(at, known);
    return known;
  };
  return (move) => move.do !== 'box' || (move.card === newest && !move.turned && !isOverlooked(move.at));
};

const distance = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
