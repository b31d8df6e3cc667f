import type { JSX } from 'preact';
import { NIGHT } from './night.ts';

/** The moon above the cards of the turn. It climbs from round to round. */
export const Moon = ({ round }: { round: number }): JSX.Element => (
  <svg
    class="deal__moon"
    viewBox="0 0 100 100"
    style={{ '--climb': `${Math.min(round, 8) * 3}px` }}
    aria-hidden="true"
  >
    <circle cx={50} cy={50} r={50} fill={NIGHT.moon} />
  </svg>
);

/** The street in which everything happens: houses on both sides. */
export const NightTown = (): JSX.Element => (
  <svg class="town__night" viewBox="0 0 1400 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width={1400} height={720} fill="#1D1840" />
    <path d={STARS} stroke={NIGHT.moon} stroke-width={4} stroke-linecap="round" opacity={0.8} />
    {HOUSES.map((house) => (
      <TownHouse key={house.x} {...house} />
    ))}
    <path d="M0 720L460 720L600 470H800L940 720L1400 720V760H0Z" fill="#2F2649" />
    <path d="M460 720L600 470H800L940 720Z" fill="#3A2E4C" />
    {[500, 900].map((x) => (
      <g key={x}>
        <circle cx={x} cy={336} r={70} fill={NIGHT.glow} />
        <path d={`M${x} 270v34`} stroke={NIGHT.roof} stroke-width={4} />
        <path
          d={`M${x - 20} 312Q${x} 300 ${x + 20} 312Q${x + 27} 336 ${x + 20} 360Q${x} 372 ${x - 20} 360Q${x - 27} 336 ${x - 20} 312Z`}
          fill={NIGHT.lantern}
        />
        <path d={`M${x - 23} 326h46M${x - 23} 346h46`} stroke={NIGHT.lanternRib} stroke-width={3} />
      </g>
    ))}
  </svg>
);

const STARS = Array.from({ length: 54 }, (_, i) => `M${(i * 397) % 1400} ${8 + ((i * 61) % 250)}h.1`).join(
  '',
);

interface TownHouseProps {
  readonly x: number;
  readonly width: number;
  readonly eaves: number; // the lower edge of its roof
}
/** Far ones first, so that near ones stand before them. */
const HOUSES: readonly TownHouseProps[] = [
  { x: 470, width: 200, eaves: 330 },
  { x: 730, width: 220, eaves: 300 },
  { x: -40, width: 480, eaves: 180 },
  { x: 960, width: 480, eaves: 180 },
];

/** The outline of windows, as one path. */
const draw = (some: readonly (readonly [number, number])[]): string =>
  some.map(([left, top]) => `M${left} ${top}h58v76h-58Z`).join('');

const TownHouse = ({ x, width, eaves }: TownHouseProps): JSX.Element => {
  const [across, floors] = [Math.floor((width - 20) / 92), Math.floor((720 - eaves) / 150) + 1];
  const panes = Array.from(
    { length: across * floors },
    (_, i) => [x + 26 + (i % across) * 92, eaves + 34 + Math.floor(i / across) * 150] as const,
  );
  return (
    <g>
      <path
        d={`M${x - 30} ${eaves}Q${x + 30} ${eaves - 14} ${x + 70} ${eaves - 70}H${x + width - 70}Q${x + width - 30} ${eaves - 14} ${x + width + 30} ${eaves}Z`}
        fill="#0F0B20"
      />
      <rect x={x} y={eaves} width={width} height={720 - eaves} fill="#2A2145" />
      <path d={draw(panes)} fill="#3A2F5A" />
      <path d={draw(panes.filter((_, i) => (i * 7 + across) % 5 === 0))} fill="#B98A45" />
      <path
        d={panes.map(([left, top]) => `M${left + 29} ${top}v76M${left} ${top + 38}h58`).join('')}
        stroke="#17122B"
        stroke-width={5}
      />
    </g>
  );
};
