import type { State } from '../../rules/types.ts';
import { generate } from './generate.ts';
import { bringBest, exactScore, type Root } from './roots.ts';
import { newSearch, PLAIN_STYLE, SURELY, type Search } from './search.ts';

/** The scores of a move at the last four depths; forced wins and losses are beyond SURELY. */
export interface ScoredMove {
  readonly move: number;
  readonly score: number;
  readonly before: number; // one move less deep: where the two differ much, the score is not sure
  readonly earlier: number; // two moves less deep
  readonly earliest: number; // three
}

/** By depth, from 1 on. */
interface Scores {
  readonly move: number;
  readonly scores: readonly number[];
}

const LIST_DEPTH = 3; // of all moves
const LIST_SHARE = 0.1; // of the work: if more is spent, the list ends with less depth

/**
 * Rates every move to a small depth, and the best one and those in `also` as deep as the work allows: a review compares these. Best
 * first. A depth that the work does not suffice for does not count.
 */
export const rateMoves = (
  state: State,
  also: readonly number[],
  deepest: number,
  nodes: number,
): readonly ScoredMove[] => {
  const search: Search = newSearch(state, PLAIN_STYLE(deepest), () => search.nodes < nodes);
  const end = generate(search.memory, 0, search.rules, search.ordering.moves, 0);
  const all = rateAll(search, search.ordering.moves.slice(0, end), nodes * LIST_SHARE);
  const asked = all.filter(({ move }) => also.includes(move)).map(({ move }) => move);
  const [best, ...rated] = rateDeeply(search, all, asked, deepest);
  if (!best) throw new Error('there is no move to rate');
  const deep = new Set([best.move, ...asked]);
  const others = all.filter(({ move }) => !deep.has(move)).map(lastFour);
  const top = lastFour(best);
  return [
    top,
    ...rated.filter(({ move }) => move !== best.move).map((one) => noBetter(lastFour(one), top)),
    ...others.map((one) => noBetter(one, top)),
  ];
};

const rateAll = (search: Search, moves: Iterable<number>, share: number): readonly Scores[] => {
  let all: readonly Scores[] = Array.from(moves, (move) => ({ move, scores: [] }));
  for (let depth = 1; depth <= LIST_DEPTH && (depth === 1 || search.nodes < share); depth++) {
    const deeper = all.map(({ move, scores }) => ({
      move,
      scores: [...scores, exactScore(search, move, depth)],
    }));
    if (search.stopped && depth > 1) break;
    all = deeper;
  }
  return all;
};

/** The best move, with the score of the best at each depth, and then those in `also`. */
const rateDeeply = (
  search: Search,
  all: readonly Scores[],
  also: readonly number[],
  deepest: number,
): readonly Scores[] => {
  const listed = all.toSorted((a, b) => lastOf(b) - lastOf(a));
  const roots = listed.map((one): Root => ({ move: one.move, score: lastOf(one) }));
  let bestMove: number | null = null;
  const tops: number[] = [];
  const own = also.map((move) => ({ move, scores: new Array<number>() }));
  for (let depth = 1; depth <= deepest; depth++) {
    const best = bringBest(search, roots, 0, depth) && roots[0];
    if (!best) break;
    const scores = also.map((move) => (move === best.move ? best.score : exactScore(search, move, depth)));
    if (search.stopped) break;
    bestMove = best.move;
    tops.push(best.score);
    own.forEach((one, i) => one.scores.push(scores[i] ?? 0));
    if ([best.score, ...scores].every((score) => Math.abs(score) > SURELY)) break;
  }
  if (bestMove === null) return [...listed.slice(0, 1), ...listed.filter(({ move }) => also.includes(move))];
  return [{ move: bestMove, scores: tops }, ...own];
};

const lastOf = ({ scores }: Scores): number => scores.at(-1) ?? 0;

const lastFour = ({ move, scores }: Scores): ScoredMove => {
  const score = scores.at(-1) ?? 0;
  const before = scores.at(-2) ?? score;
  const earlier = scores.at(-3) ?? before;
  return { move, score, before, earlier, earliest: scores.at(-4) ?? earlier };
};

/** Two searches of different depth may call a move better than the best: it is at most as good. */
const noBetter = (one: ScoredMove, best: ScoredMove): ScoredMove => ({
  move: one.move,
  score: Math.min(one.score, best.score),
  before: Math.min(one.before, best.before),
  earlier: Math.min(one.earlier, best.earlier),
  earliest: Math.min(one.earliest, best.earliest),
});
