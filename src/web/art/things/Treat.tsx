import type { JSX } from 'preact';
import { INK, Oval } from '../base/shapes.tsx';
import { Standing } from './parts.tsx';

/** A wooden coin with a fish on it. */
export const Treat = (): JSX.Element => (
  <Standing rx={34}>
    <Oval at={[50, 54]} r={[38, 36]} fill="#B07F4D" line={INK} width={3} />
    <Oval at={[50, 50]} r={[38, 36]} fill="#DDB27A" line={INK} width={3} />
    <Oval at={[50, 50]} r={[30, 28]} line="#B07F4D" width={2.4} />
    <g transform="translate(50 50) scale(2.1)">
      <path
        d="M-11 0C-6-8 3-7 6-1L11-7L9 0L11 7L6 1C3 7-6 8-11 0Z"
        fill="#3F6C87"
        stroke={INK}
        stroke-width={0.94}
        stroke-linejoin="round"
      />
      <Oval at={[-5, -1.4]} r={1} fill="#FBF5EA" />
    </g>
  </Standing>
);
