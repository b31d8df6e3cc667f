import type { FunctionComponent, JSX } from 'preact';
import { Cushion } from './Cushion.tsx';
import { Laser } from './Laser.tsx';
import { Tunnel } from './Tunnel.tsx';

const WIDE_TOYS = { laser: Laser, cushion: Cushion, tunnel: Tunnel } satisfies Record<
  string,
  FunctionComponent
>;
export type WideToyName = keyof typeof WIDE_TOYS;
export const WIDE_TOY_NAMES = Object.keys(WIDE_TOYS) as readonly WideToyName[];

/** A toy too big for one place, around (0, 0): 150 by 80 units. */
export const WideToyFigure = ({ name }: { name: WideToyName }): JSX.Element => {
  const Figure = WIDE_TOYS[name];
  return <Figure />;
};
