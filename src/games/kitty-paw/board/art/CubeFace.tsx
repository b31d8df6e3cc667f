import type { JSX } from 'preact';
import { Paw } from '../../../../web/art/body/Paw.tsx';
import { SIDES, type Side } from '../../../../web/art/base/geometry.ts';
import { Eye } from '../../../../web/art/head/Eye.tsx';
import { Muzzle } from '../../../../web/art/head/Muzzle.tsx';
import type { Look } from '../../../../web/art/base/look.ts';
import { Oval } from '../../../../web/art/base/shapes.tsx';
import { CUBE_BREEDS, type BreedLook, type CubeBreed } from './breeds.ts';
import { rounded, type Spot } from './iso.ts';

interface FaceProps {
  readonly breed: CubeBreed;
  readonly look: Look;
}

/** The face of an awake cat on a square of 100 by 100: ears above the upper edge, paws at the lower one. */
export const AwakeFace = ({ breed, look }: FaceProps): JSX.Element => (
  <>
    {SIDES.map((side) => (
      <UpperEar key={side} breed={breed} look={look} side={side} />
    ))}
    {breed === 'exotic' && <Cheeks y={62} fill={look.coat.light} />}
    <g transform="translate(50 43) scale(.98)">
      <Features breed={breed} look={look} gap={CUBE_BREEDS[breed].flat ? 25 : 24} />
    </g>
    <Paw at={[30, 92]} r={[14, 9]} look={look} />
    <Paw at={[70, 92]} r={[14, 9]} look={look} />
  </>
);

/** The face of a cat asleep on its back, so it is upside down. */
export const SleepingFace = ({ breed, look }: FaceProps): JSX.Element => (
  <>
    {SIDES.map((side) => (
      <LowerEar key={side} breed={breed} look={look} side={side} />
    ))}
    {breed === 'exotic' && <Cheeks y={32} fill={look.coat.light} />}
    <g transform="translate(50 50) rotate(180) scale(.98)">
      <Features breed={breed} look={look} gap={25} />
    </g>
  </>
);

const Features = ({ breed, look, gap }: FaceProps & { gap: number }): JSX.Element => {
  const { flat } = CUBE_BREEDS[breed];
  const awake = look.mood !== 'asleep';
  const eyeY = awake ? (flat ? -1 : 0) : -2;
  const r = (flat ? 15 : 13.5) - (awake ? 0 : 0.8);
  return (
    <>
      <Muzzle look={look} y={eyeY + (flat ? 4 : 13)} />
      {SIDES.map((side) => (
        <g key={side} transform={`translate(${side * gap} ${eyeY})`}>
          <Eye look={look} r={look.small ? r * 1.18 : r} lid={look.coat.dark ? '#B9A9B8' : look.coat.line} />
        </g>
      ))}
    </>
  );
};

const Cheeks = ({ y, fill }: { y: number; fill: string }): JSX.Element => (
  <>
    <Oval at={[33, y]} r={[25, 19]} fill={fill} />
    <Oval at={[67, y]} r={[25, 19]} fill={fill} />
  </>
);

/** The start, end and height of an ear. */
const EARS: Readonly<Record<BreedLook['ears'], readonly [from: number, to: number, height: number]>> = {
  tiny: [9, 31, 17],
  middle: [9, 41, 30],
  big: [8, 46, 40],
};

interface EarProps extends FaceProps {
  readonly side: Side;
}

/** The ears of a bobtail have the colours of the patches they stand on. */
const earColour = ({ breed, look: { coat }, side }: EarProps): string =>
  breed === 'bobtail' ? ((side < 0 ? coat.mark2 : coat.mark) ?? coat.base) : coat.base;

const UpperEar = (props: EarProps): JSX.Element => {
  const { breed, look, side } = props;
  const [from, to, height] = EARS[CUBE_BREEDS[breed].ears];
  const left = side < 0;
  const [root, width] = left ? [from, to - from] : [100 - from, from - to];
  const tip = root + width * (left ? 0.3 : 0.42);
  const ear: Spot[] = [
    [root, 10],
    [tip, -height * (left ? 1 : 0.92)],
    [root + width, 8],
  ];
  const inner: Spot[] = [
    [root + width * 0.22, 3],
    [root + width * 0.36, -height * 0.6],
    [root + width * 0.72, 3],
  ];
  const fill = earColour(props);
  const over = left ? -3 : 3;
  return (
    <>
      <path
        d={rounded(ear, 5)}
        fill={fill}
        stroke={look.coat.line}
        stroke-width={look.stroke}
        stroke-linejoin="round"
      />
      <path d={rounded(inner, 3)} fill={look.coat.ear} />
      {/* No outline between ear and head. */}
      <path d={`M${root + over} 4H${root + width - over}V12H${root + over}Z`} fill={fill} />
    </>
  );
};

const LowerEar = (props: EarProps): JSX.Element => {
  const { breed, look, side } = props;
  const tiny = CUBE_BREEDS[breed].ears === 'tiny';
  const ear: Spot[] = [
    [50 + side * 44, 70],
    [50 + side * 38, tiny ? 88 : 96],
    [50 + side * 14, 82],
  ];
  const inner: Spot[] = [
    [50 + side * 38, 76],
    [50 + side * 35, tiny ? 84 : 90],
    [50 + side * 22, 82],
  ];
  return (
    <>
      <path
        d={rounded(ear, 5)}
        fill={look.coat.base}
        stroke={look.coat.line}
        stroke-width={look.stroke}
        stroke-linejoin="round"
      />
      <path d={rounded(inner, 3)} fill={look.coat.ear} />
    </>
  );
};
