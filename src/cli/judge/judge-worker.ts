import { parentPort, workerData } from 'node:worker_threads';
import { evenChance, judged, wonBy } from '../../bots/judge.ts';
import { defined } from '../../kernel/defined.ts';
import type { Header, Kind, Millis } from '../../kernel/game.ts';
import { scene } from '../../kernel/match.ts';
import { pick } from '../../kernel/random.ts';
import { diceFrom } from '../matches/seeds.ts';
import { theGame } from '../terminal/values.ts';
import { botRecord } from './bot-record.ts';
import type { Called } from './calibration.ts';

/** The settings of a calibration, sent to every worker once. After that it gets numbers of matches. */
export interface CalibrationPlan {
  readonly header: Omit<Header<Kind>, 'seed'>;
  readonly seed: string;
  readonly levels: readonly number[]; // they take turns
  readonly ms: Millis | null;
  readonly work: number | null;
  readonly moments: number; // of each match that are judged
}

const plan = workerData as CalibrationPlan;
const loaded = await theGame(plan.header.game);

const calledIn = (nth: number): Called[] => {
  const { game, judge } = loaded;
  const seed = `${plan.seed}/${nth}`;
  const level = defined(plan.levels[nth % plan.levels.length]);
  const { positions } = botRecord(loaded, { ...plan.header, seed }, level, plan.ms);
  const outcome = game.outcome(defined(positions.at(-1)).state);
  if (!outcome) return [];
  const { seats } = plan.header;
  const dice = diceFrom(`${seed}/moments`);
  return Array.from({ length: plan.moments }, () => {
    const position = pick(dice, positions.slice(0, -1));
    const asked = game.actors(position.state);
    const seat = asked.length ? pick(dice, asked) : dice.int(seats);
    const raw = { ...judge, steepness: 1 };
    const question = { scene: scene(game, position, seat), seat, seats };
    const { chances } = judged(raw, question, plan.work ?? judge.work, dice);
    return { chance: defined(chances[seat]), even: evenChance(seats), won: wonBy(outcome, seat) };
  });
};

parentPort?.on('message', (nth: number) => {
  parentPort?.postMessage(calledIn(nth));
});
