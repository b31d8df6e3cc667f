import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid } from './parts.tsx';

/** A paper lantern that hangs from above and glows. */
export const Lantern = (): JSX.Element => (
  <>
    <Oval at={[50, 50]} r={44} fill="rgb(255 190 100 / 0.22)" />
    <Stroke d="M50 4V16" colour={INK} width={3} />
    <Solid d="M36 16H64V24H36ZM38 78H62V86H38Z" fill="#5A3822" />
    <Solid
      d="M34 24Q50 18 66 24Q80 36 80 51Q80 66 66 78Q50 84 34 78Q20 66 20 51Q20 36 34 24Z"
      fill="#E2633F"
    />
    <Oval at={[47, 50]} r={[17, 20]} fill="#F7A25B" />
    <Dark d="M66 24Q80 36 80 51Q80 66 66 78Q58 82 50 81Q68 66 68 50Q68 34 58 22Z" />
    <Stroke d="M26 35H74M21 48H79M22 60H78M30 71H70" colour="#B9442B" width={2.2} />
    <Stroke d="M50 86V97" colour="#C8553D" width={4} />
  </>
);
