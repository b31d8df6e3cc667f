import { choose } from '../../bots/choose.ts';
import { quickRng } from '../../kernel/random.ts';
import { loadGame, loadLevels } from '../../catalogue/browser/rules.ts';
import type { BotChoice, BotTurn } from '../../table/host-interface.ts';

/** A question to a bot and its answer. The bot gets only a scene, so it knows no more than a player. */
export interface Question extends BotTurn {
  readonly id: number;
  readonly game: string;
  readonly dice: number;
}
export interface Answer {
  readonly id: number;
  readonly choice: BotChoice | null | 'failed'; // null: the bot waits
}

const think = async ({ id, game: name, level, dice, ...turn }: Question): Promise<Answer> => {
  const game = await loadGame(name);
  const levels = await loadLevels(name);
  const chosen = levels[Math.min(level, levels.length - 1)];
  if (!chosen) return { id, choice: 'failed' };
  const end = performance.now() + chosen.ms;
  return { id, choice: choose(game, chosen.bot, turn, () => performance.now() < end, quickRng(dice)) };
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => {
      // The page must get an answer: otherwise it would wait for this bot for a long time.
      postMessage({ id: data.id, choice: 'failed' } satisfies Answer);
      throw error;
    },
  );
});
