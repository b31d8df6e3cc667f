import type { Vector } from '../../../web/kit/animations.ts';
import { CARD } from './art/card-size.ts';
import { faceOf, isToy, type Mark } from '../rules/cards.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Table } from '../rules/types.ts';
import { coverOf } from './lying-across.ts';
import { markSpot } from './mark-spots.ts';
import { cornerOf } from './table-map.ts';

/** A toy or a spray of a box that counts, in the drawing of the table. */
export interface Counted {
  readonly mark: Mark;
  readonly at: Vector;
}

/** The toys of the most frequent kinds, row by row, then the jokers, then the sprays. */
export const countedToys = (table: Table, { cells, value }: BoxInfo): readonly Counted[] => {
  const counts = (mark: Mark): boolean => mark === 'S' || mark === '*' || value.kinds.includes(mark);
  const printed = table.laid
    .filter(({ at }) => cells.includes(at))
    .toSorted((a, b) => a.at - b.at)
    .flatMap((laid): readonly Counted[] => {
      if (laid.what !== 'box' || isToy(laid.card)) return [];
      const { marks } = faceOf(laid.card);
      const [x, y] = cornerOf(laid.at);
      const covered = coverOf(table, laid.at) !== null;
      return marks.map((mark, i) => {
        const [dx, dy] = markSpot(marks.length, i, covered);
        return { mark, at: [x + dx, y + dy] };
      });
    });
  const all = [...printed, ...jokersOf(table, cells)];
  return [
    ...all.filter(({ mark }) => counts(mark) && mark !== 'S'),
    ...all.filter(({ mark }) => mark === 'S'),
  ];
};

/** A special toy is two jokers, wherever it lies. */
const jokersOf = (table: Table, cells: readonly number[]): readonly Counted[] => {
  const across = table.across.flatMap((one): readonly Counted[] =>
    one.what === 'toy' && cells.includes(one.at) ? jokersAt(one.at, 2 * CARD.width) : [],
  );
  const laid = table.laid.flatMap((one): readonly Counted[] =>
    one.what === 'box' && isToy(one.card) && cells.includes(one.at) ? jokersAt(one.at, CARD.width) : [],
  );
  return [...across, ...laid];
};

const jokersAt = (cell: number, width: number): readonly Counted[] => {
  const [x, y] = cornerOf(cell);
  return [0.3, 0.7].map((part) => ({ mark: '*', at: [x + part * width, y + 64] }));
};
