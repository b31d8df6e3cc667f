import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

export const Bell = (): JSX.Element => (
  <Standing rx={30}>
    <Solid d="M22 80C32 72 26 30 50 30C74 30 68 72 78 80Z" fill="#E0AC48" />
    <Dark d="M78 80H54C66 70 64 44 56 31C72 34 68 72 78 80Z" />
    <Stroke d="M37 44C34 54 35 62 32 70" colour="#FFE7AE" width={4} />
    <Solid d="M20 78H80Q84 78 84 82Q84 86 80 86H20Q16 86 16 82Q16 78 20 78Z" fill="#C98F2E" />
    <Oval at={[50, 90]} r={[6.5, 5.5]} fill="#8A5A3B" line={INK} width={2.6} />
    <Oval at={[50, 24]} r={7} line={INK} width={7} />
    <Oval at={[50, 24]} r={7} line="#C98F2E" width={3} />
    <Solid
      d="M50 22C40 8 28 10 30 20C32 26 42 26 50 22C58 26 68 26 70 20C72 10 60 8 50 22Z"
      fill="#C8553D"
      width={2.6}
    />
  </Standing>
);
