import type { FunctionComponent, JSX } from 'preact';
import { Bell } from './things/Bell.tsx';
import { Box } from './things/Box.tsx';
import { Feather } from './things/Feather.tsx';
import { Gift } from './things/Gift.tsx';
import { Herring } from './things/Herring.tsx';
import { Lantern } from './things/Lantern.tsx';
import { Maneki } from './things/Maneki.tsx';
import { Mouse } from './things/Mouse.tsx';
import { Owl } from './things/Owl.tsx';
import { PawPrint } from './things/Paw.tsx';
import { Spray } from './things/Spray.tsx';
import { Yarn } from './things/Yarn.tsx';

const THINGS = {
  box: Box,
  mouse: Mouse,
  yarn: Yarn,
  feather: Feather,
  herring: Herring,
  bell: Bell,
  spray: Spray,
  maneki: Maneki,
  lantern: Lantern,
  owl: Owl,
  gift: Gift,
  paw: () => <PawPrint />,
} satisfies Record<string, FunctionComponent>;
export type ThingName = keyof typeof THINGS;
export const THING_NAMES = Object.keys(THINGS) as readonly ThingName[];

/** A thing as a part of another drawing: 100 by 100 units, standing on y = 90. */
export const ThingFigure = ({ name }: { name: ThingName }): JSX.Element => {
  const Figure = THINGS[name];
  return <Figure />;
};

/** A thing on its own, as decoration. */
export const Thing = ({ name, size = 80 }: { name: ThingName; size?: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
    <ThingFigure name={name} />
  </svg>
);
