import type { JSX } from 'preact';
import { Oval, Stroke } from '../../../../web/art/base/shapes.tsx';
import { EVENINGS, MOONLIGHT, WINDOW_LIGHT, type Evening } from './evenings.ts';

/** A street after rain, 200 wide and 280 high: roofs, lit windows, one lantern. */
export const NightStreet = ({ evening }: { evening: Evening }): JSX.Element => {
  const { sky, far, near, rain, moon } = EVENINGS[evening];
  return (
    <>
      <rect width={200} height={280} fill={sky} />
      {moon === 'stars' ? <Stars /> : <Oval at={[40, 44]} r={20} fill={MOONLIGHT} />}
      {moon === 'crescent' && <Oval at={[48, 39]} r={17} fill={sky} />}
      <path d="M-10 150L10 112Q40 122 74 106L84 120V280H-10Z" fill={far} />
      <Stroke d="M6 118Q40 128 80 112" colour={near} width={4} />
      <path d="M210 128L190 88Q150 100 116 82L108 98V280H210Z" fill={near} />
      <Stroke d="M112 88Q150 106 196 94" colour={far} width={4} />
      {WINDOWS.map(([x, y]) => (
        <LitWindow key={x} x={x} y={y} frame={near} />
      ))}
      <HangingLantern cord={near} />
      <Stroke d={RAIN} colour={rain} width={1.6} opacity={0.6} />
    </>
  );
};

const WINDOWS = [
  [14, 132],
  [36, 134],
  [150, 112],
  [178, 112],
] as const;
const RAIN =
  'M20 80L14 96M66 20L60 36M112 40L106 56M90 78L86 90M130 150L124 166M16 190L10 206M188 170L182 186M140 20L135 33M76 62L72 72';

const Stars = (): JSX.Element => (
  <path
    d="M30 30h.1M62 18h.1M96 40h.1M24 78h.1M118 14h.1"
    stroke={MOONLIGHT}
    stroke-width={3.6}
    stroke-linecap="round"
  />
);

const LitWindow = ({ x, y, frame }: { x: number; y: number; frame: string }): JSX.Element => (
  <>
    <rect x={x} y={y} width={12} height={15} rx={2} fill={WINDOW_LIGHT} />
    <Stroke d={`M${x + 6} ${y}v15M${x} ${y + 7}h12`} colour={frame} width={1.4} />
  </>
);

const HangingLantern = ({ cord }: { cord: string }): JSX.Element => (
  <>
    <Stroke d="M170 0V26" colour={cord} width={2.5} />
    <Oval at={[170, 47]} r={34} fill="rgb(255 190 100 / 0.14)" />
    <path
      d="M154 30Q170 22 186 30Q192 48 186 64Q170 72 154 64Q148 48 154 30Z"
      fill="#E2633F"
      stroke={cord}
      stroke-width={2.5}
    />
    <Stroke d="M153 40H187M151 50H189M154 60H186" colour="#F7B56B" width={1.6} />
    <path d="M162 24H178V30H162ZM162 66H178V71H162Z" fill={cord} />
  </>
);
