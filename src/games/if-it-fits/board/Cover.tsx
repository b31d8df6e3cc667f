import type { JSX } from 'preact';
import { At } from '../../../web/art/At.tsx';
import { CatFigure } from '../../../web/art/Cat.tsx';
import { ThingFigure } from '../../../web/art/Thing.tsx';

/** The picture for the lobby: a floor full of boxes with cats in them, one across two boxes. */
const Cover = (): JSX.Element => (
  <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={640} height={300} fill="#9A6B49" />
    <path
      d="M0 60H640M0 150H640M0 240H640M90 60V150M420 60V150M250 150V240M560 150V240"
      stroke="#83583A"
      stroke-width={4}
    />
    <circle cx={520} cy={70} r={170} fill="#F4CF86" opacity={0.22} />
    <OpenBox x={40} y={118} width={330} height={160} floor="#E5C491" />
    <At x={64} y={112} scale={0.72}>
      <CatFigure coat="ginger" pose="long" mood="smug" size={200} />
    </At>
    <OpenBox x={400} y={86} width={150} height={180} floor="#F0C24A" />
    <At x={402} y={86} scale={0.72}>
      <CatFigure coat="calico" pose="curl" size={160} />
    </At>
    <At x={566} y={196} scale={0.7}>
      <ThingFigure name="yarn" />
    </At>
    <At x={392} y={236} scale={0.56}>
      <ThingFigure name="mouse" />
    </At>
    <At x={4} y={36} scale={0.7}>
      <ThingFigure name="spray" />
    </At>
  </svg>
);
export default Cover;

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floor: string;
}

/** A box from above: its floor, four walls with light edges, and a shadow inside. */
const OpenBox = ({ x, y, width: w, height: h, floor }: BoxProps): JSX.Element => (
  <g transform={`translate(${x} ${y})`} stroke="#5F3A1E" stroke-width={3} stroke-linejoin="round">
    <path d={`M0 0H${w}V${h}H0Z`} fill={floor} />
    <path d={`M0 0H${w}V34H0Z`} fill="rgb(74 38 20 / 0.22)" stroke="none" />
    <path d={`M0 0H${w}L${w - 18} 18H18Z`} fill="#B98450" />
    <path d={`M0 0L18 18V${h - 18}L0 ${h}Z`} fill="#A5713F" />
    <path d={`M${w} 0L${w - 18} 18V${h - 18}L${w} ${h}Z`} fill="#A5713F" />
    <path d={`M0 ${h}H${w}L${w - 18} ${h - 18}H18Z`} fill="#C9955C" />
  </g>
);
