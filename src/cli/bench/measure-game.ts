import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Kind, Scene } from '../../kernel/game.ts';
import { legal, preview, start } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { playouts } from '../../kernel/playout.ts';
import { diceFrom } from '../matches/seeds.ts';
import { busiest } from './busiest.ts';
import { counter } from './counter.ts';
import { measureReview, type ReviewSpeed } from './review-speed.ts';
import { countingDepth, ratesOf, type Rate, type Task } from './measure.ts';

/** Measured speed of one game. */
export interface GameSpeed {
  readonly game: string;
  readonly matches: Pair; // random matches
  readonly sequences: (Pair & { readonly depth: number }) | null; // null if there are no moves to count
  readonly busiest: BusiestSpeed | null; // the position with the most moves
  readonly review: ReviewSpeed; // of a long match
}
interface BusiestSpeed {
  readonly seats: number;
  readonly moves: number;
  readonly legal: Rate; // finding all legal moves
  readonly legalMs: number; // CPU time to find them
  readonly preview: Rate; // previewing one move
  readonly previewMs: number; // CPU time for one preview
}
export interface Pair {
  readonly plain: Rate;
  readonly fast: Rate | null;
}

export const measureGame = (loaded: LoadedGame): GameSpeed => {
  const { game, fast } = loaded;
  const header = { game: game.id, version: game.version, seats: game.seats[0], options: readOptions(game) };
  const { state } = start(game, { ...header, seed: 'bench' });
  const rng = diceFrom('bench');
  return {
    game: game.id,
    matches: pair(
      (times) => playouts(game, state, countdown(times), rng).matches,
      fast && ((times) => fast.playouts(state, countdown(times), rng).matches),
    ),
    sequences: measureCounting(loaded, state),
    busiest: measureBusiest(loaded),
    review: measureReview(loaded),
  };
};

const measureCounting = (loaded: LoadedGame, state: unknown): GameSpeed['sequences'] => {
  const [plain, fast] = [counter(loaded, true), counter(loaded, false)];
  const depth = countingDepth((deep) => plain(state, deep));
  if (depth === null) return null;
  const task =
    (count: typeof plain): Task =>
    (times) =>
      sum(times, () => count(state, depth));
  return { depth, ...pair(task(plain), loaded.fast && task(fast)) };
};

const measureBusiest = ({ game }: LoadedGame): BusiestSpeed | null => {
  const found = busiest(game, diceFrom('busiest'));
  if (!found) return null;
  const { seats, moves, here, seat, move } = found;
  const [toFind = NOTHING, toShow = NOTHING] = ratesOf([
    (times) => sum(times, () => (legal(game, fresh(here), seat), 1)),
    (times) => sum(times, () => (preview(game, fresh(here), seat, move), 1)),
  ]);
  return {
    seats,
    moves,
    legal: toFind,
    legalMs: 1000 / toFind.cpu,
    preview: toShow,
    previewMs: 1000 / toShow.cpu,
  };
};

/** A copy of a view: rules may cache results per view object. */
const fresh = (here: Scene<Kind>): Scene<Kind> => structuredClone(here);

const pair = (slow: Task, quick: Task | null): Pair => {
  const [plain = NOTHING, fast = null] = ratesOf(quick ? [slow, quick] : [slow]);
  return { plain, fast };
};
const NOTHING: Rate = { cpu: 0, wall: 0, relative: 0 };

const sum = (times: number, count: () => number): number => {
  let all = 0;
  for (let i = 0; i < times; i++) all += count();
  return all;
};

/** True for the first `times` calls: it runs a fixed number of matches in place of a time limit. */
const countdown = (times: number) => {
  let left = times;
  return (): boolean => --left > 0;
};
