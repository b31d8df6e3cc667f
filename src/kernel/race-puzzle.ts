import { isRefusal, type Bot, type Game, type Kind, type Millis, type Rng } from './game.ts';
import { clockSteps, legal, play, scene, startFrom, type Position } from './match.ts';
import type { OpenPuzzle, Puzzles } from './puzzle.ts';

/** A puzzle against the clock: nobody else plays, and the clock of the rules runs from the first sight. */

/** The same for everybody: what chance decides is part of the puzzle. */
export const RACE_SEED = 'puzzle';

/** The position at this time: what the clock has done until then, as one step. */
export const runOn = <K extends Kind>(game: Game<K>, from: Position<K>, at: Millis): Position<K> => {
  const steps = [...clockSteps(game, RACE_SEED, from, at)];
  const last = steps.at(-1);
  return last ? { ...last, events: steps.flatMap(({ events }) => events) } : from;
};

export interface Raced {
  readonly solved: boolean;
  readonly at: Millis; // when it was decided
}

/** How a bot does with a puzzle, in its own time. */
export const raceThrough = <K extends Kind>(
  game: Game<K>,
  puzzles: Pick<Puzzles<K>, 'judge'>,
  goal: string,
  { state, solver, turns }: OpenPuzzle<K>,
  bot: Bot<K>,
  rng: Rng,
): Raced => {
  let now = startFrom<K>(state);
  while (game.actors(now.state).includes(solver)) {
    const seen = scene(game, now, solver);
    if (!legal(game, seen, solver).length) {
      const due = game.due(now.state);
      if (due === null) break;
      now = runOn(game, now, due);
      continue;
    }
    const { move, after } = bot(seen, solver, () => true, rng);
    const at = now.at + Math.max(1, Math.round(after)); // time passes even if a move is refused, so this ends
    now = runOn(game, now, at);
    const next = play(game, RACE_SEED, now, { by: solver, at, move });
    if (isRefusal(next)) {
      now = { ...now, at };
      continue;
    }
    const verdict = puzzles.judge(goal, now.state, move, turns);
    if (verdict.is !== 'on') return { solved: verdict.is === 'solved', at };
    now = next;
  }
  return { solved: false, at: now.at };
};
