import type { GameBots } from '../../../bots/level.ts';
import { worth } from './evaluate/view-value.ts';
import { player, type Style } from './player.ts';
import type { Isle } from '../rules/state/types.ts';

const CAREFUL: Style = { forgets: 0, holes: 1, fish: 1, places: Infinity, noise: 0, ahead: 0 };

/** Five steps of about the same height: decisions/17 has the figures. */
const isleBots: GameBots<Isle> = {
  worth,
  levels: [
    // Somebody who has just learned the rules: buys lessons and forgets them, has no fish left for cats, leaves holes.
    {
      bot: player(
        { ...CAREFUL, forgets: 1, holes: 0, fish: 0.1, places: 4, noise: 5 },
        { places: 13, noise: 6 },
      ),
      ms: 100,
    },
    { bot: player({ ...CAREFUL, forgets: 0.7, holes: 0.2, fish: 0.5, places: 8, noise: 4 }), ms: 100 },
    { bot: player({ ...CAREFUL, forgets: 0.3, holes: 0.6, fish: 0.8, places: 30, noise: 2.5 }), ms: 200 },
    { bot: player({ ...CAREFUL, noise: 1.3 }), ms: 300 },
    { bot: player({ ...CAREFUL, ahead: 12, playouts: { fromDay: 5, moves: 4, worlds: 4 } }), ms: 1000 },
  ],
};
export default isleBots;
