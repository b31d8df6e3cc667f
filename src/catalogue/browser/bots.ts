import { commonJudge } from '../../bots/common-judge.ts';
import type { GameJudge } from '../../bots/judge.ts';
import { commonLevels, type GameBots, type Level } from '../../bots/level.ts';
import type { Kind } from '../../kernel/game.ts';
import { load, type Files, type Module } from './folder.ts';
import { loadGame } from './rules.ts';

/** Finds the bots and judges of the games. A file of its own: the lobby is loaded without the common bots. */
const BOTS: Files<GameBots<Kind>> = import.meta.glob<Module<GameBots<Kind>>>('../../games/*/bot/bot.ts');
const JUDGES: Files<GameJudge<Kind>> = import.meta.glob<Module<GameJudge<Kind>>>(
  '../../games/*/bot/judge.ts',
);

export const loadLevels = async (id: string): Promise<readonly Level<Kind>[]> =>
  (await load(BOTS, id, 'bot/bot.ts'))?.levels ?? commonLevels(await loadGame(id));

/** The number of bot levels. */
export const countLevels = async (id: string): Promise<number> => (await loadLevels(id)).length;

export const loadJudge = async (id: string): Promise<GameJudge<Kind>> =>
  (await load(JUDGES, id, 'bot/judge.ts')) ?? commonJudge(await loadGame(id));
