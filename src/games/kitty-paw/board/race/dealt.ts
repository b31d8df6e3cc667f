import type { Seat } from '../../../../kernel/game.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import type { View } from '../../rules/race/types.ts';

/** A card of this round's row, and the seat that has taken it. */
export interface Dealt {
  readonly card: CardId;
  readonly taker: Seat | null;
}

/** The row as it was dealt, with the taken cards. */
export const dealtRow = ({ row, taken }: View): (Dealt | null)[] =>
  row.map((lies, place) => {
    if (lies !== null) return { card: lies, taker: null };
    const gone = taken[place];
    return gone ? { card: gone.card, taker: gone.seat } : null;
  });
