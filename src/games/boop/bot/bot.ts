import type { GameBots } from '../../../bots/level.ts';
import type { Boop } from '../rules/types.ts';
import { player } from './player.ts';

/**
 * Steps of about the same height: decisions/21 has the figures. All are limited by depth, not by time, and are as strong on a
 * slow machine; `ms` is more than they need.
 */
const boopBots: GameBots<Boop> = {
  levels: [
    { bot: player({ depth: 2, careless: 48 }), ms: 100 },
    { bot: player({ depth: 2, careless: 30 }), ms: 200 },
    { bot: player({ depth: 3, careless: 23 }), ms: 500 },
    { bot: player({ depth: 3, careless: 9 }), ms: 500 },
    { bot: player({ depth: 4, careless: 5 }), ms: 1000 },
    { bot: player({ depth: 4, careless: 1 }), ms: 1000 },
    { bot: player({ depth: 5, careless: 0, shallow: 50 }), ms: 1000 },
    { bot: player({ depth: 5, careless: 0 }), ms: 1000 },
    { bot: player({ depth: 6, careless: 0 }), ms: 5000 },
  ],
};
export default boopBots;
