import type { JSX } from 'preact';
import { INK, Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { Dark, Solid } from '../../../../web/art/things/parts.tsx';

/** A rustling tunnel with somebody inside, around (0, 0), 150 wide. */
export const Tunnel = (): JSX.Element => (
  <>
    <Oval at={[4, 36]} r={[70, 8]} fill="rgb(43 35 48 / 0.16)" />
    <Solid d="M-48-34H52C80-34 80 34 52 34H-48C-20 34-20-34-48-34Z" fill="#4E8C9A" />
    <path d="M-16-34H6C32-34 32 34 6 34H-16C10 34 10-34-16-34Z" fill="#F0C45C" />
    <path d="M28-34H48C74-34 74 34 48 34H28C54 34 54-34 28-34Z" fill="#E8806A" />
    <Dark d="M-40 14H66C64 26 60 34 52 34H-48C-44 34-42 24-40 14Z" />
    <Stroke
      d="M-16-34C10-34 10 34-16 34M6-34C32-34 32 34 6 34M28-34C54-34 54 34 28 34"
      colour={INK}
      width={2.2}
    />
    <Oval at={[-48, 0]} r={[22, 34]} fill="#3A2B38" line={INK} width={3} />
    <Oval at={[-48, 0]} r={[22, 34]} line="#DCEBEA" width={2} />
    {[-57, -41].map((x) => (
      <g key={x}>
        <Oval at={[x, 2]} r={[5.5, 6.5]} fill="#F6D24C" />
        <Oval at={[x, 2]} r={[2, 5.5]} fill="#241B26" />
      </g>
    ))}
  </>
);
