import type { JSX } from 'preact';
import type { CoatLook } from '../base/coats.ts';
import { SIDES, wedge, type Stripe } from '../base/geometry.ts';
import { Oval, Stroke } from '../base/shapes.tsx';
import { Ticks } from '../body/Ticks.tsx';

const FOREHEAD: readonly Stripe[] = [
  [0, -48, 0, -12],
  [-17, -48, -10, -18],
  [17, -48, 10, -18],
];
const CHEEKS: readonly Stripe[] = SIDES.flatMap((side): Stripe[] => [
  [side * 66, 0, side * 40, 5],
  [side * 66, 17, side * 42, 16],
]);
const SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, -30, 5],
  [-13, -25, 4],
  [13, -25, 4],
  [-51, 12, 4],
  [51, 12, 4],
  [-47, 25, 3.5],
  [47, 25, 3.5],
];
const TICKS = [
  [0, -30],
  [-14, -26],
  [14, -26],
  [-7, -18],
  [7, -18],
  [-48, 10],
  [48, 10],
  [-46, 24],
  [46, 24],
] as const;

const EARS_AND_BROW =
  'M-15-90H-90V-6C-66-4-52-10-42-24C-34-34-24-38-15-40ZM15-90H90V-6C66-4 52-10 42-24C34-34 24-38 15-40Z';

const PATTERNS: Readonly<Record<CoatLook['pattern'], (coat: CoatLook) => JSX.Element>> = {
  tabby: ({ mark }) => (
    <path
      d={[...FOREHEAD.map((s) => wedge(s, 11)), ...CHEEKS.map((s) => wedge(s, 9))].join('')}
      fill={mark}
    />
  ),
  spotted: ({ mark }) => (
    <>
      {SPOTS.map(([x, y, r]) => (
        <Oval key={`${x} ${y}`} at={[x, y]} r={[r, r * 1.15]} fill={mark} />
      ))}
    </>
  ),
  tuxedo: ({ light }) => (
    <path d="M0-26C4-12 8 2 20 10C38 20 34 50 0 52C-34 50-38 20-20 10C-8 2-4-12 0-26Z" fill={light} />
  ),
  calico: ({ mark, mark2 }) => (
    <>
      <path d="M-80-80H-6C-2-52-8-36-14-26C-8-12-6 6-16 16C-30 26-50 14-72 14Z" fill={mark2} />
      <path d="M80-80H8C6-50 14-40 24-32C32-24 40-20 74-22Z" fill={mark} />
    </>
  ),
  points: ({ mark }) => (
    <>
      <path d={EARS_AND_BROW} fill={mark} />
      <path d="M0-18C16-20 34-8 38 8C42 26 28 44 0 44C-28 44-42 26-38 8C-34-8-16-20 0-18Z" fill={mark} />
    </>
  ),
  sheen: ({ mark }) => <Stroke d="M-20-30Q0-37 20-30M-46 8Q-50 18-44 28" colour={mark} width={4} />,
  ticks: ({ mark }) => <Ticks at={TICKS} colour={mark} />,
  cap: ({ mark }) => <path d="M-80-80H80V-2C56-2 30-8 0-36C-30-8-56-2-80-2Z" fill={mark} />,
};

export const HeadPattern = ({ coat }: { coat: CoatLook }): JSX.Element => PATTERNS[coat.pattern](coat);
