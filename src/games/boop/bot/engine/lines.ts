import { generate } from './generate.ts';
import { winsNow } from './evaluate.ts';
import { PLACING, STATUS, STRIDE, TURN, WON_0 } from './layout.ts';
import { play } from './moves.ts';
import { remember } from './past.ts';
import { bringBest, type Root } from './roots.ts';
import { newSearch, PLAIN_STYLE, SURELY, type Search } from './search.ts';
import { hashOf, moveIn } from './transpositions.ts';
import type { State } from '../../rules/types.ts';

/** One of the best moves and what follows it, as codes of the engine. */
export interface FoundLine {
  readonly moves: readonly number[];
  readonly score: number;
  readonly before: number; // the score of the line in its place at the depth before
  readonly depth: number;
}

/**
 * Iterative deepening as the bots do it, for several lines: at each depth the best move, then the best of the others. `tell` gets
 * them after every depth. It ends when `goOn` says so, or when every line is decided.
 */
export const findLines = (
  state: State,
  { deepest, lines }: { readonly deepest: number; readonly lines: number },
  goOn: (nodes: number) => boolean,
  tell: (found: readonly FoundLine[], nodes: number) => void,
): void => {
  const search: Search = newSearch(state, PLAIN_STYLE(deepest), () => goOn(search.nodes));
  const end = generate(search.memory, 0, search.rules, search.ordering.moves, 0);
  const roots = Array.from(search.ordering.moves.slice(0, end), (move): Root => ({ move, score: 0 }));
  const wanted = Math.min(lines, roots.length);
  let before: readonly number[] = [];
  for (let depth = 1; depth <= deepest; depth++) {
    for (let line = 0; line < wanted; line++)
      if (!bringBest(search, roots, line, depthOf(line, depth))) return;
    const best = roots.slice(0, wanted);
    const found = best.map(({ move, score }, line) => ({
      moves: follow(search, move, depth),
      score,
      before: before[line] ?? score,
      depth: depthOf(line, depth),
    }));
    tell(found, search.nodes);
    before = best.map(({ score }) => score);
    if (before.every((score) => Math.abs(score) > SURELY)) return;
  }
};

const QUICK = 5;

/** The best line is as deep as a bot would see in the same time: from here on the others are one move less deep. */
const depthOf = (line: number, depth: number): number => (line === 0 || depth <= QUICK ? depth : depth - 1);

/** The moves that the search remembers after this one. */
const follow = (search: Search, first: number, depth: number): number[] => {
  const { memory: m, past, rules } = search;
  const moves: number[] = [];
  let move: number | null = first;
  for (let p = 0; move !== null && moves.length < 2 * depth; p += STRIDE) {
    moves.push(move);
    play(m, p, p + STRIDE, rules, move);
    if (m[p + STRIDE + STATUS] === PLACING) remember(past, m, p + STRIDE);
    move = nextMove(search, p + STRIDE);
  }
  return moves;
};

const nextMove = (search: Search, p: number): number | null => {
  const { memory: m, known, rules, ordering } = search;
  if ((m[p + STATUS] ?? 0) >= WON_0) return null;
  const legal = ordering.moves.slice(0, generate(m, p, rules, ordering.moves, 0));
  if (m[p + STATUS] === PLACING && winsNow(m, p, rules))
    return legal.find((move) => wins(search, p, move)) ?? null;
  const hash = hashOf(known, m, p);
  const [place = 0, key = 0] = [hash[0], hash[1]];
  const move = known.keys[place] === key ? moveIn(known.notes[place] ?? 0) : -1;
  return legal.includes(move) ? move : null; // another position may have the same hash
};

const wins = ({ memory: m, rules }: Search, p: number, move: number): boolean => {
  play(m, p, p + STRIDE, rules, move);
  return m[p + STRIDE + STATUS] === WON_0 + (m[p + TURN] ?? 0);
};
