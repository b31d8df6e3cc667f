import { useState } from 'preact/hooks';
import type { Game, Kind } from '../../../kernel/game.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../../kernel/match.ts';
import type { OpenPuzzle, Puzzles } from '../../../kernel/puzzle.ts';
import type { DailyPuzzleTry, Day } from '../../../protocol/daily.ts';
import { playMove } from './daily-api.ts';

export interface DailyPuzzleState {
  readonly own: DailyPuzzleTry;
  readonly puzzle: OpenPuzzle<Kind>;
  readonly steps: readonly { readonly scene: ReturnType<typeof scene<Kind>> }[]; // the last one is shown
  readonly waiting: boolean; // for the answer of the server
  readonly problem: unknown;
  play(this: void, move: Kind['move']): void;
}

/** The puzzle of the day. The server judges each move; until it has answered, the own move is shown. */
export const useDailyPuzzle = (
  game: Game<Kind>,
  puzzles: Puzzles<Kind>,
  day: Day,
  first: DailyPuzzleTry,
  ended: (solved: boolean) => void,
): DailyPuzzleState => {
  const [own, setOwn] = useState(first);
  const [sent, setSent] = useState<Kind['move']>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const puzzle = puzzles.open({ goal: own.goal, where: own.where, rating: 0, solution: '' });
  const moves = [...own.moves.map((text) => game.read(text)), ...(sent === null ? [] : [sent])];

  const ask = async (move: Kind['move']): Promise<void> => {
    setSent(move);
    setProblem(null);
    try {
      const next = await playMove(day, game.id, { move: game.write(move), after: own.moves.length });
      setOwn(next);
      if (next.patch !== 'begun') ended(next.patch === 'solved');
    } catch (error) {
      setProblem(error);
    } finally {
      setSent(null);
    }
  };

  return {
    own,
    puzzle,
    steps: positionsOf(game, puzzle, moves).map((now) => ({ scene: scene(game, now, puzzle.solver) })),
    waiting: sent !== null,
    problem,
    play: (move) => void (sent === null && own.patch === 'begun' && ask(move)),
  };
};

const positionsOf = (
  game: Game<Kind>,
  { state }: OpenPuzzle<Kind>,
  moves: readonly Kind['move'][],
): readonly Position<Kind>[] => {
  const positions = [startFrom<Kind>(state)];
  for (const move of moves) {
    const now = positions.at(-1) ?? startFrom<Kind>(state);
    const next = play(game, 'puzzle', now, { by: game.actors(now.state)[0] ?? 0, at: now.at, move });
    if (isRefusal(next)) break;
    positions.push(next);
  }
  return positions;
};
