import type { JSX } from 'preact';
import { mirror, SIDES } from '../../../../web/art/base/geometry.ts';
import { GLINT, Oval, PUPIL, Stroke } from '../../../../web/art/base/shapes.tsx';

const FUR = '#E3B27C';
const LINE = '#5A3A22';

const OUTLINE = mirror(
  [0, -34],
  [
    [14, -36, 22, -34],
    [30, -62, 62, -84, 78, -78],
    [86, -70, 74, -34, 50, -12],
    [56, 10, 44, 30, 26, 38],
    [16, 50, 8, 52, 0, 52],
  ],
);
const EAR = 'M34-34Q50-64 72-70Q72-46 48-20Q40-26 34-34Z';

/** A chihuahua: more ears than head. Around (0, 0), about as wide as the head of a cat. */
export const DogHead = (): JSX.Element => (
  <>
    <path d={OUTLINE} fill={FUR} stroke={LINE} stroke-width={4} stroke-linejoin="round" />
    {SIDES.map((side) => (
      <path key={side} d={EAR} fill="#F0BFA6" transform={`scale(${side} 1)`} />
    ))}
    <path d="M0-30C8-14 12-4 24 8C36 24 22 50 0 50C-22 50-36 24-24 8C-12-4-8-14 0-30Z" fill="#FBEEDB" />
    {SIDES.map((side) => (
      <g key={side} transform={`translate(${side * 25} -2)`}>
        <Oval at={[0, 0]} r={13} fill="#6B4226" line={PUPIL} width={3} />
        <Oval at={[0, 1]} r={8} fill={PUPIL} />
        <Oval at={[-4, -5]} r={4} fill={GLINT} />
      </g>
    ))}
    <path d="M-10 18Q0 12 10 18Q10 27 0 29Q-10 27-10 18Z" fill="#3B2A2C" />
    <Stroke d="M0 29V36M-11 36Q-5 42 0 36Q5 42 11 36" colour={LINE} width={3} />
  </>
);
