import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kind } from '../../../kernel/game.ts';
import { scene } from '../../../kernel/match.ts';
import type { OpenPuzzle, PuzzleLine } from '../../../kernel/puzzle.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { beforeRace, PuzzleRace, type RaceNow } from './puzzle-race.ts';
import type { Solving, SolvingStatus } from './useSolving.ts';

const statusOf = ({ right, over }: RaceNow): SolvingStatus => {
  if (over) return right === true ? 'solved' : 'missed';
  return right === null ? 'solving' : 'judging';
};

/** Plays a puzzle against the clock, while `running`. */
export const useRacing = (
  { game, puzzles }: PuzzleBook,
  line: PuzzleLine,
  puzzle: OpenPuzzle<Kind>,
  running: boolean,
  ended: (solved: boolean) => void,
): Solving => {
  const race = useRef<PuzzleRace | null>(null);
  const [round, setRound] = useState(0);
  const [now, setNow] = useState(() => beforeRace(puzzle));
  const { time } = puzzle;
  useEffect(() => {
    if (time === undefined || !running) return undefined;
    const begun = new PuzzleRace({ game, puzzles, line, puzzle, changed: setNow });
    race.current = begun;
    return () => begun.close();
  }, [running, round]);
  const status = statusOf(now);
  useEffect(() => {
    if (now.over) ended(status === 'solved');
  }, [now.over]);
  const steps = useMemo(
    () => [{ scene: scene(game, now.position, puzzle.solver) }],
    [game, now.position, puzzle.solver],
  );
  return {
    status,
    steps,
    now: now.position,
    turns: puzzle.turns,
    answers: null,
    left: time === undefined ? null : () => Math.max(0, time - (race.current?.time ?? 0)),
    play: (move: Kind['move']) => race.current?.play(move),
    again: () => {
      setNow(beforeRace(puzzle));
      setRound(round + 1);
    },
  };
};
