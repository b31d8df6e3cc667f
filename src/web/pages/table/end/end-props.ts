import type { Kind, Outcome, Scene, Viewer } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import type { Coat } from '../../../art/base/coats.ts';
import type { BoardModule } from '../../../kit/board.ts';
import type { TableSource } from '../../../table/source.ts';

/** A match that is over, as the parts of its panel need it. */
export interface EndProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly board: BoardModule<Kind>;
  readonly scene: Scene<Kind>;
  readonly outcome: Outcome;
  readonly viewer: Viewer;
  readonly coats: readonly Coat[];
}
