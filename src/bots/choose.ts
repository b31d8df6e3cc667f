import type { Bot, Game, Kind, Millis, Rng, Scene, Seat } from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';

/** The choice of a bot in notation. */
interface Chosen {
  readonly move: string;
  readonly after: Millis;
  readonly next?: readonly string[];
}

/** Asks a bot: returns its move in notation and its reaction time, or null if it waits for the next step. */
export const choose = <K extends Kind>(
  game: Game<K>,
  bot: Bot<K>,
  { scene, seat }: { readonly scene: Scene<K>; readonly seat: Seat },
  think: () => boolean,
  rng: Rng,
): Chosen | null => {
  if (bot.waits?.(scene, seat) || !legal(game, scene, seat).length) return null;
  const { move, after, next } = bot(scene, seat, think, rng);
  return { move: game.write(move), after, ...(next && { next: next.map((one) => game.write(one)) }) };
};
