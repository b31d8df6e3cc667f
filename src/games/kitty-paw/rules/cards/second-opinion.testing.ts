import type { Rng } from '../../../../kernel/game.ts';
import { pick, shuffled } from '../../../../kernel/random.ts';

/**
 * A second implementation of the comparison, slow and written from the rules alone: it shares no line with
 * solution.ts. Figures are given as text, bottom first.
 */

const FARTHEST = 5; // no mat of this test is shifted by more

/**
 * Writes the pieces on every triangle, bottom to top, on a new sheet; two sheets are equal up to a shift, or
 * not.
 */
const sheetOf = (words: string): Map<string, string[]> => {
  const ways = [
    [-1, -1],
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
  ] as const;
  const boxes = {
    H: [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ],
    V: [
      [0, 0],
      [-1, 0],
      [1, 1],
      [0, 1],
    ],
  } as const;
  const sheet = new Map<string, string[]>();
  for (const word of words.split(' ')) {
    const [name = '', place = ''] = word.split('@');
    const [u = 0, v = 0] = (place.split(':')[0] ?? '').split(',').map(Number);
    const hexes: (readonly [number, number])[] =
      name === 'H' || name === 'V' ? boxes[name].map(([du, dv]) => [u + du, v + dv] as const) : [[u, v]];
    const way = ways[Number(name.charAt(2))];
    if (name.startsWith('J') && way) hexes.push([u + way[0], v + way[1]]);
    const mine = new Set<string>();
    for (const [hu, hv] of hexes)
      ways.forEach(([au, av], i) => {
        const [bu, bv] = ways[(i + 1) % 6] ?? [0, 0];
        mine.add(`${3 * hu + au + bu},${3 * hv + av + bv}`);
      });
    // A piece is identified by its text without the place, and by the offset of its anchor from here.
    for (const triangle of mine) {
      const [tu = 0, tv = 0] = triangle.split(',').map(Number);
      const label = `${name}:${place.split(':')[1] ?? ''}:${tu - 3 * u},${tv - 3 * v}`;
      sheet.set(triangle, [...(sheet.get(triangle) ?? []), label]);
    }
  }
  return sheet;
};

/**
 * True if a mat shows the picture, shifted by up to five: every triangle has the same pieces in the same
 * order.
 */
export const secondOpinion = (target: string, mat: string): boolean => {
  const [want, have] = [sheetOf(target), sheetOf(mat)];
  if (want.size !== have.size) return false;
  const wanted = [...want].map(([triangle, labels]) => {
    const [u = 0, v = 0] = triangle.split(',').map(Number);
    return { u, v, pile: labels.join(' ') };
  });
  for (let u = -FARTHEST; u <= FARTHEST; u++)
    for (let v = -FARTHEST; v <= FARTHEST; v++)
      if (wanted.every((one) => have.get(`${one.u + 3 * u},${one.v + 3 * v}`)?.join(' ') === one.pile))
        return true;
  return false;
};

// --- Mats that are nearly right -------------------------------------------------------------------------------------

export const shifted = (words: string, by: readonly [number, number]): string =>
  words.replace(
    /@(-?\d+),(-?\d+)/g,
    (_, u: string, v: string) => `@${Number(u) + by[0]},${Number(v) + by[1]}`,
  );

const place = (word = ''): string => /@-?\d+,-?\d+/.exec(word)?.[0] ?? '';
const placedLike = (word = '', to = ''): string => word.replace(/@-?\d+,-?\d+/, place(to));

export type Change = (words: string[], rng: Rng) => string[];
const replaced = (words: string[], rng: Rng, how: (word: string) => string): string[] => {
  const i = rng.int(words.length);
  return words.with(i, how(words[i] ?? ''));
};
export const CHANGES: Readonly<Record<string, Change>> = {
  nothing: (words) => words,
  flipped: (words, rng) =>
    replaced(words, rng, (word) =>
      word.replace(/^(.)([as])/, (_, b: string, s: string) => b + (s === 'a' ? 's' : 'a')),
    ),
  turned: (words, rng) =>
    replaced(words, rng, (word) =>
      word.replace(/^(.[as])(\d)/, (_, b: string, r: string) => b + ((Number(r) + 1 + rng.int(5)) % 6)),
    ),
  moved: (words, rng) => replaced(words, rng, (word) => shifted(word, [rng.int(3) - 1, rng.int(3) - 1])),
  restacked: (words, rng) => {
    const i = rng.int(words.length - 1);
    return words.with(i, words[i + 1] ?? '').with(i + 1, words[i] ?? '');
  },
  incomplete: (words, rng) => words.toSpliced(rng.int(words.length), 1),
  boxed: (words) => words.map((word) => word.replace(/^[HV]/, (side) => (side === 'H' ? 'V' : 'H'))),
  lodged: (words) => words.map((word) => word.replace(/:\w+$/, ':C1')),
  empty: (words) => words.map((word) => word.replace(/:\w+$/, '')),
  shuffled: (words, rng) => shuffled(rng, words),
  swapped: (words, rng) => {
    const [i, j] = [rng.int(words.length), rng.int(words.length)];
    return words.with(i, placedLike(words[i], words[j])).with(j, placedLike(words[j], words[i]));
  },
  twin: (words, rng) => [
    ...words,
    shifted(
      pick(
        rng,
        words.filter((word) => !/^[HV]/.test(word)),
      ),
      [rng.int(5), 4],
    ),
  ],
  boxTooMany: (words) => (words.some((word) => /^[HV]/.test(word)) ? words : [...words, 'H@8,8']),
  wholeTurned: (words) =>
    words.map((word) =>
      word
        .replace(/^(.[as])(\d)/, (_, b: string, r: string) => b + ((Number(r) + 1) % 6))
        .replace(/@(-?\d+),(-?\d+)/, (_, u: string, v: string) => `@${Number(u) - Number(v)},${Number(u)}`),
    ),
  mirrored: (words) => words.map((word) => word.replace(/@(-?\d+),(-?\d+)/, '@$2,$1')),
};
