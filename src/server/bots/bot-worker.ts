import { parentPort, workerData } from 'node:worker_threads';
import { legal } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import type { BotJob, BotMove } from './bot-job.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import { openShelf, versionOpener } from '../../catalogue/catalogue.ts';

/** A thread in which bots think, so that the tables never wait for them. */

const address = new URL(workerData as string);
const shelf = openShelf(address);
const openVersion = versionOpener(address);

const think = ({ game, levels }: GameBox, { level, seat, scene, luck }: BotJob): BotMove => {
  // An older version has the common levels, which may be fewer than those the seat was given.
  const { bot, ms } = levels[Math.min(level, levels.length - 1)] ?? { bot: null, ms: 0 };
  if (!bot || bot.waits?.(scene, seat) || !legal(game, scene, seat).length) return { move: null, after: 0 };
  const until = performance.now() + ms;
  const { move, after } = bot(scene, seat, () => performance.now() < until, quickRng(luck));
  return { move: game.write(move), after };
};

const answer = async (job: BotJob): Promise<BotMove> => {
  const now = (await shelf).get(job.game);
  const box = now && (await openVersion(now, job.version));
  return box ? think(box, job) : { move: null, after: 0 };
};

parentPort?.on('message', (job: BotJob) => {
  // A bot that fails ends the thread; the pool notices, and hires another.
  void answer(job).then((move) => parentPort?.postMessage(move));
});
