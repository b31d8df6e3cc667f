import type { GameBots } from '../../bots/level.ts';
import type { Bot, Rng } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { optionsFor } from './judge/options.ts';
import { worth } from './judge/worth.ts';
import rules from './rules.ts';
import type { Isle, Move } from './types.ts';

/** How a level plays: how blurred it judges, in points, and how many placements it follows one further. */
interface Style {
  readonly noise: number;
  readonly ahead: number;
}

/** Anytime cards are played when the seat is asked anyway: ready checks come often enough. */
const waits: Bot<Isle>['waits'] = ({ view }, seat) => !view.asked.includes(seat);

const player = (style: Style): Bot<Isle> => Object.assign(choosing(style), { waits });

const choosing =
  ({ noise, ahead }: Style): Bot<Isle> =>
  (scene, seat, think, rng) => {
    let best: Move | null = null;
    let most = -Infinity;
    for (const { move, value } of optionsFor(scene.view, seat, ahead, think)) {
      const blurred = value + blur(rng, noise);
      if (blurred <= most || rules.check(scene.view, seat, move)) continue;
      [best, most] = [move, blurred];
    }
    const move = best ?? legal(rules, scene, seat)[0];
    if (!move) throw new Error(`seat ${seat} has no move`);
    return { move, after: 0 };
  };

const blur = (rng: Rng, noise: number): number => (noise === 0 ? 0 : (noise * rng.int(1000)) / 1000);

const isleBots: GameBots<Isle> = {
  worth,
  levels: [
    { bot: player({ noise: 12, ahead: 0 }), ms: 100 }, // a child wins
    { bot: player({ noise: 4, ahead: 0 }), ms: 200 },
    { bot: player({ noise: 2, ahead: 0 }), ms: 300 },
    { bot: player({ noise: 0, ahead: 12 }), ms: 2000 },
  ],
};
export default isleBots;
