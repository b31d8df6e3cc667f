import type { JSX } from 'preact';
import { Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

export const Chest = (): JSX.Element => (
  <Standing rx={38}>
    <Solid d="M14 50C14 24 26 18 50 18C74 18 86 24 86 50Z" fill="#A8703F" />
    <Solid d="M14 50H86V88H14Z" fill="#8A5A3B" />
    <Dark d="M62 18C80 22 86 30 86 50V88H66C74 66 74 40 62 18Z" />
    <Stroke d="M14 64H86M14 77H86M20 36H80" colour="#5F3B26" width={2.2} />
    <Solid d="M24 21Q28 19 32 19V88H24ZM68 19Q72 19 76 21V88H68Z" fill="#E0AC48" width={2.4} />
    <Solid d="M12 46H88V54H12Z" fill="#E0AC48" width={2.6} />
    <Solid d="M41 42H59V62Q50 70 41 62Z" fill="#F0C766" width={2.6} />
    <Oval at={[50, 52]} r={3.4} fill="#2B2330" />
    <Stroke d="M50 54V60" colour="#2B2330" width={3} />
  </Standing>
);
