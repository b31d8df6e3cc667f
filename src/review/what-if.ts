import { isRefusal, type Game, type Kind } from '../kernel/game.ts';
import { play, type Position } from '../kernel/match.ts';

/**
 * Moves that were not played, from a position of a match that is over, one for each seat that is to act. The seed goes on, so
 * the deal is the same; time stands still, except where the match waits for nothing but its clock. Ends before a move that is not
 * possible: others may have sent it.
 */
export const whatIf = (
  game: Game<Kind>,
  seed: string,
  from: Position<Kind>,
  moves: readonly string[],
): readonly Position<Kind>[] => {
  const positions = [from];
  for (const text of moves) {
    const next = afterMove(game, seed, positions.at(-1) ?? from, text);
    if (!next) break;
    positions.push(next);
  }
  return positions;
};

const afterMove = (
  game: Game<Kind>,
  seed: string,
  now: Position<Kind>,
  text: string,
): Position<Kind> | null => {
  const [by] = game.actors(now.state);
  const move = game.read(text);
  if (by === undefined || move === null) return null;
  const next = play(game, seed, now, { by, at: now.at, move });
  return isRefusal(next) ? null : afterClock(game, seed, next);
};

const MOST_STROKES = 100;

const afterClock = (game: Game<Kind>, seed: string, now: Position<Kind>): Position<Kind> => {
  let last = now;
  for (let strokes = 0; strokes < MOST_STROKES && game.actors(last.state).length === 0; strokes++) {
    const due = game.outcome(last.state) ? null : game.due(last.state);
    if (due === null) break;
    const next = play(game, seed, last, { by: 'clock', at: Math.max(due, last.at) });
    if (isRefusal(next)) break;
    last = { ...next, events: [...last.events, ...next.events] };
  }
  return last;
};
