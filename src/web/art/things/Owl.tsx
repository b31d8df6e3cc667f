import type { JSX } from 'preact';
import { SIDES } from '../base/geometry.ts';
import { INK, Oval, Stroke } from '../base/shapes.tsx';
import { Dark, Solid, Standing } from './parts.tsx';

/** An owl, wide awake. */
export const Owl = (): JSX.Element => (
  <Standing rx={26}>
    <Solid
      d="M24 14Q34 22 50 20Q66 22 76 14Q80 28 78 42Q84 60 76 76Q66 90 50 90Q34 90 24 76Q16 60 22 42Q20 28 24 14Z"
      fill="#9A7558"
    />
    <Dark d="M76 14Q80 28 78 42Q84 60 76 76Q66 90 50 90Q70 74 70 52Q72 30 68 18Z" />
    <Solid d="M34 58Q50 50 66 58Q68 78 50 88Q32 78 34 58Z" fill="#E9D2B0" width={2} />
    <Stroke d="M42 64q4 4 8 0q4 4 8 0M40 73q5 4 10 0q5 4 10 0" colour="#9A7558" width={2.4} />
    {SIDES.map((side) => (
      <g key={side} transform={`translate(${50 + side * 15} 40)`}>
        <Oval at={[0, 0]} r={14.5} fill="#F3E2B0" line={INK} width={2.4} />
        <Oval at={[0, 0]} r={9.5} fill="#E9A531" />
        <Oval at={[0, 0]} r={5.5} fill="#241B26" />
        <Oval at={[-2, -2.4]} r={2} fill="#FFFDF6" />
      </g>
    ))}
    <Solid d="M46 48H54L50 58Z" fill="#D9822E" width={2} />
    <Stroke d="M22 56Q30 62 28 74M78 56Q70 62 72 74" colour={INK} width={2.2} />
  </Standing>
);
