import type { JSX } from 'preact';
import { Stroke } from '../base/shapes.tsx';

/** Small hooks of fur. */
export const Ticks = ({
  at,
  colour,
}: {
  at: readonly (readonly [x: number, y: number])[];
  colour: string;
}): JSX.Element => (
  <Stroke
    d={at
      .map(
        ([x, y]) => `M${x - 5} ${y - 3}Q${x - 4} ${y + 3} ${x} ${y + 3}Q${x + 4} ${y + 3} ${x + 5} ${y - 3}`,
      )
      .join('')}
    colour={colour}
    width={2.4}
  />
);
