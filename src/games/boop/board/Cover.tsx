import type { JSX } from 'preact';
import { At } from '../../../web/art/At.tsx';
import { CatFigure } from '../../../web/art/Cat.tsx';

const FOOT = [100, 186] as const; // the foot point of a cat in its own drawing

/** The picture for the lobby: a rainy evening, a lamp, and a kitten about to fall off the bed. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={640} height={300} fill="#7A5A4C" />
    <circle cx={118} cy={78} r={150} fill="#E9B96B" opacity={0.32} />
    <circle cx={118} cy={78} r={92} fill="#F4CF86" opacity={0.32} />
    <Lamp />
    <RainyWindow />
    <Quilt />
    <At foot={FOOT} x={150} y={246} scale={0.62}>
      <CatFigure coat="ginger" pose="kitten" mood="calm" size={120} />
    </At>
    <At foot={FOOT} x={318} y={262} scale={0.98}>
      <CatFigure coat="ginger" pose="cat" mood="smug" seat="moon" size={200} />
    </At>
    <path
      d="M412 150q26-8 44 2M418 178q22-8 38 0M420 204q16-4 28 2"
      fill="none"
      stroke="#FFF6E6"
      stroke-width={6}
      stroke-linecap="round"
    />
    <g transform="rotate(17 500 200)">
      <At foot={FOOT} x={498} y={214} scale={0.66}>
        <CatFigure coat="grey" pose="kitten" mood="surprised" push={1} size={130} />
      </At>
    </g>
  </svg>
);
export default Cover;

const Lamp = (): JSX.Element => (
  <g stroke="#5A3822" stroke-width={4} stroke-linejoin="round">
    <path d="M118 96V250" stroke-width={7} />
    <path d="M92 30H144L164 98H72Z" fill="#F6D08A" />
    <path d="M80 76H156" stroke="#E0A650" stroke-width={3} />
  </g>
);

const RainyWindow = (): JSX.Element => (
  <g>
    <rect x={446} y={-20} width={150} height={158} rx={10} fill="#F0E0C6" />
    <path d="M458-14H514V54H458ZM528-14H584V54H528ZM458 66H514V126H458ZM528 66H584V126H528Z" fill="#2E3F5C" />
    <path
      d="M472 8l-6 22M500 20l-5 18M546 4l-6 22M574 22l-5 18M476 84l-5 20M503 90l-4 16M544 82l-5 20M572 92l-5 18"
      stroke="#9FB6D6"
      stroke-width={3}
      stroke-linecap="round"
    />
  </g>
);

const PATCHES = ['#E5C9A8', '#DCA997', '#D9CDA8', '#CFB3A6', '#D2CBB0', '#E5C9A8'] as const;

/** The quilt, seen from the foot of the bed. */
const Quilt = (): JSX.Element => (
  <g>
    <path d="M58 172H582L640 316H0Z" fill="#E0C3A4" />
    {PATCHES.map((fill, i) => (
      <path key={i} d={patch(i)} fill={fill} opacity={i % 2 ? 0.9 : 0.55} />
    ))}
    <path
      d="M58 172H582M36 222H604M10 284H630M145 172L104 316M232 172L212 316M320 172V316M408 172L428 316M495 172L536 316"
      fill="none"
      stroke="#B98468"
      stroke-width={3}
      stroke-dasharray="11 8"
    />
  </g>
);

const patch = (i: number): string => {
  const [top, low, step, wide] = [58, 36, 87.3, 94.7];
  return i % 2 === 0
    ? `M${top + step * i} 172h${step}L${low + wide * (i + 1)} 222H${low + wide * i}Z`
    : `M${low + wide * i} 222h${wide}L${10 + 103.3 * (i + 1)} 284H${10 + 103.3 * i}Z`;
};
