import type { Seat } from '../../../../kernel/game.ts';
import { cardNamed } from '../../rules/cards/ids.ts';
import { scoreParts, sumOf, type Part } from '../../rules/score.ts';
import type { CardId, View } from '../../rules/state/types.ts';

interface Turned {
  readonly seat: Seat;
  readonly card: CardId;
  readonly points: number;
}

const isSecret = ({ what }: Part): boolean => what === 'private-lesson' || what === 'family-lesson';

/** The lessons that are turned over at the end, my own first, and the points of each seat before them. */
export const lessonsInTurn = (
  view: View,
  mine: Seat,
): { readonly before: readonly number[]; readonly lessons: readonly Turned[] } => {
  const parts = view.players.map((_, seat) => scoreParts(view, seat));
  const seats = [mine, ...view.players.keys()].filter((seat, i, all) => all.indexOf(seat) === i);
  return {
    before: parts.map((all) => sumOf(all.filter((part) => !isSecret(part)))),
    lessons: seats.flatMap((seat) =>
      (parts[seat] ?? []).filter(isSecret).map((part) => ({
        seat,
        card: cardNamed(String(part.with?.['card'])) ?? 0,
        points: part.points,
      })),
    ),
  };
};
