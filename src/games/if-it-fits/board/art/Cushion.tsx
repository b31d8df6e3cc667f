import type { JSX } from 'preact';
import { Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { Dark, Solid } from '../../../../web/art/things/parts.tsx';

const PILLOW = 'M-68-26C-40-36 40-36 68-26C60-8 60 8 68 26C40 36-40 36-68 26C-60 8-60-8-68-26Z';

/** A cushion filled with catnip, around (0, 0), 150 wide. */
export const Cushion = (): JSX.Element => (
  <>
    <Oval at={[0, 34]} r={[66, 8]} fill="rgb(43 35 48 / 0.16)" />
    <Solid d={PILLOW} fill="#8FB277" />
    <Dark d="M68-26C60-8 60 8 68 26C40 36-40 36-68 26C-20 30 40 22 56-28Z" />
    <Stroke
      d="M-56-20C-30-27 30-27 56-20M-56 20C-30 27 30 27 56 20"
      colour="#F3EADB"
      width={2.6}
      stroke-dasharray="6 6"
    />
    <Stroke d="M0 20V-4" colour="#3F6339" width={4} />
    <Solid d="M0 4C-26 8-30-10-24-16C-10-16 0-8 0 4Z" fill="#5F8F55" width={2.6} />
    <Solid d="M0 4C26 8 30-10 24-16C10-16 0-8 0 4Z" fill="#6FA163" width={2.6} />
    <Solid d="M0-2C-10-10-8-22 0-26C8-22 10-10 0-2Z" fill="#7FB171" width={2.6} />
    <Stroke d="M-74-32L-66-26M74-32L66-26M-74 32L-66 26M74 32L66 26" colour="#C8553D" width={6} />
  </>
);
