import type { GameAnalysis } from '../../bots/analysis.ts';
import type { Kind } from '../../kernel/game.ts';
import type { SetUpModule } from '../../web/kit/set-up.ts';
import { has, load, type Files, type Module } from './folder.ts';

/** Finds what only the analysis of a game needs: the lobby does not load these lists. */
const ANALYSES: Files<GameAnalysis<Kind>> = import.meta.glob<Module<GameAnalysis<Kind>>>(
  '../../games/*/bot/analysis.ts',
);
const SET_UPS: Files<SetUpModule> = import.meta.glob<Module<SetUpModule>>('../../games/*/board/SetUp.tsx');

export const hasAnalysis = (id: string): boolean => has(ANALYSES, id, 'bot/analysis.ts');

export const loadAnalysis = async (id: string): Promise<GameAnalysis<Kind>> => {
  const analysis = await load(ANALYSES, id, 'bot/analysis.ts');
  if (!analysis) throw new Error(`the game ${id} has no analysis`);
  return analysis;
};

/** Null: positions of this game can only be written as text. */
export const loadSetUp = (id: string): Promise<SetUpModule | null> => load(SET_UPS, id, 'board/SetUp.tsx');
