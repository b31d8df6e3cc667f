import type { EngineLine, ForcedWin, GameAnalysis } from '../../../bots/analysis.ts';
import { steeper } from '../../../bots/judge.ts';
import { squareName } from '../rules/notation.ts';
import type { Boop, Move, State } from '../rules/types.ts';
import { chanceOf, STEEPNESS } from './chance.ts';
import { moveOf } from './engine/load.ts';
import { findLines, type FoundLine } from './engine/lines.ts';
import { SURELY, WIN } from './engine/search.ts';

const DEEPEST = 16;

/** `kc2` a kitten, `Kc2` a cat: capital letters are cats, as in the text of a position. */
const brief = (move: Move): string =>
  move.do === 'place'
    ? `${move.size === 'kitten' ? 'k' : 'K'}${squareName(move.at)}`
    : `+${move.squares.map(squareName).join('')}`;

const engineLine = (found: FoundLine, { turn }: State): EngineLine<Boop> => {
  const moves = found.moves.map(moveOf);
  const chance = steeper(chanceOf(found), 0.5, STEEPNESS);
  return { moves, chance, depth: found.depth, wins: winOf(found.score, moves, turn) };
};

/** Choosing what grows up belongs to the turn of the placement before it. */
const winOf = (score: number, moves: readonly Move[], turn: number): ForcedWin | null => {
  if (Math.abs(score) <= SURELY) return null;
  const seat = score > 0 ? turn : 1 - turn;
  const first = moves[0]?.do === 'graduate' ? 1 : 0; // the turn had begun before
  const placed = moves.filter((move) => move.do === 'place').length + first;
  const complete = WIN - Math.abs(score) === moves.length;
  const turns = complete ? placed : WIN - Math.abs(score);
  return { seat, turns: seat === turn ? Math.ceil(turns / 2) : Math.floor(turns / 2) };
};

/** Lines of different depths are compared by the search alone: none may seem better than the one before it. */
const inOrder = (lines: readonly EngineLine<Boop>[]): readonly EngineLine<Boop>[] => {
  let most = 1;
  return lines.map((line) => ({ ...line, chance: (most = Math.min(most, line.chance)) }));
};

/** The search of the bots, told line by line. */
const boopAnalysis: GameAnalysis<Boop> = {
  deepest: DEEPEST,
  brief,
  analyse: (state, lines, { goOn, tell }) =>
    findLines(state, { deepest: DEEPEST, lines }, goOn, (found, positions) =>
      tell({
        lines: inOrder(found.map((one) => engineLine(one, state))),
        depth: found[0]?.depth ?? 0,
        positions,
      }),
    ),
};
export default boopAnalysis;
