import type { JSX } from 'preact';
import type { Coat, Mood } from './base/coats.ts';
import { Head } from './head/Head.tsx';
import { lookOf } from './base/look.ts';
import { memo } from './base/memo.ts';
import type { SeatSign } from './base/seats.ts';
import { Sign } from './base/Sign.tsx';

interface PortraitProps {
  readonly coat: Coat;
  readonly mood?: Mood;
  readonly seat?: SeatSign; // adds the badge of the seat at the lower right
  readonly size?: number;
  readonly backdrop?: string;
  readonly class?: string; // class from the board
}

/** A face in a circle. It stands beside a name, so it is hidden from screen readers. */
export const Portrait = memo(
  ({
    coat,
    mood = 'calm',
    seat,
    size = 52,
    backdrop = 'var(--face-bg)',
    class: look = '',
  }: PortraitProps): JSX.Element => (
    <span class={`chip__face ${look}`}>
      <svg class="face" width={size} height={size} viewBox="-80 -80 160 160" aria-hidden="true">
        <circle r={80} fill={backdrop} />
        <g transform="translate(0 10)">
          <Head look={lookOf({ coat, mood, seat: null, size: size * 1.3 })} />
        </g>
      </svg>
      {seat && <Sign sign={seat} size={Math.max(18, Math.round(size * 0.42))} />}
    </span>
  ),
);
