import type { GameBots } from '../../../bots/level.ts';
import type { Bot, Rng } from '../../../kernel/game.ts';
import { THOROUGH, type Effort } from './evaluate/evaluator.ts';
import { optionsFor } from './evaluate/options.ts';
import { bestMove } from './evaluate/play-to-end.ts';
import { bestByPlayouts, type Playouts } from './evaluate/playouts.ts';
import { worth } from './evaluate/view-value.ts';
import type { Isle } from '../rules/state/types.ts';

/** The settings of a level. */
interface Style {
  readonly noise: number; // the largest random error in its rating of a move, in points
  readonly ahead: number; // see Effort
  readonly playouts?: Playouts;
}

/** A bot plays anytime cards only when its seat is awaited: ready checks come often enough. */
const waits: Bot<Isle>['waits'] = ({ view }, seat) => !view.asked.includes(seat);

const player = (style: Style): Bot<Isle> => Object.assign(choosing(style), { waits });

const choosing =
  ({ noise, ahead, playouts }: Style): Bot<Isle> =>
  ({ view }, seat, think, rng) => {
    const effort: Effort = { ahead, limits: THOROUGH };
    const options = optionsFor(view, seat, effort, think).map(({ move, value }) => ({
      move,
      value: value + blur(rng, noise),
    }));
    const tried = playouts ? bestByPlayouts(view, options, playouts, think, rng) : null;
    const move = tried ?? bestMove(view, seat, options);
    if (!move) throw new Error(`seat ${seat} has no move`);
    return { move, after: 0 };
  };

const blur = (rng: Rng, noise: number): number => (noise === 0 ? 0 : (noise * rng.int(1000)) / 1000);

const isleBots: GameBots<Isle> = {
  worth,
  levels: [
    { bot: player({ noise: 12, ahead: 0 }), ms: 100 }, // a child can win
    { bot: player({ noise: 4, ahead: 0 }), ms: 200 },
    { bot: player({ noise: 2, ahead: 0 }), ms: 300 },
    { bot: player({ noise: 0, ahead: 12, playouts: { fromDay: 5, moves: 4, worlds: 4 } }), ms: 1000 },
  ],
};
export default isleBots;
