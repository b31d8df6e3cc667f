import type { Bot, Rng } from '../../../kernel/game.ts';
import type { Care } from './evaluate/lesson-aims.ts';
import { THOROUGH, type Effort } from './evaluate/evaluator.ts';
import { optionsFor } from './evaluate/options.ts';
import { bestMove } from './evaluate/play-to-end.ts';
import { bestByPlayouts, type Playouts } from './evaluate/playouts.ts';
import type { Isle } from '../rules/state/types.ts';

/** The settings of a level. Weak levels make the mistakes of beginners instead of random moves. */
export interface Style {
  readonly forgets: number; // the part of its decisions in which it does not think of its lessons
  readonly holes: number; // see Care
  readonly fish: number; // see Care
  readonly places: number; // the number of places it tries for a tile, those first that look best
  readonly noise: number; // the largest random error in its rating of a move, in points
  readonly ahead: number; // see Effort
  readonly playouts?: Playouts;
}

/** A bot plays anytime cards only when its seat is awaited: ready checks come often enough. */
const waits: Bot<Isle>['waits'] = ({ view }, seat) => !view.asked.includes(seat);

/** In the family game, where nobody buys lessons or pays for cats, a level may need other mistakes. */
export const player = (style: Style, inFamily: Partial<Style> = {}): Bot<Isle> =>
  Object.assign(choosing(style, { ...style, ...inFamily }), { waits });

const choosing =
  (standard: Style, family: Style): Bot<Isle> =>
  ({ view }, seat, think, rng) => {
    const style = view.options.mode === 'family' ? family : standard;
    const options = optionsFor(view, seat, effortOf(style, rng), think).map(({ move, value, next = [] }) => ({
      move,
      value: value + blur(rng, style.noise),
      next,
    }));
    const tried = style.playouts ? bestByPlayouts(view, options, style.playouts, think, rng) : null;
    const move = tried ?? bestMove(view, seat, options);
    if (!move) throw new Error(`seat ${seat} has no move`);
    const next = options.find((option) => option.move === move)?.next ?? [];
    return { move, after: 0, next };
  };

const effortOf = ({ forgets, holes, fish, places, ahead }: Style, rng: Rng): Effort => {
  const care: Care = { lessons: !happens(rng, forgets), holes, fish };
  const limits = { toPlace: places, toEstimate: Math.min(places, THOROUGH.toEstimate) };
  return { ahead, limits, care };
};

const PARTS = 1000;

const happens = (rng: Rng, chance: number): boolean => chance > 0 && rng.int(PARTS) < PARTS * chance;

const blur = (rng: Rng, noise: number): number => (noise === 0 ? 0 : (noise * rng.int(PARTS)) / PARTS);
