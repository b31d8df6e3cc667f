import type { Bot, Rng, Scene } from '../../../kernel/game.ts';
import { eventsOf } from '../../../parts/events.ts';
import { SIDE, SQUARES } from '../rules/bed.ts';
import type { Boop, Square } from '../rules/types.ts';
import { FIRST_LINE } from './engine/layout.ts';
import { moveOf } from './engine/load.ts';
import { findMove, type Style } from './engine/search.ts';

interface Habits {
  readonly depth: number; // of its thoughts when it takes care
  readonly careless: number; // percentage of its turns in which it makes the mistakes of people
  readonly shallow?: number; // percentage of the other turns in which it thinks one move less ahead
}

/** A level thinks ahead, but in some of its turns it takes no care. */
export const player =
  ({ depth, careless, shallow = 0 }: Habits): Bot<Boop> =>
  (scene, _seat, think, rng) => {
    const style: Style =
      rng.int(100) < careless
        ? { depth: 1, noise: NOISE, forgetful: true, looksAt: nearTheLast(scene, rng) }
        : {
            depth: rng.int(100) < shallow ? depth - 1 : depth,
            noise: 0,
            forgetful: false,
            looksAt: () => true,
          };
    return { move: moveOf(findMove(scene.view, style, think, rng).move), after: 0 };
  };

const NOISE = 20; // hundredths of a cat: a fifth of one is hard to see
const NEAR = 2; // squares
const OVERLOOKED = 70; // percent of the squares farther away

/** People look at the place where the last piece landed, and miss a threat at the far side. */
const nearTheLast = ({ events }: Scene<Boop>, rng: Rng): ((move: number) => boolean) => {
  const last = eventsOf(events, 'placed')[0]?.at;
  const overlooked = new Set<Square>();
  if (last !== undefined)
    for (let at = 0; at < SQUARES; at++)
      if (distance(at, last) > NEAR && rng.int(100) < OVERLOOKED) overlooked.add(at);
  return (move) => move >= FIRST_LINE || !overlooked.has(move % SQUARES);
};

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % SIDE) - (b % SIDE)), Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)));
