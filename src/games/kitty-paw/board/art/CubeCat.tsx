import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Pads } from '../../../../web/art/body/Pads.tsx';
import { Paw } from '../../../../web/art/body/Paw.tsx';
import { Tail } from '../../../../web/art/body/Tail.tsx';
import { Ticks } from '../../../../web/art/body/Ticks.tsx';
import type { Look } from '../../../../web/art/base/look.ts';
import { Oval, SHADE, Stroke } from '../../../../web/art/base/shapes.tsx';
import { memo } from '../../../../web/art/base/memo.ts';
import { CUBE_BREEDS, type CubeBreed } from './breeds.ts';
import { AwakeFace, SleepingFace } from './CubeFace.tsx';
import {
  add,
  corner,
  CORNERS,
  FACE_NAMES,
  faceOutline,
  furry,
  ontoFace,
  polygon,
  rounded,
  type FaceName,
  type Spot,
} from './iso.ts';
import { Markings } from './Markings.tsx';

interface CubeCatProps {
  readonly breed: CubeBreed;
  readonly awake: boolean; // false: asleep on its back
  readonly turn?: number; // in steps of 60°, clockwise
  readonly small?: boolean; // fewer, thicker lines
}

/**
 * A cat in the shape of a cube: a cardboard tile around the middle of its hexagon, which has edges of 100 units. A long
 * cat has its head there and its tail one hexagon further up, before it is turned.
 */
export const CubeCat = memo(({ breed, awake, turn = 0, small = false }: CubeCatProps): JSX.Element => {
  const look: Look = {
    coat: CUBE_BREEDS[breed].coat,
    mood: awake ? 'calm' : 'asleep',
    seat: null,
    crown: false,
    small,
    stroke: small ? 5 : 3.2,
  };
  const Drawn = awake ? Awake : Asleep;
  return (
    <g transform={turn ? `rotate(${60 * turn})` : undefined}>
      <Drawn breed={breed} look={look} />
    </g>
  );
});

interface Drawing {
  readonly breed: CubeBreed;
  readonly look: Look;
}

const HEAD: Spot = [0, 0];
const cubesOf = (breed: CubeBreed): readonly Spot[] => (CUBE_BREEDS[breed].long ? [HEAD, corner(0)] : [HEAD]);
const rearOf = (breed: CubeBreed): Spot => (CUBE_BREEDS[breed].long ? corner(0) : HEAD);

const Awake = ({ breed, look }: Drawing): JSX.Element => (
  <>
    <Skin breed={breed} look={look}>
      <g transform={ontoFace('left', rearOf(breed))}>
        <Stroke d="M14 88C2 48 58 40 64 84" colour={fold(look)} width={look.stroke * 0.8} />
        <Paw at={[30, 91]} r={[15, 9]} look={look} />
        {CUBE_BREEDS[breed].long ? (
          <BobTail look={look} />
        ) : (
          <Tail d="M4 66C-2 40 20 30 26 46" width={CUBE_BREEDS[breed].fluffy ? 18 : 12} look={look} />
        )}
      </g>
    </Skin>
    <g transform={ontoFace('right')}>
      <AwakeFace breed={breed} look={look} />
    </g>
  </>
);

const Asleep = ({ breed, look }: Drawing): JSX.Element => {
  const rear = rearOf(breed);
  return (
    <>
      <Skin breed={breed} look={look}>
        <g transform={ontoFace('left', rear)}>
          <Stroke d="M40 96C34 60 80 56 86 92" colour={fold(look)} width={look.stroke * 0.8} />
        </g>
      </Skin>
      <g transform={ontoFace('right')}>
        <SleepingFace breed={breed} look={look} />
      </g>
      <g transform={ontoFace('top', rear)}>
        <Oval at={[50, 50]} r={36} fill={look.coat.light} />
        {!look.small && <Ticks at={BELLY} colour={look.coat.mark} />}
      </g>
      {PADS.map(([x, y, turned]) => (
        <Pads key={`${x} ${y}`} at={add([x, y], rear)} r={17} turn={turned} look={look} />
      ))}
    </>
  );
};

const BELLY = [
  [40, 40],
  [58, 46],
  [44, 60],
  [62, 64],
] as const;
const PADS = [
  [0, -74, 0],
  [-54, -52, -30],
  [54, -52, 30],
  [0, -26, 0],
] as const;

const fold = ({ coat }: Look): string => (coat.dark ? '#6C6074' : coat.line);

const BobTail = ({ look: { coat, stroke } }: { look: Look }): JSX.Element => (
  <>
    <Oval at={[18, 36]} r={15} fill={coat.base} line={coat.line} width={stroke} />
    <Stroke d="M10 34Q17 27 25 33M11 42Q18 36 26 42" colour={coat.line} width={stroke * 0.6} />
  </>
);

/** A corner of a cube, moved a little inwards because outlines are thick. */
const within = (cube: Spot, i: number): Spot => {
  const [x, y] = corner(i);
  return add(cube, [x * 0.975, y * 0.975]);
};

/** The outline around one cube, or two. */
const outlineOf = (breed: CubeBreed): string => {
  if (CUBE_BREEDS[breed].fluffy) return furry(CORNERS);
  const upper = [0, 1, 5].map((i) => within(rearOf(breed), i));
  const lower = [2, 3, 4].map((i) => within(HEAD, i));
  return rounded([...upper.slice(0, 2), ...lower, ...upper.slice(2)], 20);
};

/** The tint of a face. Light comes from above, so the left face is in the shade. */
const toneOf = (face: FaceName, { coat }: Look): string => {
  if (face === 'left') return SHADE;
  if (face === 'right') return 'none';
  return coat.dark ? 'rgb(255 252 240 / 0.1)' : 'rgb(255 252 240 / 0.2)';
};

/** Three faces with their markings, clipped at the outline, and everything drawn flat on them. */
const Skin = ({ breed, look, children }: Drawing & { readonly children: JSX.Element }): JSX.Element => {
  const clip = useId();
  const outline = outlineOf(breed);
  const rear = rearOf(breed);
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        {FACE_NAMES.map((face) => (
          <Face key={face} face={face} breed={breed} look={look} />
        ))}
        <Stroke d={creases(rear)} colour={look.coat.line} width={look.stroke * 0.7} opacity={0.55} />
        {children}
      </g>
      <Stroke d={outline} colour={look.coat.line} width={look.stroke * 1.2} />
    </>
  );
};

const creases = ([x, y]: Spot): string => {
  const long = y !== 0;
  return [1, 3, 5]
    .map((i) => {
      const [dx, dy] = corner(i);
      const far = long && i === 3 ? 2 : 1;
      return `M${x} ${y}l${dx * far} ${dy * far}`;
    })
    .join('');
};

const Face = ({ face, breed, look }: Drawing & { readonly face: FaceName }): JSX.Element => {
  const clip = useId();
  // The body of a long cat covers the top of its head.
  const cubes = face === 'top' ? [rearOf(breed)] : cubesOf(breed);
  const all = cubes.map((cube) => polygon(faceOutline(face, cube))).join('');
  const upsideDown = look.mood === 'asleep' && face === 'right';
  const bare = look.mood === 'asleep' && face === 'top';
  return (
    <>
      <path d={all} fill={look.coat.base} stroke={look.coat.base} />
      {!bare && (
        <>
          <clipPath id={clip}>
            <path d={all} />
          </clipPath>
          <g clip-path={`url(#${clip})`}>
            {cubes.map((cube) => (
              <g key={cube[1]} transform={`${ontoFace(face, cube)}${upsideDown ? ' rotate(180 50 50)' : ''}`}>
                <Markings breed={breed} face={face} rear={cube !== HEAD} />
              </g>
            ))}
          </g>
        </>
      )}
      <path d={all} fill={toneOf(face, look)} />
    </>
  );
};
