import { wedge } from '../../../../web/art/base/geometry.ts';
import { AROUND, same, type Anatomy, type Cell } from './anatomy.ts';
import type { Dye } from './dyes.ts';
import { UNIT } from './outline.ts';
import { dot, stamp } from './pen.ts';
import { ringsOf } from './rings.ts';

/** A pattern is at most three paths: filled marks, drawn bands, and pale parts. It flows over the seams between cells. */
export interface Marks {
  readonly filled?: string;
  readonly drawn?: string;
  readonly pale?: string;
}

const centre = ([x, y]: Cell): Cell => [x + 0.5, y + 0.5];
const bodyOf = ({ cells, head }: Anatomy): readonly Cell[] => cells.filter((cell) => !same(head, cell));
const openSides = ({ at }: Anatomy, [x, y]: Cell): readonly Cell[] =>
  AROUND.filter(([dx, dy]) => !at(x + dx, y + dy));

const stripe = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  wedge([x1 * UNIT, y1 * UNIT, x2 * UNIT, y2 * UNIT], width * UNIT);

/** Short wedges growing inwards from every open side. */
const stripes = (anatomy: Anatomy): Marks => {
  const [hx, hy] = centre(anatomy.head);
  const brow = [-0.13, 0, 0.13].map((t) =>
    stripe(hx + t * 1.1, hy - 0.42, hx + t * 0.7, hy - 0.14 + Math.abs(t) * 0.2, 0.075),
  );
  const flanks = bodyOf(anatomy).flatMap((cell) => {
    const [x, y] = centre(cell);
    return openSides(anatomy, cell).flatMap(([dx, dy]) =>
      [-0.26, 0.04, 0.34].map((t) => {
        const [along, down] = [Math.abs(dy) * t, Math.abs(dx) * t];
        return stripe(
          x + dx * 0.52 + along,
          y + dy * 0.52 + down,
          x + dx * 0.16 + along * 0.8,
          y + dy * 0.16 + down * 0.8,
          0.11,
        );
      }),
    );
  });
  return { filled: [...brow, ...flanks].join('') };
};

const SPOTS = [
  [-0.24, -0.22, 0.1],
  [0.22, -0.27, 0.075],
  [0.02, 0.05, 0.085],
  [-0.28, 0.24, 0.07],
  [0.27, 0.25, 0.1],
] as const;
/** A little disorder that is always the same. */
const jitter = (x: number, y: number, i: number): number =>
  (((x * 7 + y * 13 + i * 5) % 11) / 11 - 0.5) * 0.1;

const spots = (anatomy: Anatomy): Marks => {
  const [hx, hy] = centre(anatomy.head);
  const brow = [-0.2, 0, 0.2].map((t) => dot(hx + t, hy - 0.26 + Math.abs(t) * 0.15, 0.045, 0.04));
  const coat = bodyOf(anatomy).flatMap((cell) => {
    const [x, y] = centre(cell);
    return SPOTS.map(([dx, dy, r], i) =>
      dot(x + dx + jitter(cell[0], cell[1], i), y + dy + jitter(cell[1], cell[0], i), r, r * 0.86),
    );
  });
  return { filled: [...brow, ...coat].join('') };
};

const BLAZE = 'M0-30C4-10 10 0 20 12C28 30 12 38 0 38C-12 38-28 30-20 12C-10 0-4-10 0-30Z';
const BIB = 'M-30 40L30 40Q34 70 20 86L10 80L0 98L-10 80L-20 86Q-34 70-30 40Z';
const SOCK = 'M2-60Q16-42 4-26Q18-10 4 4Q18 20 4 32Q14 46 2 60L70 60L70-60Z';
/** A darker back over every upper side, waving from cell to cell. */
const SADDLE = 'M-50-60L50-60L50-30C30-14 10-40 0-26C-10-14-30-20-50-30Z';

const socks = (anatomy: Anatomy): Marks => {
  const { head, path, ends, at, near } = anatomy;
  const [hx, hy] = centre(head);
  const backs = bodyOf(anatomy).filter(([x, y]) => !at(x, y - 1));
  const bib = path[1] && path[1][1] > head[1] ? stamp(BIB, hx, hy) : '';
  const feet = ends.map((end) => {
    const [qx, qy] = near(end)[0] ?? end;
    const [x, y] = centre(end);
    return stamp(SOCK, x, y, 1, (Math.atan2(end[1] - qy, end[0] - qx) * 180) / Math.PI);
  });
  return {
    filled: backs.map((cell) => stamp(SADDLE, ...centre(cell))).join(''),
    pale: [bib, ...feet, stamp(BLAZE, hx, hy)].join(''),
  };
};

const SPLOTCH = 'M-36 0C-40-30-5-40 10-30C40-34 42 0 30 14C28 40-10 36-16 24C-30 26-36 12-36 0Z';
const EYE_PATCH = 'M2-50L50-50L50 6C36 20 10 16 8 0C2-14 8-30 2-50Z';

const patches = (anatomy: Anatomy): Marks => {
  const coat = bodyOf(anatomy).map((cell, i) => {
    const [x, y] = centre(cell);
    const [dx, dy] = openSides(anatomy, cell)[0] ?? [0, 0];
    return i % 2
      ? stamp(SPLOTCH, x - dx * 0.3 + dy * 0.2, y - dy * 0.3 + dx * 0.2, 0.62, i * 77)
      : stamp(SPLOTCH, x + dx * 0.22, y + dy * 0.22, 1, i * 77);
  });
  return { filled: [...coat, stamp(EYE_PATCH, ...centre(anatomy.head))].join('') };
};

const CURL = 'M-22 14C-26-12 4-24 18-8C28 6 12 22 0 14C-8 6 0-4 8 0';
const swirls = (anatomy: Anatomy): Marks => {
  const [hx, hy] = centre(anatomy.head);
  const coat = bodyOf(anatomy).map((cell, i) => stamp(CURL, ...centre(cell), 1, i * 63));
  return { drawn: [...coat, stamp('M-12-24C-8-34 8-34 12-24C12-18 2-16 0-22', hx, hy)].join('') };
};

const WAVE = 'M-30-14Q-20-28-10-14Q0 0 10-14Q20-28 30-14M-30 18Q-20 4-10 18Q0 32 10 18Q20 4 30 18';
const waves = (anatomy: Anatomy): Marks => ({
  drawn: bodyOf(anatomy)
    .map((cell) => stamp(WAVE, ...centre(cell)))
    .join(''),
});

const PATTERNS: Readonly<Record<Dye['pattern'], (anatomy: Anatomy) => Marks>> = {
  stripes,
  spots,
  socks,
  patches,
  rings: (anatomy) => ({ drawn: ringsOf(anatomy) }),
  swirls,
  waves,
};

export const marksOf = (pattern: Dye['pattern'], anatomy: Anatomy): Marks => PATTERNS[pattern](anatomy);
