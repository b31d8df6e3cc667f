import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { lookOf } from '../../../web/art/base/look.ts';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import type { EndOfMatch } from '../../../web/kit/ending.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import type { KyotoWords } from '../words/types.ts';
import { LANTERN_RIM } from './art/evenings.ts';
import { Bust } from './art/Bust.tsx';
import { BellShape } from './BellPip.tsx';
import { coatOf } from './gangs.ts';
import { NIGHT } from './night.ts';

/** The places of the gangs, the winner first; nobody hides the face of somebody else. */
const PLACES = [
  { x: 130, y: 150, scale: 1.5 },
  { x: -24, y: 300, scale: 0.94 },
  { x: 396, y: 300, scale: 0.94 },
  { x: 10, y: 120, scale: 0.74 },
  { x: 402, y: 120, scale: 0.74 },
] as const;

/** The end for the picture to keep: all gangs in the street, the winner in front with the bells that were rung. */
export const EndPicture: NonNullable<EndOfMatch<GangsOfKyoto, KyotoWords>['Picture']> = ({
  scene: { view, outcome },
}) => {
  const scores = outcome?.ended ? [] : (outcome?.scores ?? []);
  const winner = outcome?.winners[0] ?? 0;
  const behind = view.players.map((_, seat) => seat).filter((seat) => seat !== winner);
  return (
    <svg viewBox="0 0 560 600" aria-hidden="true">
      <rect width={560} height={600} rx={28} fill="#1D1840" />
      <path d={STARS} stroke={NIGHT.moon} stroke-width={4} stroke-linecap="round" opacity={0.8} />
      <circle cx={280} cy={96} r={58} fill={NIGHT.moon} />
      <path d={ROOFS} fill={NIGHT.wall} />
      <path d={PANES} fill={NIGHT.light} />
      {behind.toReversed().map((seat) => (
        <Gang key={seat} seat={seat} place={PLACES[behind.indexOf(seat) + 1] ?? PLACES[0]} won={false} />
      ))}
      <Gang seat={winner} place={PLACES[0]} won={outcome?.winners.includes(winner) ?? false} />
      <path d="M0 506H560V572A28 28 0 0 1 532 600H28A28 28 0 0 1 0 572Z" fill={NIGHT.pavement} />
      <Bells count={scores[winner] ?? 0} />
    </svg>
  );
};

interface GangProps {
  readonly seat: Seat;
  readonly place: (typeof PLACES)[number];
  readonly won: boolean;
}
const Gang = ({ seat, place: { x, y, scale }, won }: GangProps): JSX.Element => {
  const look = lookOf({
    coat: coatOf(seat),
    mood: won ? 'smug' : 'calm',
    seat: signOfSeat(seat),
    crown: won,
    size: 180,
  });
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Bust look={{ ...look, rim: LANTERN_RIM }} />
    </g>
  );
};

const IN_ROW = 12;

/** One bell for every point, in rows. */
const Bells = ({ count }: { count: number }): JSX.Element => (
  <>
    {Array.from({ length: Math.min(count, 2 * IN_ROW) }, (_, i) => {
      const [row, place] = [Math.floor(i / IN_ROW), i % IN_ROW];
      const inRow = Math.min(IN_ROW, Math.min(count, 2 * IN_ROW) - row * IN_ROW);
      const x = 280 + (place - (inRow - 1) / 2) * 42;
      return (
        <g key={i} transform={`translate(${x} ${count > IN_ROW ? 533 + row * 40 : 552}) scale(1.7)`}>
          <BellShape />
        </g>
      );
    })}
  </>
);

const STARS = Array.from(
  { length: 26 },
  (_, i) => `M${24 + ((i * 197) % 512)} ${20 + ((i * 61) % 190)}h.1`,
).join('');
const ROOFS =
  'M0 250Q60 240 84 196H196Q220 236 262 246V520H0ZM298 246Q340 236 364 196H476Q500 240 560 250V520H298Z';
const PANES = [
  [40, 280],
  [84, 280],
  [170, 280],
  [370, 280],
  [456, 280],
  [500, 280],
]
  .map(([x, y]) => `M${x} ${y}h22v28h-22Z`)
  .join('');
