import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../body/BodyPattern.tsx';
import { Collar } from '../body/Collar.tsx';
import { Paw } from '../body/Paw.tsx';
import { Tail } from '../body/Tail.tsx';
import { mirror } from '../base/geometry.ts';
import { Head } from '../head/Head.tsx';
import type { Look } from '../base/look.ts';
import { Cutout, Ground } from '../base/shapes.tsx';

const BODY = mirror(
  [0, 128],
  [
    [36, 130, 48, 150, 47, 168],
    [46, 184, 34, 186, 0, 186],
  ],
  100,
);

const MAP: BodyMap = {
  stripes: [
    [150, 160, 128, 162],
    [150, 174, 130, 173],
    [50, 160, 72, 162],
    [50, 174, 70, 173],
  ],
  bib: 'M78 140H122C124 160 116 172 100 174C84 172 76 160 78 140Z',
  patchA: 'M110 130H160V178H128C112 170 118 150 110 140Z',
  patchB: 'M40 150C62 146 78 160 70 174C64 184 50 190 40 190Z',
  ticks: [
    [66, 168],
    [134, 168],
    [100, 164],
    [88, 172],
    [112, 172],
  ],
  sheen: 'M60 166Q58 174 64 180',
};

/** Mostly head. 200 by 200, sitting on y = 186, like every seated pose. */
export const Kitten = ({ look }: { look: Look }): JSX.Element => (
  <>
    <Ground rx={54} />
    <Tail d="M136 174C166 180 174 156 160 146" width={17} look={look} />
    <Cutout d={BODY} look={look}>
      <BodyPattern coat={look.coat} map={MAP} />
    </Cutout>
    <Paw at={[83, 179]} r={[15, 9]} look={look} />
    <Paw at={[117, 179]} r={[15, 9]} look={look} />
    <Collar look={look} at={[100, 155]} width={34} />
    <g transform="translate(100 108) scale(1.06)">
      <Head look={look} kitten />
    </g>
  </>
);
