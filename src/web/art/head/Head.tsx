import type { JSX } from 'preact';
import { SIDES, type Side } from '../base/geometry.ts';
import type { Look } from '../base/look.ts';
import { Cutout, Oval, Stroke } from '../base/shapes.tsx';
import { Crown } from './Crown.tsx';
import { Eye } from './Eye.tsx';
import { HeadPattern } from './HeadPattern.tsx';
import { Muzzle } from './Muzzle.tsx';
import { headOutline, innerEar } from './outline.ts';

/** A head around (0, 0), about 120 wide. */
export const Head = ({ look, kitten = false }: { look: Look; kitten?: boolean }): JSX.Element => (
  <>
    <Cutout d={headOutline(look.mood, kitten)} look={look} shade={[-4, -5]}>
      <HeadPattern coat={look.coat} />
      {SIDES.map((side) => (
        <path key={side} d={innerEar(look.mood, side)} fill={look.coat.ear} />
      ))}
    </Cutout>
    {look.crown && <Crown stroke={look.stroke} />}
    <Face look={look} kitten={kitten} />
  </>
);

const FACES = {
  kitten: { gap: 27, r: 14.5, eyeY: 9 },
  cat: { gap: 24, r: 12, eyeY: 4 },
};

const Face = ({ look, kitten }: { look: Look; kitten: boolean }): JSX.Element => {
  const { gap, r, eyeY } = FACES[kitten ? 'kitten' : 'cat'];
  const nose = eyeY + 13;
  return (
    <>
      {kitten && <Blush look={look} y={nose + 5} />}
      <Muzzle look={look} y={nose} />
      {SIDES.map((side) => (
        <g key={side} transform={`translate(${side * gap} ${eyeY})`}>
          <Eye look={look} r={look.small ? r * 1.18 : r} lid={lidColour(look, side)} />
        </g>
      ))}
      {!look.small && <Whiskers look={look} y={nose} />}
    </>
  );
};

/** A calico's left eye lies on a dark patch. */
const lidColour = ({ coat }: Look, side: Side): string => {
  if (coat.pattern === 'calico' && side < 0) return '#D8C8C4';
  return coat.onMask ?? (coat.dark ? '#B9A9B8' : coat.line);
};

const Blush = ({ look: { coat }, y }: { look: Look; y: number }): JSX.Element | null =>
  coat.dark || coat.pattern === 'points' ? null : (
    <>
      {SIDES.map((side) => (
        <Oval key={side} at={[side * 44, y]} r={[8, 5]} fill="rgb(224 110 90 / 0.3)" />
      ))}
    </>
  );

const LIFT = { calm: 0, alert: -3, surprised: -8, smug: 0, asleep: 5 };

const Whiskers = ({ look, y }: { look: Look; y: number }): JSX.Element => {
  const lift = LIFT[look.mood];
  const one = (side: Side): string =>
    `M${side * 34} ${y + 2}Q${side * 52} ${y - 4 + lift / 2} ${side * 70} ${y - 5 + lift}` +
    `M${side * 34} ${y + 8}Q${side * 52} ${y + 7 + lift / 2} ${side * 70} ${y + 9 + lift}`;
  return (
    <Stroke
      d={SIDES.map(one).join('')}
      colour={look.coat.dark ? '#8B7B8C' : look.coat.line}
      width={look.stroke * 0.5}
      opacity={0.65}
    />
  );
};
