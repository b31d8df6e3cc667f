import type { BoardProps } from '../../../web/kit/board.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import type { KyotoWords } from '../words/types.ts';

export type KyotoProps = BoardProps<GangsOfKyoto, KyotoWords>;
