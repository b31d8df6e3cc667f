import type { GameBots } from '../../../bots/level.ts';
import { worth } from './evaluate/view-value.ts';
import { player, type Style } from './player.ts';
import type { Isle } from '../rules/state/types.ts';

const CAREFUL: Style = { forgets: 0, holes: 1, fish: 1, places: Infinity, noise: 0, ahead: 0 };

const isleBots: GameBots<Isle> = {
  worth,
  levels: [
    { bot: player({ ...CAREFUL, forgets: 0.8, holes: 0, fish: 0.4, places: 8, noise: 4 }), ms: 100 },
    { bot: player({ ...CAREFUL, noise: 4 }), ms: 200 },
    { bot: player({ ...CAREFUL, noise: 2 }), ms: 300 },
    { bot: player({ ...CAREFUL, ahead: 12, playouts: { fromDay: 5, moves: 4, worlds: 4 } }), ms: 1000 },
  ],
};
export default isleBots;
