import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly foot?: readonly [x: number, y: number]; // the point of the drawing that is placed at x, y
  readonly children: ComponentChildren;
}

/** Places a drawing inside a larger one. */
export const At = ({ x, y, scale, foot: [footX, footY] = [0, 0], children }: Props): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-footX} ${-footY})`}>{children}</g>
);
