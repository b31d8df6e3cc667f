import type { Seat } from '../../../kernel/game.ts';
import type { BoxInfo } from '../rules/score.ts';
import type { Cell } from '../rules/types.ts';

/** The colour of a box says who would score it: its only holder, several, or nobody. Closed boxes are gold. */
export type Tint = Seat | 'shared' | 'nobody' | 'gold';

export const holdersOf = ({ cats }: BoxInfo): readonly Seat[] =>
  cats.filter(({ holds }) => holds).map(({ seat }) => seat);

const ownerTint = (box: BoxInfo): Exclude<Tint, 'gold'> => {
  const [first, second] = holdersOf(box);
  return first === undefined ? 'nobody' : second === undefined ? first : 'shared';
};

export const tintOf = (box: BoxInfo): Tint => (box.value.closed ? 'gold' : ownerTint(box));

/** The line around a box keeps the colour of its holder when the box is closed. */
export const lineColour = (box: BoxInfo): string => `var(--box-line-${ownerTint(box)})`;
export const floorOf = (tint: Tint): string => `var(--box-${tint})`;

export const tintsOf = (boxes: readonly BoxInfo[]): ReadonlyMap<Cell, Tint> =>
  new Map(boxes.flatMap((box) => box.cells.map((at) => [at, tintOf(box)] as const)));
