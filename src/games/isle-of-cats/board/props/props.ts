import type { BoardProps } from '../../../../web/kit/board.ts';
import type { Isle } from '../../rules/state/types.ts';
import type { IsleWords } from '../../words/types.ts';

/** The props of the board and of every part of it that needs more than a few of them. */
export type IsleProps = BoardProps<Isle, IsleWords>;
