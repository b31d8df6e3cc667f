import { commonLevels, type GameBots, type Level } from '../bots/level.ts';
import type { PositionText } from '../kernel/extras.ts';
import type { Game, Kind } from '../kernel/game.ts';

/** The games as a browser finds them: one chunk each, fetched when somebody sits down. No list of games is kept. */
interface Module<T> {
  readonly default: T;
}
type Folder<T> = Readonly<Record<string, () => Promise<Module<T>>>>;

const RULES: Folder<Game<Kind>> = import.meta.glob<Module<Game<Kind>>>('../games/*/rules/game.ts');
const BOTS: Folder<GameBots<Kind>> = import.meta.glob<Module<GameBots<Kind>>>('../games/*/bot/bot.ts');
const POSITIONS: Folder<PositionText<Kind>> = import.meta.glob<Module<PositionText<Kind>>>(
  '../games/*/rules/position.ts',
);

export const GAME_IDS: readonly string[] = Object.keys(RULES)
  .map((path) => path.split('/')[2] ?? '')
  .toSorted();

const from = async <T>(folder: Folder<T>, path: string): Promise<T | null> =>
  (await folder[path]?.())?.default ?? null;

export const loadGame = async (id: string): Promise<Game<Kind>> => {
  const game = await from(RULES, `../games/${id}/rules/game.ts`);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

export const loadLevels = async (id: string): Promise<readonly Level<Kind>[]> =>
  (await from(BOTS, `../games/${id}/bot/bot.ts`))?.levels ?? commonLevels(await loadGame(id));

/** Bots of level 0 … one less than this. */
export const countLevels = async (id: string): Promise<number> => (await loadLevels(id)).length;

export const loadPosition = (id: string): Promise<PositionText<Kind> | null> =>
  from(POSITIONS, `../games/${id}/rules/position.ts`);
