import type { ComponentChildren, JSX } from 'preact';
import { GROUND, INK, Oval, SHADE } from '../base/shapes.tsx';

/**
 * Parts of small things: a filled shape with an ink line, and its shaded side. 100 by 100, standing on y =
 * 90.
 */
export const Solid = ({ d, fill, width = 3 }: { d: string; fill: string; width?: number }): JSX.Element => (
  <path
    d={d}
    fill={fill}
    stroke={INK}
    stroke-width={width * 0.78}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

export const Dark = ({ d }: { d: string }): JSX.Element => <path d={d} fill={SHADE} />;

export const Standing = ({ rx, children }: { rx: number; children: ComponentChildren }): JSX.Element => (
  <>
    <Oval at={[50, 91]} r={[rx, rx * 0.13]} fill={GROUND} />
    {children}
  </>
);
