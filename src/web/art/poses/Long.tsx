import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../body/BodyPattern.tsx';
import { Leg } from '../body/Leg.tsx';
import { Tail } from '../body/Tail.tsx';
import type { Stripe } from '../base/geometry.ts';
import { Head } from '../head/Head.tsx';
import { foldLine, type Look } from '../base/look.ts';
import { Cutout, Oval, Stroke } from '../base/shapes.tsx';

const BODY =
  'M104 82C136 60 164 62 190 68C224 76 246 58 282 56C318 54 344 74 344 102C344 130 320 148 284 146C248 144 226 126 192 134C164 140 134 142 104 122Z';
const BELLY =
  'M140 90L150 84L158 89L170 82L180 88L194 85L206 90L220 84L232 88L246 78L258 82L272 74L284 80C316 84 316 120 286 124L274 130L262 122L248 128L234 118L220 121L206 115L194 121L182 116L170 122L158 115L146 117C130 110 130 96 140 90Z';
const THIGHS = 'M284 70C306 66 326 76 328 92M284 132C306 136 326 126 328 110';

/** Stripes come in from both edges; the front half of the body is slimmer. */
const STRIPES: readonly Stripe[] = [150, 176, 204, 236, 266, 296, 322].flatMap((x, i): Stripe[] => {
  const slim = i < 4 ? 10 : 0;
  return [
    [x, 50 + slim, x + 4, 86],
    [x, 154 - slim, x + 4, 117],
  ];
});

const MAP: BodyMap = {
  tuft: true,
  stripes: STRIPES,
  bib: BELLY,
  patchA: 'M150 40H236C240 84 214 100 194 92C172 86 156 70 150 40Z',
  patchB: 'M250 160C246 128 276 104 304 112C332 118 350 140 336 164Z',
  ticks: [
    [160, 74],
    [200, 78],
    [246, 72],
    [300, 66],
    [160, 130],
    [200, 126],
    [250, 136],
    [310, 136],
  ],
  sheen: 'M236 74Q270 60 306 68',
};

/** On its back, fully stretched: 400 wide, all other poses are 200. */
export const Long = ({ look }: { look: Look }): JSX.Element => (
  <>
    <Oval at={[220, 158]} r={[160, 14]} fill="rgb(43 35 48 / 0.14)" />
    <Tail d="M336 104C354 116 362 128 376 112C384 102 380 88 370 88" width={17} look={look} />
    <Leg d="M300 84C320 70 332 54 342 40" paw={[345, 34]} turn={38} look={look} />
    <Leg d="M300 120C320 134 334 150 344 162" paw={[348, 168]} turn={140} look={look} />
    <Leg d="M150 92C156 66 150 46 138 32" paw={[136, 28]} turn={-24} look={look} />
    <Leg d="M150 110C156 138 152 154 142 170" paw={[140, 174]} turn={-160} look={look} />
    <Cutout d={BODY} look={look}>
      <path d={BELLY} fill={look.coat.light} />
      <BodyPattern coat={look.coat} map={MAP} />
    </Cutout>
    <Stroke d={THIGHS} colour={foldLine(look)} width={look.stroke * 0.8} />
    <g transform="translate(70 100) rotate(-9)">
      <Head look={look} />
    </g>
  </>
);
