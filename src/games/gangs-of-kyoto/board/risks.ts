import { wouldBeLate } from '../row.ts';
import { EVERY_CARD } from '../cards.ts';
import type { View } from '../types.ts';
import { unseenCards } from '../unseen.ts';

export const risksOf = (view: View): readonly number[] => {
  const unseen = unseenCards(view);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  return view.players.map((player) =>
    EVERY_CARD.filter((card) => wouldBeLate(view.rules, player, { id: -1, card })).reduce(
      (sum, card) => sum + (unseen[card] ?? 0) / all,
      0,
    ),
  );
};
