import type { JSX } from 'preact';
import type { Quality } from '../../../review/quality.ts';

/** A shape for each quality, so that no mark is told by its colour alone. */
const SHAPES: Readonly<Record<Quality, JSX.Element>> = {
  best: (
    <path d="M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.8Z" />
  ),
  fine: <circle cx={12} cy={12} r={6.5} fill="none" stroke="currentColor" stroke-width={3} />,
  slip: <path d="M3 5h18L12 20.500Z" />,
  blunder: (
    <>
      <path d="M12 1.500 22.500 12 12 22.500 1.500 12Z" />
      <path
        d="M12 7v6M12 16.500v.01"
        fill="none"
        stroke="var(--card)"
        stroke-width={2.6}
        stroke-linecap="round"
      />
    </>
  ),
};

export const QualityMark = ({ quality, size = 20 }: { quality: Quality; size?: number }): JSX.Element => (
  <svg
    class="qm"
    data-quality={quality}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
  >
    {SHAPES[quality]}
  </svg>
);
