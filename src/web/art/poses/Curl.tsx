import type { JSX } from 'preact';
import { BodyPattern, type BodyMap } from '../body/BodyPattern.tsx';
import { Paw } from '../body/Paw.tsx';
import { Tail } from '../body/Tail.tsx';
import { Head } from '../head/Head.tsx';
import { foldLine, type Look } from '../base/look.ts';
import { Cutout, Oval, Stroke } from '../base/shapes.tsx';

const BODY = 'M100 26C150 26 186 62 184 108C182 156 148 184 100 184C52 184 18 152 18 104C18 58 52 26 100 26Z';

const MAP: BodyMap = {
  stripes: [
    [56, 20, 72, 64],
    [84, 12, 92, 58],
    [116, 12, 112, 58],
    [146, 22, 132, 64],
    [176, 50, 146, 80],
    [196, 86, 156, 100],
    [22, 50, 54, 82],
  ],
  bib: 'M20 120C50 96 90 110 96 140C100 166 80 190 50 190Z',
  patchA: 'M96 10H190V90C160 110 134 88 126 70C118 54 96 50 96 10Z',
  patchB: 'M10 60C40 40 70 60 66 84C62 104 30 112 8 110Z',
  ticks: [
    [60, 60],
    [86, 48],
    [114, 46],
    [140, 60],
    [160, 84],
    [44, 84],
    [76, 76],
    [104, 70],
    [132, 88],
  ],
  sheen: 'M120 46Q146 54 158 78',
};

/** Curled up. A calm cat in this pose is asleep. */
export const Curl = ({ look }: { look: Look }): JSX.Element => {
  const dozing: Look = look.mood === 'calm' ? { ...look, mood: 'asleep' } : look;
  return (
    <>
      <Oval at={[102, 180]} r={[84, 14]} fill="rgb(43 35 48 / 0.16)" />
      <Cutout d={BODY} look={look}>
        <BodyPattern coat={look.coat} map={MAP} />
      </Cutout>
      <Stroke d="M112 152C100 116 132 90 160 112" colour={foldLine(look)} width={look.stroke * 0.8} />
      <g transform="translate(70 122) rotate(-14) scale(.78)">
        <Head look={dozing} />
      </g>
      <Tail d="M174 126C166 168 128 178 96 172C84 170 78 166 70 166" width={24} look={look} />
      <Paw at={[46, 166]} r={[16, 10]} look={look} />
    </>
  );
};
