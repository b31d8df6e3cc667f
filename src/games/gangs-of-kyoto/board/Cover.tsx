import type { JSX } from 'preact';
import { lookOf } from '../../../web/art/base/look.ts';
import { LANTERN_RIM } from './art/evenings.ts';
import { Bust } from './art/Bust.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';
import type { Coat, Mood } from '../../../web/art/base/coats.ts';
import type { SeatSign } from '../../../web/art/base/seats.ts';
import { NIGHT } from './night.ts';

/** The picture of the lobby: a gang at a street corner, a lantern, and a clock that says it is late. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={640} height={300} fill="#2F3A5C" />
    <path d={STARS} stroke={NIGHT.moon} stroke-width={4} stroke-linecap="round" opacity={0.8} />
    <circle cx={540} cy={64} r={36} fill={NIGHT.moon} />
    <Roofs />
    <TowerClock />
    <circle cx={452} cy={108} r={92} fill="rgb(255 190 100 / 0.13)" />
    <g transform="translate(412 24) scale(.8)">
      <ThingFigure name="lantern" />
    </g>
    <Member coat="siamese" mood="calm" seat="star" x={116} y={112} scale={0.72} />
    <Member coat="tuxedo" mood="alert" seat="fish" x={412} y={108} scale={0.74} />
    <Member coat="ginger" mood="smug" seat="moon" x={236} y={66} scale={0.92} />
    <g transform="translate(36 214) scale(.72) rotate(-14 50 50)">
      <ThingFigure name="bell" />
    </g>
  </svg>
);
export default Cover;

interface MemberProps {
  readonly coat: Coat;
  readonly mood: Mood;
  readonly seat: SeatSign;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const Member = ({ coat, mood, seat, x, y, scale }: MemberProps): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <Bust look={{ ...lookOf({ coat, mood, seat, size: 180 }), rim: LANTERN_RIM }} />
  </g>
);

const STARS = 'M40 40h.1M120 24h.1M210 60h.1M300 28h.1M384 52h.1M470 22h.1M612 30h.1M90 90h.1M330 84h.1';

const Roofs = (): JSX.Element => (
  <>
    <path d="M-20 170Q40 160 66 118H190Q214 160 262 168V320H-20Z" fill={NIGHT.farWall} />
    <path d="M236 180Q300 172 322 134H430Q452 172 516 180V320H236Z" fill={NIGHT.wall} />
    <path d="M470 190Q540 176 566 142H680V320H470Z" fill={NIGHT.farWall} />
    <path d={PANES} fill={NIGHT.light} />
    <rect y={270} width={640} height={40} fill={NIGHT.pavement} />
  </>
);
const PANES = [
  [60, 186],
  [92, 186],
  [548, 198],
  [580, 198],
  [612, 198],
  [60, 226],
  [580, 236],
]
  .map(([x, y]) => `M${x} ${y}h18v22h-18Z`)
  .join('');

/** Five to midnight. */
const TowerClock = (): JSX.Element => (
  <g transform="translate(66 110)">
    <path d="M-40 170V-6L0-56L40-6V170Z" fill={NIGHT.roof} />
    <circle r={29} fill={NIGHT.moon} stroke={NIGHT.brassDark} stroke-width={5} />
    <path d="M0 0V-20M0 0L-9-16" stroke={NIGHT.ink} stroke-width={4.5} stroke-linecap="round" />
    <path d="M0-24v4M24 0h-4M0 24v-4M-24 0h4" stroke={NIGHT.ink} stroke-width={3} />
  </g>
);
