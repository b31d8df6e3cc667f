import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { freshSeed } from '../matches/seeds.ts';
import { interruption } from '../terminal/interruption.ts';
import { workAll } from '../matches/pool.ts';
import { progress } from '../terminal/progress.ts';
import { openAllGames } from '../../catalogue/open-games.ts';
import { matchesOf, type SoakPlan } from '../soak/schedule.ts';
import type { Soaked } from '../soak/soak-match.ts';
import { printedSoak } from '../soak/summary.ts';
import { seedText, theGame, wholeFrom } from '../terminal/values.ts';
import { NegativeResult } from '../terminal/exit-errors.ts';

interface Options {
  readonly random: number;
  readonly bots: number;
  readonly ms: number;
  readonly workers: number;
  readonly seed?: string;
}

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game (default: all)')
    .option('--random <n>', 'matches of random moves, for each game', wholeFrom(0, 10_000_000), 1000)
    .option('--bots <n>', 'matches of bots of mixed levels, for each game', wholeFrom(0, 10_000_000), 20)
    .option('--ms <n>', 'how long a bot may think', wholeFrom(1, 600_000), 20)
    .option('--workers <n>', 'how many matches at a time', wholeFrom(1, 256), availableParallelism())
    .option('--seed <text>', 'repeat an earlier run', seedText)
    .addHelpText(
      'after',
      `
Every number of seats and every option take their turns. Each match must end, with an outcome, and its record must replay to
the same end. What does not is printed as a record, with exit code 1. “fuzz” asks much more of far fewer matches.

Examples:
  $ clowder soak
  $ clowder soak <game> --random 10000 --bots 1000`,
    )
    .action(runSoak);

const runSoak = async (id: string | undefined, options: Options): Promise<void> => {
  const loadedGames = id === undefined ? await openAllGames(console.error) : [await theGame(id)];
  const { random, bots, ms } = options;
  const seed = options.seed ?? freshSeed();
  const plan: SoakPlan = { games: loadedGames.map(({ game }) => game.id), random, bots, ms, seed };
  const pieces = matchesOf(plan);
  const all: Soaked[] = [];
  const shown = progress(pieces, 10_000);
  const tell = (one: Soaked): void => {
    if (one.fault !== null)
      throw new NegativeResult(`A match went wrong: ${one.fault}\nseed of the run: ${seed}`);
    all.push(one);
    shown.to(all.length, 'matches');
  };
  const code = new URL('../soak/soak-worker.js', import.meta.url);
  try {
    await workAll({ code, plan, pieces, cores: options.workers, tell }, interruption());
  } finally {
    shown.end();
  }
  console.log(`${printedSoak(all)}\n${all.length} matches, and all ended as they should (seed ${seed}).`);
};
