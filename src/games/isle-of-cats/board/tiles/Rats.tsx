import type { JSX } from 'preact';
import { INK, Stroke } from '../../../../web/art/base/shapes.tsx';

/** A rat printed on a cell, 100 by 100: a shadow that scurries away. */
export const PrintedRat = (): JSX.Element => (
  <>
    <Stroke d="M74 70C92 72 92 52 82 50" colour="#6E6268" width={5} />
    <path
      d="M14 68C20 48 34 40 50 42C52 32 62 28 68 34C74 40 70 48 66 50C76 56 80 64 78 74H24C16 74 12 72 14 68Z"
      fill="#6E6268"
    />
    <circle cx={30} cy={60} r={3.6} fill="#FFF8EA" />
    <circle cx={12} cy={69} r={4.4} fill="#C98B86" />
  </>
);

/** A royal rat, which is a tile of one cell. */
export const RoyalRat = (): JSX.Element => (
  <>
    <rect x={5} y={5} width={90} height={90} rx={22} fill="#8B3346" stroke="#3F141E" stroke-width={4} />
    <path
      d="M24 44A11 11 0 1 1 36 34Q50 28 64 34A11 11 0 1 1 76 44Q80 62 66 72Q50 88 34 72Q20 62 24 44Z"
      fill="#A99AA2"
      stroke={INK}
      stroke-width={3}
    />
    <path d="M42 54h.1M58 54h.1" stroke="#241B26" stroke-width={8} stroke-linecap="round" />
    <Stroke d="M44 74L26 70M44 77L30 82M56 74L74 70M56 77L70 82" colour={INK} width={2} />
    <path d="M45 70Q50 66 55 70Q53 76 50 77Q47 76 45 70Z" fill="#D9746C" />
    <path
      d="M34 34L30 14L42 23L50 10L58 23L70 14L66 34Q50 28 34 34Z"
      fill="#F2C14E"
      stroke="#5C3D0E"
      stroke-width={3}
      stroke-linejoin="round"
    />
  </>
);
