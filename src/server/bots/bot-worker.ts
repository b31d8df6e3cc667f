import { parentPort, workerData } from 'node:worker_threads';
import { choose } from '../../bots/choose.ts';
import { quickRng } from '../../kernel/random.ts';
import { openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import type { BotAnswer, BotJob } from './bot-job.ts';

/** A thread in which bots think, so that the tables never wait for them. */

const address = new URL(workerData as string);
const catalogue = openCatalogue(address);
const openVersion = versionOpener(address);

const answer = async (job: BotJob): Promise<BotAnswer> => {
  const now = (await catalogue).get(job.game);
  const { game, levels = [] } = (now && (await openVersion(now, job.version))) ?? {};
  // An older version has the common levels, which may be fewer than those the seat was given.
  const { bot, ms } = levels[Math.min(job.level, levels.length - 1)] ?? { bot: null, ms: 0 };
  const until = performance.now() + ms;
  return game && bot ? choose(game, bot, job, () => performance.now() < until, quickRng(job.luck)) : null;
};

parentPort?.on('message', (job: BotJob) => {
  // A bot that fails ends the thread; the pool notices it and starts a new one.
  void answer(job).then((choice) => parentPort?.postMessage(choice));
});
