import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../body/BodyPattern.tsx';
import { Collar } from '../body/Collar.tsx';
import { Paw } from '../body/Paw.tsx';
import { Tail } from '../body/Tail.tsx';
import { Head } from '../head/Head.tsx';
import { foldLine, type Look } from '../base/look.ts';
import { Cutout, Ground, Stroke } from '../base/shapes.tsx';

const BODY =
  'M26 152C24 112 60 92 104 90C154 88 186 112 186 148C186 174 172 184 148 184H60C38 184 28 174 26 152Z';

const MAP: BodyMap = {
  stripes: [
    [112, 80, 110, 112],
    [134, 80, 130, 116],
    [156, 84, 150, 120],
    [176, 98, 164, 126],
    [194, 124, 170, 138],
  ],
  bib: 'M30 120H104C112 150 100 190 68 190C36 190 26 150 30 120Z',
  patchA: 'M112 80H200V128C176 150 150 138 138 122C126 112 110 112 112 80Z',
  patchB: 'M120 190C118 168 146 154 166 162C184 168 190 190 180 196Z',
  ticks: [
    [130, 112],
    [150, 122],
    [168, 136],
    [134, 136],
    [152, 148],
    [170, 158],
    [118, 124],
    [124, 154],
  ],
  sheen: 'M146 104Q166 112 172 130',
};

/** Paws tucked in, like bread. */
export const Loaf = ({ look }: { look: Look }): JSX.Element => (
  <>
    <Ground rx={84} />
    <Cutout d={BODY} look={look}>
      <BodyPattern coat={look.coat} map={MAP} />
    </Cutout>
    <Stroke d="M128 183C112 176 112 156 128 146" colour={foldLine(look)} width={look.stroke * 0.8} />
    <Tail d="M178 166C176 186 146 182 122 180" width={16} look={look} />
    <Paw at={[56, 180]} r={[14, 7]} look={look} />
    <Paw at={[86, 180]} r={[14, 7]} look={look} />
    <Collar look={look} at={[70, 144]} width={34} />
    <g transform="translate(70 106) scale(.88)">
      <Head look={look} />
    </g>
  </>
);
