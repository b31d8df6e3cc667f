import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../../../../web/art/body/BodyPattern.tsx';
import { Collar } from '../../../../web/art/body/Collar.tsx';
import { mirror } from '../../../../web/art/base/geometry.ts';
import { Head } from '../../../../web/art/head/Head.tsx';
import type { Look } from '../../../../web/art/base/look.ts';
import { Cutout } from '../../../../web/art/base/shapes.tsx';

const SHOULDERS = mirror(
  [0, 150],
  [
    [34, 152, 46, 178, 66, 196],
    [90, 216, 96, 250, 96, 290],
    [0, 290],
  ],
  100,
);

const MAP: BodyMap = {
  tuft: true,
  stripes: [
    [190, 200, 146, 214],
    [200, 226, 152, 236],
    [200, 254, 158, 258],
    [10, 200, 54, 214],
    [0, 226, 48, 236],
    [0, 254, 42, 258],
  ],
  bib: 'M64 160H136C146 200 132 250 128 290H72C68 250 54 200 64 160Z',
  patchA: 'M130 150L210 190V290H150C160 250 126 220 130 150Z',
  patchB: 'M-10 190C40 186 62 220 54 250C50 276 20 290-10 290Z',
  ticks: [
    [56, 222],
    [144, 222],
    [44, 248],
    [156, 248],
    [82, 250],
    [118, 250],
    [100, 234],
  ],
  sheen: 'M44 214Q28 232 26 256',
};

const TUFT =
  'M58 172Q58 196 70 210L77 202L84 228L92 218L100 246L108 218L116 228L123 202L130 210Q142 196 142 172Z';

/** Head and shoulders, 200 wide and 280 high: somebody leaning out into the street. */
export const Bust = ({ look }: { look: Look }): JSX.Element => (
  <>
    <Cutout d={SHOULDERS} look={look}>
      <BodyPattern coat={look.coat} map={MAP} />
    </Cutout>
    <path d={TUFT} fill={look.coat.light} stroke={look.coat.line} stroke-width={look.stroke * 0.8} />
    <Collar look={look} at={[100, 178]} width={42} />
    <g transform="translate(100 138) scale(1.1)">
      <Head look={look} />
    </g>
  </>
);
