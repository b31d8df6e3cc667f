import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Kind, Scene } from '../../kernel/game.ts';
import { legal, preview, start } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { playouts } from '../../kernel/playout.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import { median } from '../arena/statistics.ts';
import { diceFrom } from '../matches/chance.ts';
import { busiest } from '../bench/busiest.ts';
import { countingDepth, ratesOf, type Rate, type Task } from '../bench/measure.ts';
import { counter } from './perft.ts';
import { takeAll } from '../../catalogue/open-games.ts';
import { theGame } from '../terminal/values.ts';

const STARTS = 7;

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game (default: all)')
    .option('--json', 'the figures as JSON')
    .addHelpText(
      'after',
      `
Prints how fast this machine is, on one core: random matches and counted sequences through the plain rules and through
the fast engine, warmed up first and then measured in turns, the median of seven; at the moment with the most moves of some
random matches at a full table, how long it takes to find them all, and to show what one of them would do; and how long the
program takes to start. A CPU-second is a second of the processor's time, which other programs do not shorten as they do one by the clock.

Examples:
  $ clowder bench
  $ clowder bench <game> --json`,
    )
    .action(runBench);

const runBench = async (id: string | undefined, { json }: { json?: true }): Promise<void> => {
  const boxes = id === undefined ? await takeAll(console.error) : [await theGame(id)];
  const games = boxes.map(measure);
  const startMs = startTime();
  if (json) return console.log(JSON.stringify({ startMs, games }));
  for (const one of games) console.log(printed(one));
  console.log(`start of the program: ${startMs.toFixed(0)} ms`);
  console.log(
    'Other programs slow down what the clock on the wall says, in brackets; trust the CPU-seconds.',
  );
};

interface Figures {
  readonly game: string;
  readonly matches: Pair; // random ones
  readonly sequences: Pair | null; // null where nobody has a move to count
  readonly busiest: BusiestFigures | null; // the moment with the most moves
}
interface BusiestFigures {
  readonly seats: number;
  readonly moves: number;
  readonly legalMs: number; // CPU time to find them
  readonly previewMs: number; // and to show what one would do
}
interface Pair {
  readonly plain: Rate;
  readonly fast: Rate | null;
}

const measure = (box: GameBox): Figures => {
  const { game, fast } = box;
  const header = { game: game.id, version: game.version, seats: game.seats[0], options: readOptions(game) };
  const { state } = start(game, { ...header, seed: 'bench' });
  const rng = diceFrom('bench');
  const count = (slow: boolean): Task | null => {
    const sequences = counter(box, slow);
    const depth = countingDepth((deep) => sequences(state, deep));
    return depth === null ? null : (times) => sum(times, () => sequences(state, depth));
  };
  const plainCount = count(true);
  return {
    game: game.id,
    matches: pair(
      (times) => playouts(game, state, countdown(times), rng).matches,
      fast && ((times) => fast.playouts(state, countdown(times), rng).matches),
    ),
    sequences: plainCount && pair(plainCount, fast && count(false)),
    busiest: measureBusiest(box),
  };
};

const measureBusiest = ({ game }: GameBox): BusiestFigures | null => {
  const found = busiest(game, diceFrom('busiest'));
  if (!found) return null;
  const { seats, moves, here, seat, move } = found;
  const [toFind = NOTHING, toShow = NOTHING] = ratesOf([
    (times) => sum(times, () => (legal(game, fresh(here), seat), 1)),
    (times) => sum(times, () => (preview(game, fresh(here), seat, move), 1)),
  ]);
  return { seats, moves, legalMs: 1000 / toFind.cpu, previewMs: 1000 / toShow.cpu };
};

/** A view nobody has seen: rules may remember what they found out about one. */
const fresh = (here: Scene<Kind>): Scene<Kind> => structuredClone(here);

const pair = (slow: Task, quick: Task | null): Pair => {
  const [plain = NOTHING, fast = null] = ratesOf(quick ? [slow, quick] : [slow]);
  return { plain, fast };
};
const NOTHING: Rate = { cpu: 0, wall: 0 };

const sum = (times: number, count: () => number): number => {
  let all = 0;
  for (let i = 0; i < times; i++) all += count();
  return all;
};

/** True until it has been asked so often: a number of matches, where others hand in a clock. */
const countdown = (times: number) => {
  let left = times;
  return (): boolean => --left > 0;
};

const startTime = (): number => {
  const bin = fileURLToPath(new URL('../../../bin/clowder.mjs', import.meta.url));
  const times = Array.from({ length: STARTS }, () => {
    const began = performance.now();
    spawnSync(process.execPath, [bin, '--version']);
    return performance.now() - began;
  });
  return median(times);
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
const rate = ({ cpu, wall }: Rate): string => `${number(cpu)} a CPU-second (${number(wall)} a second)`;

const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

const lines = (what: string, { plain, fast }: Pair): string[] => [
  `  ${what}, plain rules: ${rate(plain)}`,
  ...(fast
    ? [`  ${what}, fast engine: ${rate(fast)}, ${(fast.cpu / plain.cpu).toFixed(1)} times the plain rules`]
    : []),
];

const printed = ({ game, matches, sequences, busiest: most }: Figures): string =>
  [
    game,
    ...lines('random matches', matches),
    `  a random match, plain rules: ${ms(1000 / matches.plain.cpu)} of CPU time`,
    ...(sequences ? lines('sequences counted', sequences) : []),
    ...(most
      ? [
          `  ${number(most.moves)} legal moves among ${most.seats} players: found in ${ms(most.legalMs)}, one previewed in ${ms(most.previewMs)} of CPU time`,
        ]
      : []),
  ].join('\n');
