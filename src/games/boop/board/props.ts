import type { BoardProps } from '../../../web/kit/board.ts';
import type { Boop } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';

export type BoopProps = BoardProps<Boop, BoopWords>;
