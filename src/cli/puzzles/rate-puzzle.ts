import { defined } from '../../kernel/defined.ts';
import { isRefusal, type Bot, type Game, type Kind, type Rng } from '../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../kernel/match.ts';
import type { PuzzleLine, Puzzles } from '../../kernel/puzzle.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';

const WEAKEST = 800; // the rating of the first level
const STEP = 150; // from one level to the next: about 70 % of the games
const TRIES = 2;
const SPREAD = 400; // points that make the better one ten times as likely to succeed
const EASIER = 300; // a puzzle that every level solves is so much below the weakest; one that none solves so much above the strongest

/** How hard a puzzle is: the rating at which it is solved half of the time, by what bots of all levels do with it. */
export const ratePuzzle = (
  { game, levels }: LoadedGame,
  puzzles: Puzzles<Kind>,
  line: Omit<PuzzleLine, 'rating'>,
  rng: Rng,
): number => {
  const tries = ({ bot }: LoadedGame['levels'][number]): boolean[] =>
    Array.from({ length: TRIES }, () => solves(game, puzzles, line, bot, rng));
  return ratingOf(levels.map((level) => tries(level).filter(Boolean).length / TRIES));
};

/** True if the bot plays the whole solution. */
const solves = (
  game: Game<Kind>,
  puzzles: Puzzles<Kind>,
  line: Omit<PuzzleLine, 'rating'>,
  bot: Bot<Kind>,
  rng: Rng,
): boolean => {
  const { state, solver, turns } = puzzles.open({ ...line, rating: 0 });
  let [now, left] = [startFrom<Kind>(state), turns];
  for (;;) {
    const { move } = bot(scene(game, now, solver), solver, () => true, rng);
    const verdict = puzzles.judge(line.goal, now.state, move, left);
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

/** The rating at which levels with these shares of success would be expected to have them. */
export const ratingOf = (shares: readonly number[]): number => {
  const solved = shares.reduce((all, share) => all + share, 0);
  const expected = (rating: number): number =>
    shares.reduce((all, _, level) => all + 1 / (1 + 10 ** ((rating - WEAKEST - STEP * level) / SPREAD)), 0);
  let [low, high] = [WEAKEST - EASIER, WEAKEST + STEP * (shares.length - 1) + EASIER];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > solved) low = middle;
    else high = middle;
  }
  return Math.round(low / 10) * 10;
};
