import type { GameBots } from '../../../bots/level.ts';
import type { Bot } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/random.ts';
import { legal } from '../../../kernel/match.ts';
import { moveOf } from './engine/load.ts';
import { findMove } from './engine/search.ts';
import rules from '../rules/game.ts';
import type { Boop } from '../rules/types.ts';

/**
 * The play of a level: its depth, the random noise on its evaluation, and the percentage of purely random
 * moves.
 */
const player =
  (depth: number, noise: number, careless: number): Bot<Boop> =>
  (scene, seat, think, rng) => {
    if (rng.int(100) < careless) return { move: pick(rng, legal(rules, scene, seat)), after: 0 };
    return { move: moveOf(findMove(scene.view, depth, noise, think, rng).move), after: 0 };
  };

const boopBots: GameBots<Boop> = {
  levels: [
    { bot: player(1, 60, 40), ms: 100 }, // a child can win
    { bot: player(1, 25, 10), ms: 100 },
    { bot: player(2, 10, 0), ms: 200 },
    { bot: player(4, 0, 0), ms: 500 },
    { bot: player(40, 0, 0), ms: 1000 },
  ],
};
export default boopBots;
