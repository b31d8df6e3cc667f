import type { Command } from 'commander';
import type { Rng } from '../../kernel/game.ts';
import { pick } from '../../kernel/random.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { diceFrom, freshSeed } from '../matches/seeds.ts';
import { until } from '../matches/deadline.ts';
import { lawBrokenBy } from '../fuzz/law-match.ts';
import { engineTarget, LINES_EACH } from '../fuzz/lines.ts';
import { allHeaders, someSession } from '../fuzz/sessions.ts';
import { shrink } from '../fuzz/shrink.ts';
import { complaintOf, type Target } from '../fuzz/target.ts';
import { moveTarget, positionTarget, recordTarget } from '../fuzz/texts.ts';
import { progress } from '../terminal/progress.ts';
import { openAllGames } from '../../catalogue/open-games.ts';
import { seedText, theGame, wholeFrom } from '../terminal/values.ts';
import { NegativeResult } from '../terminal/exit-errors.ts';

interface Options {
  readonly matches: number;
  readonly inputs: number;
  readonly seconds?: number;
  readonly seed?: string;
}

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game (default: all)')
    .option('--matches <n>', 'random matches under the laws', wholeFrom(0), 40)
    .option('--inputs <n>', 'hostile moves, positions, records and engine lines', wholeFrom(0), 100_000)
    .option('--seconds <n>', 'stop after so long', wholeFrom(1, 1_000_000))
    .option('--seed <text>', 'repeat an earlier run', seedText)
    .addHelpText(
      'after',
      `
What fails is made as short as it can be and printed; exit code 1.

Examples:
  $ clowder fuzz
  $ clowder fuzz <game> --inputs 1000000
  $ clowder fuzz --seconds 60 --inputs 100000000`,
    )
    .action(runFuzz);

const runFuzz = async (id: string | undefined, options: Options): Promise<void> => {
  const loadedGames = id === undefined ? await openAllGames(console.error) : [await theGame(id)];
  const seed = options.seed ?? freshSeed();
  const think = until((options.seconds ?? Infinity) * 1000);
  const began = performance.now();
  const matches = await tryMatches(loadedGames, seed, options.matches, think);
  const inputs = await tryInputs(loadedGames, seed, options.inputs, think);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${matches} matches and ${inputs} inputs in ${seconds} s: nothing wrong (seed ${seed}).`);
};

const tryMatches = async (
  loadedGames: readonly LoadedGame[],
  seed: string,
  matches: number,
  think: () => boolean,
): Promise<number> => {
  const ways = loadedGames.flatMap((loaded) =>
    allHeaders(loaded, seed).map((header) => ({ loaded, header })),
  );
  const shown = progress(matches, 1000);
  let done = 0;
  for (; done < matches && think(); done++) {
    const { loaded, header } = ways[done % ways.length] ?? {};
    if (!loaded || !header) break;
    const fault = await lawBrokenBy(loaded, { ...header, seed: `${seed} ${done}` });
    if (fault !== null) throw new NegativeResult(`A law is broken: ${fault}\nseed of the run: ${seed}`);
    shown.to(done + 1, 'matches');
  }
  shown.end();
  return done;
};

const EACH = 60; // inputs tried on one position before the next

const tryInputs = async (
  loadedGames: readonly LoadedGame[],
  seed: string,
  inputs: number,
  think: () => boolean,
): Promise<number> => {
  const rng = diceFrom(`inputs of ${seed}`);
  const shown = progress(inputs, 100_000);
  let done = 0;
  while (done < inputs && think()) {
    const target = anyTarget(pick(rng, loadedGames), rng, `${seed} ${done}`);
    const cost = target.name === 'engine lines' ? LINES_EACH : 1;
    for (let i = 0; i < EACH && done < inputs; i += cost, done += cost) await tryOne(target, rng, seed);
    shown.to(done, 'inputs');
  }
  shown.end();
  return done;
};

/** Moves most often, because strangers send them most; records least, because one takes a whole match. */
const anyTarget = (loaded: LoadedGame, rng: Rng, seed: string): Target => {
  const session = someSession(loaded, pick(rng, allHeaders(loaded, seed)), rng);
  const which = rng.int(20);
  if (which < 1) return recordTarget(session);
  if (which < 5) return engineTarget(session);
  return which < 9 && loaded.position ? positionTarget(loaded.position, session) : moveTarget(session);
};

const tryOne = async (target: Target, rng: Rng, seed: string): Promise<void> => {
  const text = target.sample(rng);
  if ((await complaintOf(target, text)) === null) return;
  const fails = async (part: readonly string[]) => (await complaintOf(target, part.join(''))) !== null;
  const whole = await shrink(text.split(/(?<=\n)/), fails);
  const least = (await shrink(whole.join('').split(''), fails)).join('');
  throw new NegativeResult(
    [
      `As ${target.name}, ${JSON.stringify(least)}: ${await complaintOf(target, least)}`,
      target.where,
      `seed of the run: ${seed}`,
    ].join('\n'),
  );
};
