import type { GameBots } from '../../bots/level.ts';
import type { Bot } from '../../kernel/game.ts';
import { anyMove, lookAhead, rate, sensible } from './search.ts';
import type { IfItFits } from './types.ts';

/** The most points at first sight, judged with a blur; `careless` times in a hundred, any move. */
const greedy =
  (blur: number, careless: number): Bot<IfItFits> =>
  (scene, seat, _think, rng) => {
    if (rng.int(100) < careless) return { move: anyMove(scene, seat, rng), after: 0 };
    const [best] = rate(scene.view, seat, sensible(scene, seat), rng, blur);
    if (!best) throw new Error(`seat ${seat} has no move`);
    return { move: best.move, after: 0 };
  };

/** Plays the best-looking moves to the end in imagined worlds, as long as there is time. */
const thoughtful =
  (best: number): Bot<IfItFits> =>
  (scene, seat, think, rng) => ({ move: lookAhead(scene, seat, best, think, rng), after: 0 });

const fitsBots: GameBots<IfItFits> = {
  levels: [
    { bot: greedy(4, 60), ms: 50 }, // a child wins
    { bot: greedy(3, 20), ms: 50 },
    { bot: greedy(0, 0), ms: 50 },
    { bot: thoughtful(6), ms: 60 },
    { bot: thoughtful(10), ms: 800 },
  ],
};
export default fitsBots;
