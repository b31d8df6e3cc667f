import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { NIGHT } from './night.ts';

interface StreetSceneProps {
  readonly street: number; // every gang has a street of its own, and it always looks the same
  readonly awake: number; // the part of the windows that are lit, from 1 down to 0
}

const LENGTH = 1280;
const HEIGHT = 120;
const GROUND = 104;

interface House {
  readonly x: number;
  readonly width: number;
  readonly eaves: number; // the lower edge of its roof
  readonly far: boolean;
}
interface Window {
  readonly x: number;
  readonly y: number;
  readonly sleepsAt: number; // 0 to 1: the earliest go to bed first
}

/** A number that looks random and is always the same: drawings use no random numbers. */
const mixed = (a: number, b: number): number => {
  const hash = Math.imul(a * 73 + b * 151 + 17, 0x9e3779b1);
  return ((Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 16) & 0xffff) / 0x10000;
};

const housesOf = (street: number): readonly House[] => {
  const houses: House[] = [];
  for (let x = -20, i = 0; x < LENGTH; i++) {
    const width = 62 + Math.round(mixed(street, i) * 52);
    houses.push({ x, width, eaves: 34 + Math.round(mixed(street + 9, i) * 26), far: i % 3 === 1 });
    x += width + (i % 4 === 2 ? 14 : 2);
  }
  return houses;
};

const windowsOf = ({ x, width, eaves }: House, street: number): readonly Window[] => {
  const count = Math.floor((width - 18) / 22);
  const floors = GROUND - eaves > 58 ? [eaves + 10, eaves + 36] : [eaves + 14];
  return floors.flatMap((y) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + 14 + i * 22,
      y,
      sleepsAt: 0.2 + mixed(street + y, x + i * 5) * 0.9,
    })),
  );
};

const roofOf = ({ x, width, eaves }: House): string =>
  `M${x - 7} ${eaves}Q${x + width * 0.2} ${eaves - 5} ${x + width * 0.3} ${eaves - 20}H${x + width * 0.7}` +
  `Q${x + width * 0.8} ${eaves - 5} ${x + width + 7} ${eaves}L${x + width + 4} ${eaves + 5}H${x - 4}Z`;

const frameOf = ({ x, y }: Window): string => `M${x} ${y}h11v14h-11Z`;

/** Houses along a street at night. The cards lie on the pavement in front of them. */
export const StreetScene = ({ street, awake }: StreetSceneProps): JSX.Element => {
  const houses = useMemo(() => housesOf(street), [street]);
  const windows = useMemo(() => houses.flatMap((house) => windowsOf(house, street)), [houses]);
  const lit = windows.filter(({ sleepsAt }) => sleepsAt > 1.1 - awake);
  return (
    <svg
      class="street"
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      {houses.map((house) => (
        <g key={house.x}>
          <path
            d={`M${house.x} ${house.eaves}h${house.width}V${GROUND}h${-house.width}Z`}
            fill={house.far ? NIGHT.farWall : NIGHT.wall}
          />
          <path d={roofOf(house)} fill={NIGHT.roof} />
        </g>
      ))}
      <path d={windows.map(frameOf).join('')} fill={NIGHT.shutter} />
      <path d={lit.map(frameOf).join('')} fill={NIGHT.light} />
      <path
        d={lit.map(({ x, y }) => `M${x + 5.5} ${y}v14M${x} ${y + 7}h11`).join('')}
        stroke={NIGHT.wall}
        stroke-width={1.4}
      />
      <rect y={GROUND} width={LENGTH} height={HEIGHT - GROUND} fill={NIGHT.pavement} />
      <path d={STONES} stroke={NIGHT.stone} stroke-width={2} stroke-linecap="round" />
      {houses
        .filter((_, i) => i % 4 === 2)
        .map((house) => (
          <StreetLantern key={house.x} x={house.x + house.width + 8} />
        ))}
    </svg>
  );
};

const STONES = Array.from(
  { length: 40 },
  (_, i) => `M${i * 33 + (i % 2) * 9} ${GROUND + 6 + (i % 2) * 5}h14`,
).join('');

const StreetLantern = ({ x }: { x: number }): JSX.Element => (
  <g transform={`translate(${x} 40)`}>
    <circle r={22} cy={12} fill={NIGHT.glow} />
    <path d="M0-14V2" stroke={NIGHT.roof} stroke-width={2} />
    <path d="M-7 4Q0 0 7 4Q10 12 7 20Q0 24-7 20Q-10 12-7 4Z" fill={NIGHT.lantern} />
    <path d="M-8 9H8M-8 15H8" stroke={NIGHT.lanternRib} stroke-width={1.4} />
  </g>
);
