import type { Seat } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/kit/board.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import type { KyotoWords } from '../words/types.ts';

export type KyotoProps = BoardProps<GangsOfKyoto, KyotoWords>;

/** The name of another player; null for the reader, who is addressed as "you". */
export const otherName = ({ seat: me, sitter }: KyotoProps, seat: Seat): string | null =>
  seat === me ? null : sitter(seat).name;
