import type { GameAnalysis } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { BoardModule } from '../../kit/board.ts';
import type { SetUpModule } from '../../kit/set-up.ts';
import type { AnalysisDoc, Analysed } from './analysis-doc.ts';
import { EMPTY_TREE } from './tree.ts';

/** All that the page needs of a game. */
export interface AnalysisGame extends Analysed {
  readonly board: BoardModule<Kind>;
  readonly analysis: GameAnalysis<Kind>;
  readonly setUp: SetUpModule | null;
}

/** The position in which a match begins. */
export const firstDoc = ({ game, positions }: Analysed): AnalysisDoc => {
  const offered: Readonly<Record<string, readonly unknown[]>> = game.options;
  const options = Object.fromEntries(Object.entries(offered).map(([name, [value]]) => [name, value]));
  const state = game.setup(game.seats[0], options, { int: () => 0 });
  return { position: positions.write(state), options, root: EMPTY_TREE, path: [] };
};
