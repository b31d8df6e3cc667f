import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Coat, Mood } from '../../../../web/art/base/coats.ts';
import { lookOf } from '../../../../web/art/base/look.ts';
import { LANTERN_RIM, type Evening } from './evenings.ts';
import { NightStreet } from './NightStreet.tsx';
import { Bust } from './Bust.tsx';
import type { SeatSign } from '../../../../web/art/base/seats.ts';

interface NightPortraitProps {
  readonly coat: Coat;
  readonly mood?: Mood;
  readonly seat?: SeatSign; // on the collar
  readonly evening?: Evening;
  readonly cut?: 'card' | 'face'; // the whole bust, or a square around the head
  readonly size?: number; // width in pixels
}

const CUTS = { card: { y: 0, height: 280, rx: 16 }, face: { y: 42, height: 200, rx: 44 } } as const;

/**
 * A portrait in the street at night, lit by a lantern. It stands beside a name, so it is hidden from screen readers.
 */
export const NightPortrait = ({
  coat,
  mood = 'calm',
  seat,
  evening = 'blue',
  cut = 'card',
  size = 100,
}: NightPortraitProps): JSX.Element => {
  const clip = useId();
  const { y, height, rx } = CUTS[cut];
  const look = { ...lookOf({ coat, mood, seat: seat ?? null, size: size * 1.1 }), rim: LANTERN_RIM };
  return (
    <svg
      class="night-portrait"
      width={size}
      height={(size * height) / 200}
      viewBox={`0 ${y} 200 ${height}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect y={y} width={200} height={height} rx={rx} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <NightStreet evening={evening} />
        <Bust look={look} />
      </g>
    </svg>
  );
};
