import type { Cell } from '../../rules/boat/grid.ts';
import type { Scored } from '../../rules/cards/count.ts';
import { COUNTS } from '../../rules/cards/counts.ts';
import { lessonOf } from '../../rules/cards/lessons.ts';
import type { CardId } from '../../rules/state/types.ts';

/** The cells that a lesson counts; none for lessons about fish, cards and baskets. */
export const countedCells = (card: CardId, scored: Scored): readonly Cell[] => {
  const lesson = lessonOf(card);
  return lesson ? COUNTS[lesson.counts].cells(scored) : [];
};
