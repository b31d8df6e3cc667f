import type { Kind, Millis, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import { loadGame, loadLevels } from '../../catalogue/browser/rules.ts';

/** What a bot is asked, and what it says. It is given a scene, so it knows what a player knows and no more. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: number;
  readonly seat: Seat;
  readonly scene: Scene<Kind>;
  readonly dice: number;
}
export interface Answer {
  readonly id: number;
  readonly chosen: { readonly move: string; readonly after: Millis } | null; // null: it could not find one; '': it waits
}

const think = async ({ id, game: name, level, seat, scene, dice }: Question): Promise<Answer> => {
  const game = await loadGame(name);
  const levels = await loadLevels(name);
  const chosen = levels[Math.min(level, levels.length - 1)];
  if (!chosen) return { id, chosen: null };
  // No game reads nothing as a move, so nothing happens; null would make the table move for the bot.
  if (chosen.bot.waits?.(scene, seat) || !legal(game, scene, seat).length)
    return { id, chosen: { move: '', after: 0 } };
  const end = performance.now() + chosen.ms;
  const { move, after } = chosen.bot(scene, seat, () => performance.now() < end, quickRng(dice));
  return { id, chosen: { move: game.write(move), after } };
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => {
      // The page must hear something, or it would wait for this bot for ever.
      postMessage({ id: data.id, chosen: null } satisfies Answer);
      throw error;
    },
  );
});
