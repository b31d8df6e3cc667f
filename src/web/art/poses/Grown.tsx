import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../body/BodyPattern.tsx';
import { Collar } from '../body/Collar.tsx';
import { Paw } from '../body/Paw.tsx';
import { Tail } from '../body/Tail.tsx';
import { mirror } from '../base/geometry.ts';
import { Head } from '../head/Head.tsx';
import type { Look } from '../base/look.ts';
import { Cutout, Ground, Stroke } from '../base/shapes.tsx';

const BODY = mirror(
  [0, 80],
  [
    [26, 84, 30, 104, 38, 120],
    [50, 138, 58, 160, 54, 178],
    [50, 187, 36, 186, 0, 186],
  ],
  100,
);

const MAP: BodyMap = {
  tuft: true,
  stripes: [
    [148, 118, 122, 126],
    [160, 136, 128, 142],
    [162, 154, 134, 157],
    [52, 118, 78, 126],
    [40, 136, 72, 142],
    [38, 154, 66, 157],
  ],
  bib: 'M76 92H124C128 112 118 140 112 168H88C82 140 72 112 76 92Z',
  patchA: 'M118 84L170 110V168C140 172 124 156 128 136C130 120 116 110 118 84Z',
  patchB: 'M30 140C54 132 78 144 76 162C74 178 50 190 36 184Z',
  ticks: [
    [66, 140],
    [134, 140],
    [58, 158],
    [142, 158],
    [88, 150],
    [112, 150],
    [74, 122],
    [126, 122],
  ],
  sheen: 'M58 148Q50 162 56 174',
};

const TAIL = 'M146 176C184 180 194 146 178 130C168 119 168 106 178 100';
const TUFT =
  'M68 96Q62 112 70 128L76 121L82 139L89 131L100 154L111 131L118 139L124 121L130 128Q138 112 132 96Z';
const LEGS = 'M100 150V178M78 146Q76 164 80 174M122 146Q124 164 120 174';

/** A grown cat, sitting upright, with a tuft on its chest. */
export const Grown = ({ look }: { look: Look }): JSX.Element => {
  const { coat, stroke } = look;
  return (
    <>
      <Ground rx={62} />
      <Tail d={TAIL} width={18} look={look} />
      <Cutout d={BODY} look={look}>
        <BodyPattern coat={coat} map={MAP} />
      </Cutout>
      <Stroke d={LEGS} colour={coat.dark && !coat.sock ? '#5C5266' : coat.line} width={stroke * 0.8} />
      <Paw at={[83, 180]} r={[17, 9]} look={look} />
      <Paw at={[117, 180]} r={[17, 9]} look={look} />
      <path
        d={TUFT}
        fill={coat.light}
        stroke={coat.line}
        stroke-width={stroke * 0.8}
        stroke-linejoin="round"
      />
      <Collar look={look} at={[100, 105]} width={32} />
      <g transform="translate(100 66) scale(.9)">
        <Head look={look} />
      </g>
    </>
  );
};
