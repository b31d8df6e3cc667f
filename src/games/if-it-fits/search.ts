import type { Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { pick } from '../../kernel/random.ts';
import { candidates } from './candidates.ts';
import { determinize, view as viewOf } from './imagine.ts';
import { Judge, type Taste } from './judge.ts';
import { check } from './legality.ts';
import { apply } from './play.ts';
import rules from './rules.ts';
import type { IfItFits, Move, State, View } from './types.ts';

/** A move and how good it looks. */
export interface Rated {
  readonly move: Move;
  readonly value: number;
}

const NOISE = 1000;

/**
 * Every move with the judgement of the position after it, best first. Drawing is worth what could be played without the
 * new card: it can only get better. A little chance decides between equals, much of it makes a player careless.
 */
export const rate = (
  view: View,
  seat: Seat,
  moves: readonly Move[],
  taste: Taste,
  rng: Rng,
  noise = 0,
): Rated[] => {
  const judge = new Judge(view, seat, taste);
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

export const bestMove = (view: View, seat: Seat, taste: Taste, rng: Rng): Move => {
  const judge = new Judge(view, seat, taste);
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

export interface Depth {
  readonly best: number; // how many of the best-looking moves are tried
  readonly turns: number; // how many turns are played on, at most
}

/** What became of a move in imagined matches. */
interface Tried {
  readonly move: Move;
  sum: number;
  times: number;
}

/**
 * Tries the best-looking moves in imagined worlds, each world with all of them, and plays on for a few turns as everybody
 * would at first sight. Half of the moves are given up as soon as the others have been tried often enough.
 */
export const lookAhead = (
  scene: Scene<IfItFits>,
  seat: Seat,
  taste: Taste,
  { best, turns }: Depth,
  think: () => boolean,
  rng: Rng,
): Move => {
  const { view } = scene;
  const rated = rate(view, seat, legal(rules, scene, seat), taste, rng);
  const first = rated[0];
  if (!first) throw new Error(`seat ${seat} has no move`);
  let tried = rated.slice(0, best).map(({ move }): Tried => ({ move, sum: 0, times: 0 }));
  if (tried.length === 1) return first.move;
  for (let round = 1; think() && tried.length > 1; round++) {
    const world = determinize(view, seat, rng);
    for (const one of tried) {
      one.sum += outcomeOf(apply(world, seat, one.move, rng).state, seat, turns, taste, rng);
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

/** How good things look for a seat a few turns later. */
const outcomeOf = (from: State, seat: Seat, turns: number, taste: Taste, rng: Rng): number => {
  let state = from;
  let left = turns;
  while (state.phase.name !== 'over' && left > 0) {
    const { turn } = state;
    const move: Move =
      state.phase.name === 'choose' ? { do: 'draw' } : bestMove(viewOf(state, turn), turn, taste, rng);
    state = apply(state, turn, move, rng).state;
    if (state.turn !== turn) left--;
  }
  return new Judge(state, seat, taste).standing();
};

/** Any legal move, but rather a card than a nap. */
export const anyMove = (scene: Scene<IfItFits>, seat: Seat, rng: Rng): Move => {
  if (scene.view.phase.name === 'choose' && rng.int(6) > 0) return { do: 'draw' };
  return pick(rng, legal(rules, scene, seat));
};
