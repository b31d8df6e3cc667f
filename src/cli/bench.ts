import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Playouts } from '../kernel/extras.ts';
import { start } from '../kernel/match.ts';
import { readOptions } from '../kernel/options.ts';
import { playouts } from '../kernel/playout.ts';
import { findGames, type GameBox } from '../server/games.ts';
import { median } from './arena/statistics.ts';
import { diceFrom } from './chance.ts';
import { until } from './deadline.ts';
import { counter } from './perft.ts';
import { theGame } from './values.ts';

const ROUNDS = 7;
const ROUND_MS = 300;
const PERFT_MS = 400;
const STARTS = 7;

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game (default: all)')
    .option('--json', 'the figures as JSON')
    .addHelpText(
      'after',
      `
Prints how fast this machine is, on one core: random matches a second through the plain rules and through the fast
engine, measured in turns so that a busy moment strikes both; sequences counted a second; how long the program starts.

Examples:
  $ clowder bench
  $ clowder bench <game> --json`,
    )
    .action(runBench);

const runBench = async (id: string | undefined, { json }: { json?: true }): Promise<void> => {
  const boxes = await Promise.all((id === undefined ? findGames() : [id]).map(theGame));
  const games = boxes.map(measure);
  const startMs = startTime();
  if (json) return console.log(JSON.stringify({ startMs, games }));
  for (const one of games) console.log(printed(one));
  console.log(`start of the program: ${startMs.toFixed(0)} ms`);
};

interface Figures {
  readonly game: string;
  readonly plain: number; // random matches a second
  readonly fast: number | null;
  readonly plainPerft: number; // sequences a second
  readonly fastPerft: number | null;
}

const measure = (box: GameBox): Figures => {
  const { game, fast } = box;
  const header = { game: game.id, version: game.version, seats: game.seats[0], options: readOptions(game) };
  const { state } = start(game, { ...header, seed: 'bench' });
  const rates: Record<'plain' | 'fast', number[]> = { plain: [], fast: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const rng = () => diceFrom(`bench ${round}`);
    const plain = rate((think) => playouts(game, state, think, rng()));
    const quick = fast && rate((think) => fast.playouts(state, think, rng()));
    if (round === 0) continue; // the first round only warms up
    rates.plain.push(plain);
    if (quick !== null) rates.fast.push(quick);
  }
  return {
    game: game.id,
    plain: median(rates.plain),
    fast: fast && median(rates.fast),
    plainPerft: perftRate(counter(box, true), state),
    fastPerft: fast && perftRate(counter(box, false), state),
  };
};

const rate = (run: (think: () => boolean) => Playouts): number => {
  const began = performance.now();
  const { matches } = run(until(ROUND_MS));
  return (1000 * matches) / (performance.now() - began);
};

/** Deeper and deeper until it takes long enough to be measured. */
const perftRate = (count: (state: unknown, depth: number) => number, state: unknown): number => {
  for (let depth = 1; ; depth++) {
    const began = performance.now();
    const sequences = count(state, depth);
    const ms = performance.now() - began;
    if (ms > PERFT_MS || depth === 12) return (1000 * sequences) / ms;
  }
};

const startTime = (): number => {
  const bin = fileURLToPath(new URL('../../bin/clowder.mjs', import.meta.url));
  const times = Array.from({ length: STARTS }, () => {
    const began = performance.now();
    spawnSync(process.execPath, [bin, '--version']);
    return performance.now() - began;
  });
  return median(times);
};

const number = (value: number): string => Math.round(value).toLocaleString('en');
const times = (quick: number, slow: number): string => `${(quick / slow).toFixed(1)} times the plain rules`;

const printed = ({ game, plain, fast, plainPerft, fastPerft }: Figures): string =>
  [
    game,
    `  random matches a second, plain rules: ${number(plain)}`,
    ...(fast === null
      ? []
      : [`  random matches a second, fast engine: ${number(fast)}, ${times(fast, plain)}`]),
    `  sequences counted a second, plain rules: ${number(plainPerft)}`,
    ...(fastPerft === null
      ? []
      : [`  sequences counted a second, fast engine: ${number(fastPerft)}, ${times(fastPerft, plainPerft)}`]),
  ].join('\n');
