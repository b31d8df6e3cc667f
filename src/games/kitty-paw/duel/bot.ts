import type { Bot, Rng, Scene, Seat } from '../../../kernel/game.ts';
import { isDuelView, type AnyKittyPaw } from '../rules.ts';
import type { KittyPaw } from '../types.ts';

const sitsDown = (rng: Rng): number => 500 + rng.int(700);

/** In a duel a bot sits alone at its table and plays there as it would in a race. */
export const alsoInDuels =
  (bot: Bot<KittyPaw>): Bot<AnyKittyPaw> =>
  (scene, seat, think, rng) => {
    const { view } = scene;
    if (!isDuelView(view)) return bot(atTable(scene, view), seat, think, rng);
    const run = view.runs[seat];
    return run && 'table' in run
      ? bot(atTable(scene, run.table), ALONE, think, rng)
      : { move: { do: 'hold' }, after: sitsDown(rng) };
  };

const ALONE: Seat = 0;

const atTable = (
  { seq, at, actors, due, outcome }: Scene<AnyKittyPaw>,
  view: KittyPaw['view'],
): Scene<KittyPaw> => ({ seq, at, view, actors, due, outcome, events: [] });
