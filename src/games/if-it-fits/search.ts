import type { Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { pick, quickRng } from '../../kernel/random.ts';
import { candidates } from './candidates.ts';
import { cellAt } from './cells.ts';
import { determinize, view as viewOf } from './imagine.ts';
import { Judge } from './judge.ts';
import { check } from './legality.ts';
import { advance } from './play.ts';
import rules from './rules.ts';
import type { IfItFits, Move, State, View } from './types.ts';

/** A move and how good it looks. */
export interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** What a bot considers: all that is legal, but on an empty table only the middle, where no edge is in the way. */
export const sensible = (scene: Scene<IfItFits>, seat: Seat): Move[] => {
  const { width, height, laid } = scene.view.table;
  const middle = cellAt(Math.floor(width / 2), Math.floor(height / 2));
  const moves = legal(rules, scene, seat);
  return laid.length > 0 ? moves : moves.filter((move) => move.do === 'start' && move.at === middle);
};

const NOISE = 1000;

/**
 * Every move with the judgement of the position after it, best first. Drawing is worth what could be played without the
 * new card: it can only get better. A little chance decides between equals, much of it makes a player careless.
 */
export const rate = (
  view: View,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
  noise: number = 0,
): Rated[] => {
  const judge = new Judge(view, seat);
  const blur = (): number => (rng.int(NOISE) / NOISE) * (noise + 0.001);
  return moves
    .map((move) => {
      const value = move.do === 'draw' ? bestWithout(view, seat, judge) : judge.after(move);
      return { move, value: value + blur() };
    })
    .toSorted((a, b) => b.value - a.value);
};

/** What the best card already in the hand would bring. */
const bestWithout = (view: View, seat: Seat, judge: Judge): number => {
  const then: View = { ...view, phase: { name: 'play' } };
  let best = -Infinity;
  for (const move of candidates(then, seat)) {
    const value = judge.after(move);
    if (value > best && !check(then, seat, move)) best = value;
  }
  return best === -Infinity ? judge.standing() : best;
};

export const bestMove = (view: View, seat: Seat, rng: Rng): Move => {
  const judge = new Judge(view, seat);
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of candidates(view, seat)) {
    const value =
      (move.do === 'draw' ? bestWithout(view, seat, judge) : judge.after(move)) + rng.int(NOISE) / 1e6;
    if (value > most && !check(view, seat, move)) [best, most] = [move, value];
  }
  if (!best) throw new Error(`seat ${seat} has no move`);
  return best;
};

// --- Looking ahead --------------------------------------------------------------------------------------------------

/** What became of a move in imagined matches. */
interface Tried {
  readonly move: Move;
  sum: number;
  times: number;
}

/**
 * Tries the best-looking moves in imagined worlds, each world with all of them, and plays on to the end as everybody would
 * at first sight. Half of the moves are given up as soon as the others have been tried often enough.
 */
export const lookAhead = (
  scene: Scene<IfItFits>,
  seat: Seat,
  best: number,
  think: () => boolean,
  rng: Rng,
): Move => {
  const { view } = scene;
  const rated = rate(view, seat, sensible(scene, seat), rng);
  const first = rated[0];
  if (!first) throw new Error(`seat ${seat} has no move`);
  const many = view.phase.name === 'choose' ? NAPS_TRIED : best;
  let tried = rated.slice(0, many).map(({ move }): Tried => ({ move, sum: 0, times: 0 }));
  if (tried.length === 1) return first.move;
  for (let round = 1; think() && tried.length > 1; round++) {
    const world = determinize(view, seat, rng);
    const luck = rng.int(2 ** 31); // the same for every move: what differs is the move
    for (const one of tried) {
      const dice = quickRng(luck);
      one.sum += outcomeOf(advance(world, seat, one.move, dice), seat, dice);
      one.times++;
    }
    if (round % HALVE_AFTER === 0 && tried.length > 2)
      tried = tried
        .toSorted((a, b) => b.sum / b.times - a.sum / a.times)
        .slice(0, Math.ceil(tried.length / 2));
  }
  return tried.reduce((a, b) => (b.times > 0 && b.sum / b.times > a.sum / a.times ? b : a)).move;
};

const HALVE_AFTER = 12;
const NAPS_TRIED = 5; // drawing and sleeping: many cells to sleep in are much the same

/** How far ahead a seat is at the end, if everybody plays on at first sight. */
const outcomeOf = (from: State, seat: Seat, rng: Rng): number => {
  let state = from;
  while (state.phase.name !== 'over') {
    const { turn } = state;
    const move = bestMove(viewOf(state, turn), turn, rng);
    state = advance(state, turn, move, rng);
  }
  const lead = new Judge(state, seat).standing();
  return lead + WIN * Math.sign(lead);
};

const WIN = 15; // in points: what counts is to win, and by how much only between equals

/** Any legal move, but rather a card than a nap. */
export const anyMove = (scene: Scene<IfItFits>, seat: Seat, rng: Rng): Move => {
  if (scene.view.phase.name === 'choose' && rng.int(6) > 0) return { do: 'draw' };
  return pick(rng, sensible(scene, seat));
};
