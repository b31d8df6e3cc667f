import type { BoardProps } from '../../../web/kit/board.ts';
import type { IfItFits } from '../rules/types.ts';
import type { FitsWords } from '../words/types.ts';

export type FitsProps = BoardProps<IfItFits, FitsWords>;
