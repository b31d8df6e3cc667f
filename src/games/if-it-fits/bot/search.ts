import { defined } from '../../../kernel/defined.ts';
import type { Rng, Scene, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { candidates } from '../rules/candidates.ts';
import { cellAt } from '../rules/cells.ts';
import { bestMove } from './one-move-ahead.ts';
import { determinize, view as viewOf } from '../rules/imagine.ts';
import { Evaluator } from './evaluate.ts';
import { check } from '../rules/legality.ts';
import { advance } from '../rules/play.ts';
import rules from '../rules/game.ts';
import { finalScore } from '../rules/score.ts';
import type { Preferences } from './preferences.ts';
import type { IfItFits, Move, State, View } from '../rules/types.ts';

/** A move with its rating. */
interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** The moves a bot considers: all legal ones, but only the middle of an empty table, away from the edges. */
const sensible = (scene: Scene<IfItFits>, seat: Seat): Move[] => {
  const { width, height, laid } = scene.view.table;
  const middle = cellAt(Math.floor(width / 2), Math.floor(height / 2));
  const moves = legal(rules, scene, seat);
  return laid.length > 0 ? moves : moves.filter((move) => move.do !== 'start' || move.at === middle);
};

const NOISE = 1000;

interface Rating {
  readonly preferences: Preferences;
  readonly noise?: number; // points by which a move may be misjudged
  readonly sees?: (move: Move) => boolean; // false for moves that are overlooked, unless all are
}

/**
 * Every move with the rating of the position after it, best first. Drawing is rated as the best move without
 * the new card: it can only get better. A little noise breaks ties. Naps get no noise, or one of the many cells to
 * sleep in would always look better than a card.
 */
export const rate = (
  scene: Scene<IfItFits>,
  seat: Seat,
  rng: Rng,
  { preferences, noise = 0, sees = () => true }: Rating,
): readonly [Rated, ...Rated[]] => {
  const { view } = scene;
  const evaluator = new Evaluator(view, seat, preferences);
  const most = 0.001 + (view.phase.name === 'choose' ? 0 : noise);
  const moves = sensible(scene, seat);
  const seen = moves.filter(sees);
  const [first, ...others] = (seen.length > 0 ? seen : moves)
    .map((move) => {
      const value = move.do === 'draw' ? bestWithout(view, seat, evaluator) : evaluator.after(move);
      return { move, value: value + (rng.int(NOISE) / NOISE) * most };
    })
    .toSorted((a, b) => b.value - a.value);
  if (!first) throw new Error(`seat ${seat} has no move`);
  return [first, ...others];
};

/** The rating of the best card already in the hand. */
const bestWithout = (view: View, seat: Seat, evaluator: Evaluator): number => {
  const then: View = { ...view, phase: { name: 'play' } };
  let best = -Infinity;
  for (const move of candidates(then, seat)) {
    const value = evaluator.after(move);
    if (value > best && !check(then, seat, move)) best = value;
  }
  return best === -Infinity ? evaluator.standing() : best;
};

// --- Looking ahead --------------------------------------------------------------------------------------------------

export interface Search {
  readonly best: number; // the number of moves tried
  readonly depth: number; // the number of moves played after each of them
  readonly worlds: number; // the largest number of imagined worlds
  readonly preferences: Preferences;
}

/** The results of a move in imagined matches. */
interface Tried {
  readonly move: Move;
  sum: number;
  times: number;
}

const NAPS_TRIED = 4; // drawing and sleeping: many cells to sleep in are nearly equal
const MARGIN = 4; // points: a move that looks worse by this much does not turn out best
const HALVE_AFTER = 12; // worlds

/**
 * Tries the best-looking moves in imagined worlds, each world with all of them, and plays some moves on. Half
 * of the moves are dropped as soon as they have been tried often enough.
 */
export const lookAhead = (
  scene: Scene<IfItFits>,
  seat: Seat,
  search: Search,
  think: () => boolean,
  rng: Rng,
): Move => {
  const { view } = scene;
  const rated = rate(scene, seat, rng, search);
  const [first] = rated;
  if (first.move.do === 'cat') return first.move; // one cat is as good as another
  let tried = rated
    .filter(({ value }) => value >= first.value - MARGIN)
    .slice(0, view.phase.name === 'choose' ? NAPS_TRIED : search.best)
    .map(({ move }): Tried => ({ move, sum: 0, times: 0 }));
  for (let world = 1; world <= search.worlds && tried.length > 1; world++) {
    if (!tryAll(view, seat, search, tried, think, rng)) break;
    if (world % HALVE_AFTER === 0 && tried.length > 2)
      tried = tried.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(tried.length / 2));
  }
  return tried.reduce((a, b) => (mean(b) > mean(a) ? b : a)).move;
};

const mean = ({ sum, times }: Tried): number => (times === 0 ? -Infinity : sum / times);

/**
 * Tries all moves in one world. False if time ran out before the last one: an incomplete round would not be
 * fair.
 */
const tryAll = (
  view: View,
  seat: Seat,
  search: Search,
  tried: readonly Tried[],
  think: () => boolean,
  rng: Rng,
): boolean => {
  const world = determinize(view, seat, rng);
  const luck = rng.int(2 ** 31); // the same for every move: only the move differs
  const results: number[] = [];
  for (const { move } of tried) {
    if (!think()) return false;
    const dice = quickRng(luck);
    results.push(chances(advance(world, seat, move, dice), seat, search, dice));
  }
  tried.forEach((one, i) => {
    one.sum += defined(results[i]);
    one.times++;
  });
  return true;
};

/**
 * A seat's chance to win if everybody plays the best-looking move: certain where the match ends, else
 * estimated from the lead.
 */
const chances = (from: State, seat: Seat, { depth, preferences }: Search, rng: Rng): number => {
  let state = from;
  for (let i = 0; i < depth && state.phase.name !== 'over'; i++) {
    const { turn } = state;
    state = advance(state, turn, bestMove(viewOf(state, turn), turn, rng, preferences), rng);
  }
  const likely = Math.tanh(new Evaluator(state, seat, preferences).standing() / CLEAR_LEAD);
  if (state.phase.name !== 'over') return likely;
  const { winners } = finalScore(state.table, state.cats.length, state.rules);
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return won - 0.5 + likely / 2; // the margin of a win counts a little: it corrects errors of the estimate
};

const CLEAR_LEAD = 6; // points
