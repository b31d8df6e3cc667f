import type { JSX } from 'preact';
import { NIGHT } from './night.ts';

/** A bell, 20 by 20 around (0, 0), still recognisable at eleven pixels. */
export const BellShape = (): JSX.Element => (
  <>
    <path
      d="M0-9.5C1.8-9.5 2.4-8.4 2.4-7.2C6.4-6 6.4-1 7 2.2L9 5.4H-9L-7 2.2C-6.4-1-6.4-6-2.4-7.2C-2.4-8.4-1.8-9.5 0-9.5Z"
      fill={NIGHT.brass}
      stroke={NIGHT.ink}
      stroke-width={1.2}
      stroke-linejoin="round"
      paint-order="stroke"
    />
    <path
      d="M-3.6-4.4C-4.6-2-4.6 0-5 2"
      fill="none"
      stroke="#FFE9B5"
      stroke-width={1.6}
      stroke-linecap="round"
    />
    <circle cy={7.4} r={2.4} fill={NIGHT.brassDark} stroke={NIGHT.ink} stroke-width={0.8} />
  </>
);

/** A bell in a line of text. */
export const BellPip = ({ size = 16 }: { size?: number }): JSX.Element => (
  <svg class="bell-pip" width={size} height={size} viewBox="-10.5 -10.5 21 21" aria-hidden="true">
    <BellShape />
  </svg>
);
