import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { slowerOnes, tableOf, verdict, type Comparison, type Figure } from '../../bench/compare.ts';
import { readKeptRun } from '../../bench/kept-run.ts';
import { builtAt } from '../../catalogue/module-urls.ts';
import { openAllGames } from '../../catalogue/open-games.ts';
import type { GameSpeed } from '../bench/measure-game.ts';
import { figuresOf, printed } from '../bench/print.ts';
import { gameIn, settled } from '../bench/measure-again.ts';
import { measureStart } from '../bench/start-time.ts';
import { codeOf } from '../records/record-file.ts';
import { theGame } from '../terminal/values.ts';
import { NegativeResult, UsageError } from '../terminal/exit-errors.ts';

interface Options {
  readonly json?: true;
  readonly against?: string;
}

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game (default: all)')
    .option('--json', 'the figures as JSON')
    .option(
      '--against <file>',
      'compare with a run kept by --json; exit code 1 if anything is a fifth slower',
    )
    .addHelpText(
      'after',
      `
Prints how fast this machine is, on one core: random matches and counted sequences through the plain rules and through
the fast engine, warmed up first and then measured in turns, the median of seven; at the moment with the most moves of some
random matches at a full table, how long it takes to find them all, and to show what one of them would do; how long the
review of a long match takes; and how long the program takes to start. A CPU-second is a second of the processor's time, which other programs do not shorten as they do one by the clock.

Before a comparison every figure is divided by a fixed piece of work that took turns with it, so a slower machine does not count
as a loss. What looks slower is measured again, up to twice.

Examples:
  $ clowder bench
  $ clowder bench <game> --json
  $ clowder bench --json > before.json
  $ clowder bench --against before.json`,
    )
    .action(runBench);

const runBench = async (id: string | undefined, { json, against }: Options): Promise<void> => {
  const loadedGames = id === undefined ? await openAllGames(console.error) : [await theGame(id)];
  const kept = against === undefined ? null : keptIn(against);
  const games = loadedGames.map(({ game }) => measureApart(game.id));
  const begin = measureStart();
  const figures = [...games.flatMap(figuresOf), begin];
  if (json) console.log(JSON.stringify({ startMs: begin.value, games, figures }));
  if (kept)
    return judge(settled(keptOf(kept, id), figures, measureAgain), json ? console.error : console.log);
  if (json) return;
  for (const one of games) console.log(printed(one));
  console.log(`start of the program: ${begin.value.toFixed(0)} ms`);
  console.log(
    'Other programs slow down what the clock on the wall says, in brackets; trust the CPU-seconds.',
  );
};

const WORKER = fileURLToPath(builtAt('cli/bench/bench-worker.js'));

const measureApart = (game: string): GameSpeed => {
  const { status, stdout } = spawnSync(process.execPath, [WORKER, game], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new NegativeResult(`${game} could not be measured.`);
  return JSON.parse(stdout) as GameSpeed;
};

const keptIn = (path: string): readonly Figure[] => {
  let figures: readonly Figure[] | null;
  try {
    figures = readKeptRun(path);
  } catch (error) {
    throw new UsageError(`The file “${path}” cannot be read (${codeOf(error)}).`, { cause: error });
  }
  if (figures) return figures;
  throw new UsageError(`“${path}” is not a run kept by “clowder bench --json”.`);
};

/** If only one game is measured, the other games of the file do not count as missing. */
const keptOf = (figures: readonly Figure[], id: string | undefined): Figure[] =>
  figures.filter(({ name }) => id === undefined || gameIn(name) === null || gameIn(name) === id);

const judge = (comparison: Comparison, print: (text: string) => void): void => {
  const slower = slowerOnes(comparison);
  print(tableOf(comparison));
  if (slower.length) throw new NegativeResult(verdict(slower));
  print(verdict(slower));
};

const measureAgain = (game: string | null): Figure[] =>
  game === null ? [measureStart()] : figuresOf(measureApart(game));
