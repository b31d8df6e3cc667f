import { parentPort, workerData } from 'node:worker_threads';
import { scheduled, type SoakPlan } from './schedule.ts';
import { soakMatch } from './soak-match.ts';
import { theGame } from '../terminal/values.ts';

const plan = workerData as SoakPlan;
const loadedGames = await Promise.all(plan.games.map(theGame));

parentPort?.on('message', (n: number) => {
  const { loaded, header, playedBy } = scheduled(plan, loadedGames, n);
  parentPort?.postMessage(soakMatch(loaded, header, playedBy, plan.ms));
});
