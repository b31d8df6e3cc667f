import type { JSX } from 'preact';
import { Oval } from '../base/shapes.tsx';

const POINTS = [
  [-23, -65],
  [0, -76],
  [23, -65],
] as const;

/** A small crown between the ears of a head around (0, 0). */
export const Crown = ({ stroke }: { stroke: number }): JSX.Element => (
  <>
    <path
      d="M-22-36L-25-62L-11-51L0-71L11-51L25-62L22-36Q0-43-22-36Z"
      fill="#F2C14E"
      stroke="#6E4A12"
      stroke-width={stroke * 0.8}
      stroke-linejoin="round"
    />
    {POINTS.map((at) => (
      <Oval key={at[0]} at={at} r={4.5} fill="#FFE9A8" line="#6E4A12" width={stroke * 0.6} />
    ))}
    <Oval at={[0, -50]} r={4.5} fill="#C8553D" />
  </>
);
