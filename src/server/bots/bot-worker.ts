import { parentPort, workerData } from 'node:worker_threads';
import { choose } from '../../bots/choose.ts';
import { quickRng } from '../../kernel/random.ts';
import { openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import type { BotAnswer, BotJob, PuzzleAnswer, PuzzleJob } from './bot-job.ts';

/** A thread in which bots think, so that the tables never wait for them. */

const address = new URL(workerData as string);
const catalogue = openCatalogue(address);
const openVersion = versionOpener(address);

const answer = async (job: BotJob): Promise<BotAnswer> => {
  const now = (await catalogue).get(job.game);
  const { game, levels = [] } = (now && (await openVersion(now, job.version))) ?? {};
  // An older version has the common levels, which may be fewer than those the seat was given.
  const { bot, ms } = levels[Math.min(job.level, levels.length - 1)] ?? { bot: null, ms: 0 };
  return game && bot ? choose(game, bot, job, limitOf(job, ms), quickRng(job.luck)) : null;
};

/** By its work, if it is given, so that the answer does not depend on how busy the computer is. */
const limitOf = ({ work }: BotJob, ms: number): (() => boolean) => {
  if (work !== undefined) {
    let left = work;
    return () => left-- > 0;
  }
  const until = performance.now() + ms;
  return () => performance.now() < until;
};

const prove = async ({ game, prove: { goal, state, move, turns } }: PuzzleJob): Promise<PuzzleAnswer> => {
  const puzzles = await (await catalogue).get(game)?.puzzleBook();
  if (!puzzles) throw new Error(`the game ${game} has no puzzles`);
  return puzzles.judge(goal, state, move, turns);
};

parentPort?.on('message', (job: BotJob | PuzzleJob) => {
  // A bot that fails ends the thread; the pool notices it and starts a new one.
  const answered: Promise<BotAnswer | PuzzleAnswer> = 'prove' in job ? prove(job) : answer(job);
  void answered.then((found) => parentPort?.postMessage(found));
});
