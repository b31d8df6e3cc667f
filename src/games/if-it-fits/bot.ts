import type { GameBots } from '../../bots/level.ts';
import type { Bot } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { PLAIN, TUNED, type Taste } from './judge.ts';
import rules from './rules.ts';
import { anyMove, lookAhead, rate, type Depth } from './search.ts';
import type { IfItFits } from './types.ts';

/** The move that looks best at first sight; `careless` times in a hundred, any. */
const sighted =
  (taste: Taste, noise: number, careless: number): Bot<IfItFits> =>
  (scene, seat, _think, rng) => {
    if (rng.int(100) < careless) return { move: anyMove(scene, seat, rng), after: 0 };
    const [best] = rate(scene.view, seat, legal(rules, scene, seat), taste, rng, noise);
    if (!best) throw new Error(`seat ${seat} has no move`);
    return { move: best.move, after: 0 };
  };

const thoughtful =
  (taste: Taste, depth: Depth): Bot<IfItFits> =>
  (scene, seat, think, rng) => ({ move: lookAhead(scene, seat, taste, depth, think, rng), after: 0 });

const fitsBots: GameBots<IfItFits> = {
  levels: [
    { bot: sighted(PLAIN, 4, 60), ms: 50 }, // a child wins
    { bot: sighted(PLAIN, 3, 20), ms: 50 },
    { bot: sighted(PLAIN, 0, 0), ms: 50 }, // greedy: the most points now
    { bot: sighted(TUNED, 0, 0), ms: 50 },
    { bot: thoughtful(TUNED, { best: 8, turns: 4 }), ms: 600 },
  ],
};
export default fitsBots;
