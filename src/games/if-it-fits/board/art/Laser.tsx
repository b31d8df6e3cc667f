import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { Solid } from '../../../../web/art/things/parts.tsx';

/** A laser pointer and its red dot, around (0, 0), 150 wide. */
export const Laser = (): JSX.Element => (
  <>
    <Oval at={[-22, 26]} r={[46, 7]} fill="rgb(43 35 48 / 0.16)" />
    <path d="M-2-6L62-26V-2Z" fill="#E4572E" opacity={0.28} />
    <Stroke d="M0-4L52-14" colour="#D8412A" width={3} stroke-dasharray="9 6" />
    <g transform="rotate(-10)">
      <Solid d="M-70-14H-14L-4-8V10L-14 16H-70Q-76 16-76 10V-8Q-76-14-70-14Z" fill="#7B6AA0" />
      <Solid d="M-14-14L-4-8V10L-14 16Z" fill="#D9D2E4" />
      <Solid d="M-66-14V16M-30-14V16" fill="none" />
      <Oval at={[-47, 0]} r={[8, 6]} fill="#E4572E" line={INK} width={2.4} />
      <Stroke d="M-58-9H-36" colour="#B7A8D4" width={3} />
    </g>
    <Oval at={[62, -14]} r={14} fill="#E4572E" />
    <Oval at={[62, -14]} r={7} fill="#FFE3D4" />
    <Stroke d="M62-36V-32M62 4V8M82-14H86M77-29L80-32M77 1L80 4" colour="#B83A22" width={3.4} />
  </>
);
