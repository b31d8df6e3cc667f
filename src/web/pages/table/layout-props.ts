import type { Kind, Scene, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { Coat } from '../../art/base/coats.ts';
import type { Regions } from '../../kit/board.ts';
import type { TableSource } from '../../table/source.ts';
import type { Hint } from './useHint.ts';

/** Props of the parts of the table page. */
export interface LayoutProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly scene: Scene<Kind>;
  readonly showing: boolean; // the board still shows the step that led to it
  readonly coats: readonly Coat[];
  readonly regions: Regions;
  readonly hint: Hint;
  readonly showLast: (() => void) | null;
  readonly showEnd: () => void;
}
