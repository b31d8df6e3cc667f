import type { GameBots } from '../../../bots/level.ts';
import type { Bot } from '../../../kernel/game.ts';
import { anyMove, lookAhead, rate, type Search } from './search.ts';
import { PATIENT } from './preferences.ts';
import type { IfItFits } from '../rules/types.ts';

/** Plays the move that looks best, rated with noise; in `careless` of a hundred cases a random one. */
const greedy =
  (blur: number, careless: number): Bot<IfItFits> =>
  (scene, seat, _think, rng) => {
    if (rng.int(100) < careless) return { move: anyMove(scene, seat, rng), after: 0 };
    const [best] = rate(scene, seat, PATIENT, rng, blur);
    return { move: best.move, after: 0 };
  };

/** Plays the best-looking moves on in imagined worlds, while there is time. */
const thoughtful =
  (search: Search): Bot<IfItFits> =>
  (scene, seat, think, rng) => ({ move: lookAhead(scene, seat, search, think, rng), after: 0 });

const fitsBots: GameBots<IfItFits> = {
  greedy: 3,
  levels: [
    { bot: greedy(4, 60), ms: 50 }, // a child can win
    { bot: greedy(3, 20), ms: 50 },
    { bot: greedy(0, 0), ms: 50 },
    { bot: thoughtful({ best: 3, depth: 3, worlds: 1, preferences: PATIENT }), ms: 60 }, // one move deeper would nearly equal the next level
    { bot: thoughtful({ best: 10, depth: 10, worlds: Infinity, preferences: PATIENT }), ms: 800 },
  ],
};
export default fitsBots;
