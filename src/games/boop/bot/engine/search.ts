import type { Rng } from '../../../../kernel/game.ts';
import type { State } from '../../rules/types.ts';
import { generate } from './generate.ts';
import { evaluate, winsNow } from './evaluate.ts';
import {
  DRAWN,
  MOVES_AT_MOST,
  PLACING,
  STATUS,
  STRIDE,
  TURN,
  WON_0,
  type Memory,
  type Rules,
} from './layout.ts';
import { load, rulesOf } from './load.ts';
import { playForgetfully } from './forgetful.ts';
import { play } from './moves.ts';
import { newOrdering, nextBest, rank, reward, type Ordering } from './ordering.ts';
import { emptyPast, remember, type Past } from './past.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  boundOf,
  depthOf,
  freshTranspositions,
  hashOf,
  moveIn,
  noteOf,
  type Transpositions,
} from './transpositions.ts';

export const WIN = 30_000;
export const SURELY = WIN - 1000; // a score beyond this is a forced win or loss and contains its distance
const PLIES_AT_MOST = 64;
const NODES_BETWEEN_LOOKS = 512; // clock checks

/** Everything the search for one move needs, allocated once. */
export interface Search {
  readonly rules: Rules;
  readonly memory: Memory;
  readonly past: Past;
  readonly known: Transpositions;
  readonly ordering: Ordering;
  readonly think: () => boolean;
  readonly firstStep: typeof play; // of the player's own move: a forgetful player imagines it wrongly
  nodes: number;
  stopped: boolean;
}

export interface Found {
  readonly move: number;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

/** The way a level searches. */
export interface Style {
  readonly depth: number; // at most
  readonly noise: number; // random, on the rating of every move, in hundredths of a cat
  readonly forgetful: boolean; // it forgets that its own pieces are pushed too
  readonly looksAt: (move: number) => boolean; // moves that it does not see are not searched, unless it sees none
}

export const newSearch = (state: State, { depth, forgetful }: Style, think: () => boolean): Search => {
  const search: Search = {
    rules: rulesOf(state),
    memory: new Int32Array((PLIES_AT_MOST + 2) * STRIDE),
    past: emptyPast(),
    known: freshTranspositions(depth),
    ordering: newOrdering(PLIES_AT_MOST + 2),
    think,
    firstStep: forgetful ? playForgetfully : play,
    nodes: 0,
    stopped: false,
  };
  load(state, search.memory, 0, search.past);
  return search;
};

/** Iterative deepening: searches one move deeper each time, while there is time and the result is open. */
export const findMove = (state: State, style: Style, think: () => boolean, rng: Rng): Found => {
  const { noise, depth: depthAtMost } = style;
  const search = newSearch(state, style, think);
  const end = generate(search.memory, 0, search.rules, search.ordering.moves, 0);
  const all = shuffledMoves(search.ordering.moves.slice(0, end), rng);
  const seen = all.filter(style.looksAt);
  const list = seen.length > 0 ? seen : all;
  const blur = Array.from(list, () => (noise > 0 ? rng.int(2 * noise + 1) - noise : 0));
  let best: Found = { move: list[0] ?? 0, score: 0, depth: 0, nodes: 0 };
  if (list.length === 1) return best;
  for (let depth = 1; depth <= depthAtMost; depth++) {
    const found = searchRoot(search, list, blur, depth);
    if (found) best = { ...found, depth, nodes: search.nodes };
    if (search.stopped || Math.abs(best.score) > SURELY) break;
    moveToFront(list, blur, best.move);
  }
  return best;
};

export const PLAIN_STYLE = (depth: number): Style => ({
  depth,
  noise: 0,
  forgetful: false,
  looksAt: () => true,
});

const shuffledMoves = (moves: Int16Array, rng: Rng): Int16Array => {
  for (let i = moves.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const move = moves[i] ?? 0;
    moves[i] = moves[j] ?? 0;
    moves[j] = move;
  }
  return moves;
};

const moveToFront = (list: Int16Array, blur: number[], move: number): void => {
  const at = list.indexOf(move);
  list.copyWithin(1, 0, at);
  list[0] = move;
  blur.unshift(...blur.splice(at, 1));
};

/** The best move at this depth, or of those searched in time; null if there was time for none. */
const searchRoot = (search: Search, list: Int16Array, blur: readonly number[], depth: number) => {
  let best = -1;
  let alpha = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const move = list[i] ?? 0;
    const floor = alpha === -Infinity ? -WIN : alpha - (blur[i] ?? 0);
    const score = scoreOf(search, 0, move, depth, floor, WIN, 0) + (blur[i] ?? 0);
    if (search.stopped) break;
    if (score > alpha) [best, alpha] = [move, score];
  }
  return best < 0 ? null : { move: best, score: alpha };
};

/** Scores a move for the seat that makes it at `p`. `ply` counts the moves from the root. */
type Scoring<More extends readonly number[]> = (
  search: Search,
  p: number,
  move: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  ...more: More
) => number;

export const scoreOf: Scoring<[]> = (search, p, move, depth, alpha, beta, ply) => {
  const { memory: m, past, rules } = search;
  const seat = m[p + TURN] ?? 0;
  const child = p + STRIDE;
  (ply === 0 ? search.firstStep : play)(m, p, child, rules, move);
  if (m[child + STATUS] === PLACING) remember(past, m, child);
  const status = m[child + STATUS] ?? 0;
  if (status === DRAWN) return 0;
  if (status >= WON_0) return status === WON_0 + seat ? WIN - ply - 1 : ply + 1 - WIN;
  // The choice of pieces to graduate is made by the same seat, and costs no depth.
  if (m[child + TURN] === seat) return below(search, child, depth, alpha, beta, ply + 1);
  return -below(search, child, depth - 1, -beta, -alpha, ply + 1);
};

const below = (
  search: Search,
  p: number,
  depth: number,
  floor: number,
  beta: number,
  ply: number,
): number => {
  const { memory: m, known, ordering } = search;
  if (++search.nodes % NODES_BETWEEN_LOOKS === 0 && !search.think()) search.stopped = true;
  if (search.stopped) return 0;
  const placing = m[p + STATUS] === PLACING;
  if (placing && winsNow(m, p, search.rules)) return WIN - ply - 1;
  if ((depth <= 0 && placing) || ply >= PLIES_AT_MOST) return evaluate(m, p);

  const hash = hashOf(known, m, p);
  const place = hash[0] ?? 0;
  const key = hash[1] ?? 0;
  const note = known.keys[place] === key ? (known.notes[place] ?? 0) : 0;
  if (note !== 0 && depthOf(note) >= depth) {
    const score = fromHere(known.scores[place] ?? 0, -ply);
    const bound = boundOf(note);
    if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= floor)) return score;
  }

  const start = ply * MOVES_AT_MOST;
  const end = generate(m, p, search.rules, ordering.moves, start);
  rank(ordering, m, p, start, end, note === 0 ? -1 : moveIn(note), ply);
  let alpha = floor;
  let best = -Infinity;
  let bestMove = -1;
  for (let i = start; i < end; i++) {
    const move = nextBest(ordering, i, end);
    const score = tryMove(search, p, move, depth, alpha, beta, ply, i - start);
    if (search.stopped) return 0;
    if (score > best) [best, bestMove] = [score, move];
    if (score > alpha) alpha = score;
    if (alpha >= beta) {
      reward(ordering, m[p + TURN] ?? 0, move, depth, ply);
      break;
    }
  }
  known.keys[place] = key;
  known.scores[place] = fromHere(best, ply);
  known.notes[place] = noteOf(depth, best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST, bestMove);
  return best;
};

/**
 * The score of a forced end contains its distance from the root; in the table it must be the distance from
 * the position itself.
 */
const fromHere = (score: number, ply: number): number =>
  score > SURELY ? score + ply : score < -SURELY ? score - ply : score;

const LATE = 8;

/** The first move gets the full window; the others are only tested to be no better, late ones less deeply. */
const tryMove: Scoring<[tried: number]> = (search, p, move, depth, alpha, beta, ply, tried) => {
  if (tried === 0) return scoreOf(search, p, move, depth, alpha, beta, ply);
  const less = depth >= 3 && tried >= LATE ? 1 : 0;
  const score = scoreOf(search, p, move, depth - less, alpha, alpha + 1, ply);
  if (score <= alpha || (score >= beta && less === 0)) return score;
  return scoreOf(search, p, move, depth, alpha, beta, ply);
};
