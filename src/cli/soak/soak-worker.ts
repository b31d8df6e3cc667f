import { parentPort, workerData } from 'node:worker_threads';
import { scheduled, type SoakPlan } from './schedule.ts';
import { soakMatch } from './soak-match.ts';
import { theGame } from '../terminal/values.ts';

const plan = workerData as SoakPlan;
const boxes = await Promise.all(plan.games.map(theGame));

parentPort?.on('message', (n: number) => {
  const { box, header, hands } = scheduled(plan, boxes, n);
  parentPort?.postMessage(soakMatch(box, header, hands, plan.ms));
});
