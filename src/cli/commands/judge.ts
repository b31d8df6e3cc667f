import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { quickMatchOf } from '../../kernel/abilities.ts';
import type { Header, Kind } from '../../kernel/game.ts';
import { agreementOf, printedMarks, timedReview } from '../judge/agreement.ts';
import { botRecord } from '../judge/bot-record.ts';
import { printedCalibration, type Called } from '../judge/calibration.ts';
import type { CalibrationPlan } from '../judge/judge-worker.ts';
import { workAll } from '../matches/pool.ts';
import { freshSeed } from '../matches/seeds.ts';
import { UsageError } from '../terminal/exit-errors.ts';
import { interruption } from '../terminal/interruption.ts';
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

interface Options {
  readonly matches: number;
  readonly moments: number;
  readonly level?: number;
  readonly seats?: number;
  readonly option?: Chosen;
  readonly ms?: number;
  readonly work?: number;
  readonly times: number;
  readonly workers: number;
  readonly seed?: string;
}

export const define = (command: Command): Command => {
  withTable(
    command
      .command('calibrate <game>')
      .description('Of the moments that the judge calls 70 %, how many are won?')
      .option('--matches <n>', 'matches of bots', wholeFrom(1, 1_000_000), 200)
      .option('--level <n>', 'the level of all bots (default: the upper half take turns)', wholeFrom(1, 99))
      .option('--moments <n>', 'moments of each match', wholeFrom(1, 1000), 8)
      .option('--workers <n>', 'matches at a time', wholeFrom(1, 256), availableParallelism()),
  ).action(calibrate);
  withTable(
    command
      .command('agree <game>')
      .description('Do the marks of a review stay the same with more work, and how long does it take?')
      .option(
        '--matches <n>',
        'matches, in turns of the weakest and the strongest bots',
        wholeFrom(1, 1000),
        12,
      )
      .option('--times <n>', 'how much more work', wholeFrom(1, 1000), 10),
  ).action(agree);
  return command;
};

const withTable = (command: Command): Command =>
  command
    .option('--seats <n>', 'how many seats (default: the game’s best number)', wholeFrom(1, 99))
    .option('--option <name=value>', 'an option of the game, as often as needed', nameAndValue)
    .option('--ms <n>', 'thinking time of the bots (default: each level’s own)', wholeFrom(1, 600_000))
    .option('--work <n>', 'work of the judge for a moment (default: the game’s own)', wholeFrom(1))
    .option('--seed <text>', 'the same seed, the same matches', seedText);

const headerFor = ({ game }: LoadedGame, { seats: asked, option }: Options): Omit<Header<Kind>, 'seed'> => {
  const seats = seatsFor(game, asked ?? quickMatchOf(game).seats);
  return { game: game.id, version: game.version, seats, options: optionsOf(game, seats, option) };
};

const calibrate = async (id: string, options: Options): Promise<void> => {
  const loaded = await theGame(id);
  const all = [...loaded.levels.keys()];
  const levels = options.level ? all.slice(options.level - 1, options.level) : all.slice(all.length / 2);
  if (!levels.length) throw new UsageError(`The bots of this game have levels from 1 to ${all.length}.`);
  const plan: CalibrationPlan = {
    header: headerFor(loaded, options),
    seed: options.seed ?? freshSeed(),
    levels, // a chance means: if everybody plays well
    ms: options.ms ?? null,
    work: options.work ?? null,
    moments: options.moments,
  };
  const called: Called[] = [];
  let done = 0;
  const shown = progress(options.matches, 50);
  const tell = (moments: readonly Called[]): void => {
    called.push(...moments);
    shown.to(++done, 'matches');
  };
  const code = new URL('../judge/judge-worker.js', import.meta.url);
  await workAll({ code, plan, pieces: options.matches, cores: options.workers, tell }, interruption());
  shown.end();
  console.log(printedCalibration(called, loaded.judge.steepness));
};

const agree = async (id: string, options: Options): Promise<void> => {
  const loaded = await theGame(id);
  const header = headerFor(loaded, options);
  const work = options.work ?? loaded.judge.work;
  const seed = options.seed ?? freshSeed();
  const found = new Map<number, Agreed>();
  for (let nth = 0; nth < options.matches; nth++) {
    const level = nth % 2 === 0 ? 0 : loaded.levels.length - 1;
    const record = botRecord(loaded, { ...header, seed: `${seed}/${nth}` }, level, options.ms ?? null);
    const usual = timedReview(loaded, record, work);
    const agreement = agreementOf(usual.moments, timedReview(loaded, record, work * options.times).moments);
    const { all, same } = found.get(level) ?? { all: 0, same: 0 };
    found.set(level, { all: all + agreement.decisions, same: same + agreement.same });
    const seconds = (usual.ms / 1000).toFixed(1);
    console.log(
      `level ${level + 1}: ${record.entries.length} steps reviewed in ${seconds} s, a tenth after ${(usual.firstMs / 1000).toFixed(1)} s; ` +
        `${agreement.same} of ${agreement.decisions} marks the same; ${printedMarks(agreement.marks)}`,
    );
  }
  for (const [level, agreed] of found)
    console.log(`level ${level + 1}: ${printedAgreement(agreed, options.times)}`);
  console.log(`both: ${printedAgreement(sumOf([...found.values()]), options.times)}`);
};

/** The marks of some matches, and how many of them stay the same with more work. */
interface Agreed {
  readonly all: number;
  readonly same: number;
}

const sumOf = (some: readonly Agreed[]): Agreed => ({
  all: some.reduce((sum, one) => sum + one.all, 0),
  same: some.reduce((sum, one) => sum + one.same, 0),
});

const printedAgreement = ({ all, same }: Agreed, times: number): string =>
  `${all ? ((100 * same) / all).toFixed(1) : 100} % of ${all} marks agree with ${times} times the work`;
