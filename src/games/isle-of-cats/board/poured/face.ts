import type { Cell } from './anatomy.ts';
import { dot, stamp } from './pen.ts';

/** A face in the head's cell, as one path for each colour. */
export interface Face {
  readonly ears: string;
  readonly puffs: string;
  readonly eyes: string; // outlined, in the colour of the iris; empty in sleep
  readonly pupils: string;
  readonly glints: string;
  readonly lids: string; // lines: closed or drooping
  readonly nose: string;
  readonly mouth: string;
  readonly whiskers: string;
}

export const FACE_MOODS = ['calm', 'smug', 'asleep'] as const;
export type FaceMood = (typeof FACE_MOODS)[number];

const EARS = 'M39-22L36-38L22-27ZM-39-22L-36-38L-22-27Z';
const WHISKERS = 'M29 11Q41 6 49 6M29 16Q41 15 49 19M-29 11Q-41 6-49 6M-29 16Q-41 15-49 19';
const NOSE = 'M-5.5 8Q0 5.5 5.5 8Q5.5 12 0 14.5Q-5.5 12-5.5 8Z';
const MOUTHS: Readonly<Record<FaceMood, string>> = {
  calm: 'M-8 16Q-4 21 0 16Q4 21 8 16',
  smug: 'M-14 12Q-11 21 0 16.5Q11 21 14 12',
  asleep: 'M-5 16Q-2.5 20 0 16Q2.5 20 5 16',
};

const GAP = 0.2;
const EYE_Y = -0.01;

export const faceOf = (head: Cell, mood: FaceMood, young: boolean): Face => {
  const [x, y] = [head[0] + 0.5, head[1] + 0.5];
  const r = young ? 0.125 : 0.105;
  const both = (draw: (cx: number, cy: number) => string): string =>
    [-1, 1].map((side) => draw(x + side * GAP, y + EYE_Y)).join('');
  const on = (path: string): string => stamp(path, x, y);
  return {
    ears: on(EARS),
    puffs: dot(x - 0.075, y + 0.16, 0.12, 0.095) + dot(x + 0.075, y + 0.16, 0.12, 0.095),
    nose: on(NOSE),
    mouth: on(MOUTHS[mood]),
    whiskers: on(WHISKERS),
    ...eyesOf(mood, r, both),
  };
};

type Both = (draw: (cx: number, cy: number) => string) => string;

const eyesOf = (mood: FaceMood, r: number, both: Both): Pick<Face, 'eyes' | 'pupils' | 'glints' | 'lids'> => {
  const units = r * 100;
  if (mood === 'asleep')
    return {
      eyes: '',
      pupils: '',
      glints: '',
      lids: both((x, y) => stamp(`M${-units} -1Q0 ${units} ${units} -1`, x, y)),
    };
  if (mood === 'smug')
    return {
      eyes: both((x, y) =>
        stamp(
          `M${-units} 0Q0 ${-units * 0.6} ${units} 0Q${units} ${units * 0.9} 0 ${units * 0.9}Q${-units} ${units * 0.9} ${-units} 0Z`,
          x,
          y,
        ),
      ),
      pupils: both((x, y) => dot(x + r * 0.2, y + r * 0.24, r * 0.44, r * 0.54)),
      glints: both((x, y) => dot(x + r * 0.04, y + r * 0.08, r * 0.18)),
      lids: both((x, y) => stamp(`M${-units * 1.1} 1Q0 ${-units * 0.72} ${units * 1.1} 1`, x, y)),
    };
  return {
    eyes: both((x, y) => dot(x, y, r * 0.94, r)),
    pupils: both((x, y) => dot(x, y, r * 0.55, r * 0.82)),
    glints: both((x, y) => dot(x - r * 0.26, y - r * 0.36, r * 0.28)),
    lids: '',
  };
};
