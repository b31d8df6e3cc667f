import type { GameBots } from '../../../bots/level.ts';
import { oneMoveAhead, thoughtful } from './player.ts';
import { PATIENT } from './preferences.ts';
import type { IfItFits } from '../rules/types.ts';

/**
 * Steps of about the same height: decisions/24 has the figures. All are limited by their work, not by time, and are as strong
 * on a slow machine; `ms` is more than they need.
 */
const fitsBots: GameBots<IfItFits> = {
  greedy: 4,
  levels: [
    { bot: oneMoveAhead(85), ms: 50 },
    { bot: oneMoveAhead(65), ms: 50 },
    { bot: oneMoveAhead(40), ms: 50 },
    { bot: oneMoveAhead(0), ms: 50 },
    { bot: thoughtful({ best: 3, depth: 3, worlds: 1, preferences: PATIENT }), ms: 500 },
    { bot: thoughtful({ best: 10, depth: 10, worlds: 48, preferences: PATIENT }), ms: 1000 },
  ],
};
export default fitsBots;
