import type { GameBots } from '../../../bots/level.ts';
import type { Boop } from '../rules/types.ts';
import { player } from './player.ts';

/** Steps of about the same height, except the last, which is still too high: decisions/21 has the figures. */
const boopBots: GameBots<Boop> = {
  levels: [
    { bot: player({ depth: 2, careless: 48 }), ms: 100 },
    { bot: player({ depth: 2, careless: 30 }), ms: 200 },
    { bot: player({ depth: 3, careless: 23 }), ms: 500 },
    { bot: player({ depth: 3, careless: 9 }), ms: 500 },
    { bot: player({ depth: 4, careless: 5 }), ms: 1000 },
    { bot: player({ depth: 4, careless: 1 }), ms: 1000 },
    { bot: player({ depth: 40, careless: 0 }), ms: 1000 },
  ],
};
export default boopBots;
