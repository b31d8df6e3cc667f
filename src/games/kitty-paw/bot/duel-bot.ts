import type { Bot, Choice, Rng, Scene, Seat } from '../../../kernel/game.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPaw } from '../rules/race/types.ts';
import { seatedAt } from '../rules/duel/seated-at.ts';

const sitsDown = (rng: Rng): number => 500 + rng.int(700);

/** `who` is the seat of the player in the match: in a duel everybody has the first seat of their own table. */
export type Racer = (...asked: [...Parameters<Bot<KittyPaw>>, who?: Seat]) => Choice<KittyPaw>;

/** In a duel a bot sits alone at its table and plays as in a race. */
export const alsoInDuels =
  (bot: Racer): Bot<AnyKittyPaw> =>
  (scene, seat, think, rng) => {
    const [view, at] = seatedAt(scene.view, seat) ?? [];
    return view && at !== undefined
      ? bot(atTable(scene, view), at, think, rng, seat)
      : { move: { do: 'hold' }, after: sitsDown(rng) };
  };

const atTable = (
  { seq, at, actors, awaiting, due, outcome }: Scene<AnyKittyPaw>,
  view: KittyPaw['view'],
): Scene<KittyPaw> => ({ seq, at, view, actors, awaiting, due, outcome, events: [] });
