import type { PositionText, Preset } from '../../kernel/optional-files.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import type { Puzzles } from '../../kernel/puzzle.ts';
import { withTodaysNames, type KeptGame } from '../../kernel/kept-game.ts';
import { has, load, type Files, type Module } from './folder.ts';

/**
 * Finds the rules of the games for a browser: one chunk per game, loaded when somebody sits down. There is no
 * list of games.
 */
const RULES: Files<KeptGame> = import.meta.glob<Module<KeptGame>>([
  '../../games/*/rules/game.ts',
  '../../games/*/versions/*/rules/game.js',
]);
const POSITIONS: Files<PositionText<Kind>> = import.meta.glob<Module<PositionText<Kind>>>([
  '../../games/*/rules/position.ts',
  '../../games/*/versions/*/rules/position.js',
]);

const PRESETS: Files<readonly Preset<Kind>[]> = import.meta.glob<Module<readonly Preset<Kind>[]>>(
  '../../games/*/rules/presets.ts',
);

const PUZZLES: Files<Puzzles<Kind>> = import.meta.glob<Module<Puzzles<Kind>>>(
  '../../games/*/puzzles/puzzles.ts',
);

export const GAME_IDS: readonly string[] = Object.keys(RULES)
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.split('/')[3] ?? '')
  .toSorted();

/**
 * Where the rules of a match lie: the folder of its game, or that of an older version, which is a game like any other
 * without a board and bots of its own (decision 18). Everything that is loaded by the name of a game takes this, too.
 */
export const rulesFolder = (game: string, version?: number): string => {
  const kept = `${game}/versions/${version}`;
  return has(RULES, kept, 'rules/game.js') ? kept : game;
};

/** The rules that a match began with; null: this build does not know that version. */
export const loadVersion = async (id: string, version?: number): Promise<Game<Kind> | null> => {
  const game = await loadGame(rulesFolder(id, version));
  return version === undefined || game.version === version ? game : null;
};

export const loadGame = async (id: string): Promise<Game<Kind>> => {
  const game = await load(RULES, id, 'rules/game.ts');
  if (!game) throw new Error(`there is no game ${id}`);
  return withTodaysNames(game);
};

export const loadPosition = (id: string): Promise<PositionText<Kind> | null> =>
  load(POSITIONS, id, 'rules/position.ts');

export const loadPresets = async (id: string): Promise<readonly Preset<Kind>[]> =>
  (await load(PRESETS, id, 'rules/presets.ts')) ?? [];

export const hasPuzzles = (id: string): boolean => has(PUZZLES, id, 'puzzles/puzzles.ts');

export const loadPuzzles = async (id: string): Promise<Puzzles<Kind>> => {
  const puzzles = await load(PUZZLES, id, 'puzzles/puzzles.ts');
  if (!puzzles) throw new Error(`the game ${id} has no puzzles`);
  return puzzles;
};
