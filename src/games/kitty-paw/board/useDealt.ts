import { useRef } from 'preact/hooks';
import type { Scene, Seat } from '../../../kernel/game.ts';
import type { CardId, KittyPaw } from '../types.ts';

/** A card of this round's row, and who has taken it. */
export interface Dealt {
  readonly card: CardId;
  readonly taker: Seat | null;
}

/** The row as it was dealt. A place is empty as soon as its card is taken; here it is remembered until the next round. */
export const useDealt = ({ view }: Scene<KittyPaw>): readonly (Dealt | null)[] => {
  const seen = useRef<{ round: number; row: readonly (Dealt | null)[] }>({ round: 0, row: [] });
  const before = seen.current.round === view.round ? seen.current.row : [];
  const row = view.row.map((lies, place): Dealt | null => {
    const card = lies ?? before[place]?.card ?? null;
    if (card === null) return null;
    const taker = view.cards.indexOf(card);
    return { card, taker: taker < 0 ? (before[place]?.taker ?? null) : taker };
  });
  seen.current = { round: view.round, row };
  return row;
};
