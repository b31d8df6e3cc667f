import { defined } from '../../kernel/defined.ts';
import { isRefusal, type Bot, type Game, type Kind, type Rng } from '../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../kernel/match.ts';
import { ratingFrom, type Solvers } from '../../kernel/puzzle-rating.ts';
import type { OpenPuzzle, PuzzleLine, Puzzles } from '../../kernel/puzzle.ts';
import { raceThrough } from '../../kernel/race-puzzle.ts';
import type { LoadedGame, PuzzleParts } from '../../catalogue/find-games.ts';

const WEAKEST = 800; // the rating of the first level
const STEP = 150; // from one level to the next: about 70 % of the games
const EASIER = 300; // a puzzle that every level solves is so much below the weakest; one that none solves so much above the strongest
const TRIES = 2; // of a strong level: it nearly always does the same
const RACE_TRIES = 24; // of every level: everybody has fast days and slow ones
const WEAK_TRIES = 8; // of the weaker half and of beginners: they are careless now and then, and that tells easy puzzles apart

/** How hard a puzzle is: the rating at which it is solved half of the time, by what bots of all levels do with it. */
export const ratePuzzle = (
  { game, levels }: LoadedGame,
  { puzzles, miner }: PuzzleParts,
  line: Omit<PuzzleLine, 'rating'>,
  rng: Rng,
): number => {
  const beginners = miner.beginners ?? [];
  const judge = remembered((...asked) => puzzles.judge(...asked));
  const puzzle = puzzles.open({ ...line, rating: 0 });
  const solves = (bot: Bot<Kind>): boolean => {
    if (puzzle.time === undefined) return thinksThrough(game, judge, line.goal, puzzle, bot, rng);
    const state = miner.onAnotherDay?.(puzzle.state, rng) ?? puzzle.state;
    return raceThrough(game, puzzles, line.goal, { ...puzzle, state }, bot, rng).solved;
  };
  const tried = (bot: Bot<Kind>, i: number): Solvers => {
    const level = i - beginners.length;
    const thought = level < levels.length / 2 ? WEAK_TRIES : TRIES;
    const tries = puzzle.time === undefined ? thought : RACE_TRIES;
    const results = Array.from({ length: tries }, () => solves(bot));
    return { strength: WEAKEST + STEP * level, tries: 1, solved: results.filter(Boolean).length / tries };
  };
  const solvers = [...beginners, ...levels.map(({ bot }) => bot)].map(tried);
  const [first, last] = [defined(solvers[0]), defined(solvers.at(-1))];
  return ratingFrom(solvers, [first.strength - EASIER, last.strength + EASIER]);
};

/** Bots of all levels make mostly the same moves, and a proof may take a second. */
const remembered = (judge: Puzzles<Kind>['judge']): Puzzles<Kind>['judge'] => {
  const known = new Map<string, ReturnType<typeof judge>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const verdict = known.get(key) ?? judge(...asked);
    known.set(key, verdict);
    return verdict;
  };
};

/** True if the bot plays the whole solution. */
const thinksThrough = (
  game: Game<Kind>,
  judge: Puzzles<Kind>['judge'],
  goal: string,
  { state, solver, turns }: OpenPuzzle<Kind>,
  bot: Bot<Kind>,
  rng: Rng,
): boolean => {
  let [now, left] = [startFrom<Kind>(state), turns];
  for (;;) {
    const { move } = bot(scene(game, now, solver), solver, () => true, rng);
    const verdict = judge(goal, now.state, move, left);
    if (verdict.is !== 'on') return verdict.is === 'solved';
    for (const each of [move, ...verdict.replies]) now = played(game, now, each);
    left = verdict.turns;
  }
};

const played = (game: Game<Kind>, now: Position<Kind>, move: Kind['move']): Position<Kind> => {
  const by = defined(game.actors(now.state)[0]);
  const next = play(game, 'puzzle', now, { by, at: now.at, move });
  if (isRefusal(next)) throw new Error(`a puzzle goes on with an illegal move: ${next.why}`);
  return next;
};
