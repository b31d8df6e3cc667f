import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Game, Kind } from '../../kernel/game.ts';
import { contestant } from '../arena/contestant.ts';
import type { Played } from '../arena/contest.ts';
import { printed, summary } from '../arena/summary.ts';
import { freshSeed } from '../matches/seeds.ts';
import { interruption } from '../terminal/interruption.ts';
import { workAll } from '../matches/pool.ts';
import { progress } from '../terminal/progress.ts';
import {
  nameAndValue,
  optionsOf,
  seatsFor,
  seedText,
  theGame,
  wholeFrom,
  type Chosen,
} from '../terminal/values.ts';
import { UsageError } from '../terminal/exit-errors.ts';

interface Options {
  readonly games: number;
  readonly ms?: number;
  readonly seats?: number;
  readonly option?: Chosen;
  readonly workers: number;
  readonly seed?: string;
  readonly json?: true;
}

export const define = (command: Command): Command =>
  command
    .argument('<game>', 'which game')
    .argument(
      '<botA>',
      'a level (1 is the weakest), top, greedy (the game’s own, if it has one), random, mcts, or mcts:ROUNDS',
    )
    .argument('[botB]', 'the same; nobody where A plays alone')
    .option('--games <n>', 'how many games', wholeFrom(1, 1_000_000), 40)
    .option('--ms <n>', 'thinking time a move (default: each level’s own)', wholeFrom(1, 600_000))
    .option('--seats <n>', 'how many seats; A has one, B the others', wholeFrom(1, 99))
    .option('--option <name=value>', 'an option of the game, as often as needed', nameAndValue)
    .option('--workers <n>', 'how many games at a time', wholeFrom(1, 256), availableParallelism())
    .option('--seed <text>', 'the same seed, the same luck', seedText)
    .option('--json', 'the result as JSON')
    .addHelpText(
      'after',
      `
Seats are swapped after every game. Where A plays alone, it wins or loses against the game itself. A bot gets the scene of its seat and nothing else. Ctrl-C stops and prints the result so
far, with exit code 130.

Examples:
  $ clowder arena <game> 3 1
  $ clowder arena <game> top greedy
  $ clowder arena <game> 5 mcts:10000 --games 40 --ms 300
  $ clowder arena <game> 4 --seats 1 --option difficulty=hard`,
    )
    .action(runArena);

/** The minimum of the game, but at least the number of bots. */
const usualSeats = ({ seats: [least, most] }: Game<Kind>, two: boolean): number =>
  two ? Math.min(most, Math.max(2, least)) : least;

const runArena = async (
  id: string,
  a: string,
  second: string | undefined,
  options: Options,
): Promise<void> => {
  const b = second ?? a;
  const loaded = await theGame(id);
  const { game } = loaded;
  const ms = options.ms ?? null;
  // A wrong name is reported before anything starts.
  const [nameA, nameB] = [contestant(loaded, a, ms).is, contestant(loaded, b, ms).is];
  const seats = seatsFor(game, options.seats ?? usualSeats(game, second !== undefined));
  if (second === undefined && seats > 1)
    throw new UsageError('Say who the other bot is, or let A play alone: --seats 1.');
  const chosen = optionsOf(game, seats, options.option);
  const header = { game: id, version: game.version, seats, options: chosen };
  const plan = { header, seed: options.seed ?? freshSeed(), a, b, ms };
  const all: Played[] = [];
  let [wins, losses] = [0, 0];
  const shown = progress(options.games, 10);
  const tell = (played: Played): void => {
    all.push(played);
    if (played.points === 1) wins++;
    else if (played.points === 0) losses++;
    shown.to(all.length, `+${wins} =${all.length - wins - losses} −${losses}`);
  };
  const code = new URL('../arena/arena-worker.js', import.meta.url);
  const work = { code, plan, pieces: options.games, cores: options.workers, tell };
  await workAll(work, interruption());
  shown.end();
  if (!all.length) return console.error('No game was finished.');
  const result = summary(all);
  // JSON has no infinity: an Elo difference without bound is null.
  console.log(
    options.json
      ? JSON.stringify({ a: nameA, b: nameB, seed: plan.seed, ...result })
      : printed(nameA, nameB, result, seats === 1),
  );
};
