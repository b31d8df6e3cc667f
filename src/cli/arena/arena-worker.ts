import { parentPort, workerData } from 'node:worker_threads';
import type { Kind, Header, Millis } from '../../kernel/game.ts';
import { contestant } from './contestant.ts';
import { contest, fixture } from './contest.ts';
import { theGame } from '../terminal/values.ts';

/**
 * The settings of one arena, sent to every worker once. After that it gets numbers of matches and answers
 * with results.
 */
export interface ArenaPlan {
  readonly header: Omit<Header<Kind>, 'seed'>;
  readonly seed: string;
  readonly a: string;
  readonly b: string;
  readonly ms: Millis | null;
}

const plan = workerData as ArenaPlan;
const loaded = await theGame(plan.header.game);
const levels = { a: contestant(loaded, plan.a, plan.ms), b: contestant(loaded, plan.b, plan.ms) };

parentPort?.on('message', (i: number) => {
  parentPort?.postMessage(contest(loaded, levels, fixture(plan.header, plan.seed, i)));
});
