import { describe, expect, test } from 'vitest';
import { pick, quickRng } from '../../kernel/random.ts';
import type { Rng } from '../../kernel/game.ts';
import { CARDS, cardOf } from './cards.ts';
import { readFigure, writeFigure, type Figure } from './figure.ts';
import { isSolved, wrongPieces } from './solution.ts';

const figure = (text: string): Figure => {
  const read = readFigure(text);
  if (!read) throw new Error(`not a figure: ${text}`);
  return read;
};
const text = (id: string): string => writeFigure(cardOf(id).figure);
const check = (id: string, change: (text: string) => string): string[] =>
  wrongPieces(cardOf(id).figure, figure(change(text(id))));

const shifted = (words: string, by: readonly [number, number]): string =>
  words.replace(
    /@(-?\d+),(-?\d+)/g,
    (_, u: string, v: string) => `@${Number(u) + by[0]},${Number(v) + by[1]}`,
  );

const swapped = (words: string): string => words.replace('Ra5@2,1 Pa3@1,1', 'Pa3@1,1 Ra5@2,1');

describe('[K18] the check', () => {
  test('a shifted figure is right', () => {
    expect(check('I-01', (words) => shifted(words, [3, -1]))).toEqual([]);
  });
  test('a kitty on the wrong side is wrong', () => {
    expect(check('I-01', (words) => words.replace('Es4', 'Ea4'))).toEqual(['E']);
  });
  test('a kitty in the wrong place is wrong, and only that one', () => {
    expect(check('I-01', (words) => words.replace('Ra0@4,3', 'Ra0@4,2'))).toEqual(['R']);
  });
  test('where two overlap the same one must be above', () => {
    expect(check('III-01', swapped).toSorted()).toEqual(['P', 'R']);
  });
  test('the order of pieces that do not overlap does not matter', () => {
    expect(check('I-01', (words) => words.split(' ').toReversed().join(' '))).toEqual([]);
  });
  test('a missing kitty and one too many are wrong', () => {
    expect(check('I-01', (words) => words.replace('Es4@0,0', 'Aa0@0,0')).toSorted()).toEqual(['A', 'E']);
    expect(check('I-01', (words) => words.replace(' Es4@0,0', ''))).toEqual(['E']);
    expect(check('I-01', (words) => `${words} Pa0@9,9`)).toEqual(['P']);
  });
  test('[K21] the whole picture turned is wrong: the mat has an upper edge', () => {
    expect(isSolved(figure('Es0@0,0 Ba0@1,2'), figure('Es0@0,0 Ba0@2,1'))).toBe(false);
  });
  test('the box must lie right, with the right one inside', () => {
    expect(check('IIa-01', (words) => words.replace('H@', 'V@'))).toEqual(['box']);
    expect(check('IIa-01', (words) => words.replace(':C4', ':C5'))).toEqual(['cat']);
    expect(check('IIa-01', (words) => words.replace(':C4', ''))).toEqual(['cat']);
    expect(check('IIa-01', (words) => words.replace('H@3,3:C4 ', ''))).toEqual(['box']);
  });
  test('[K22] a card without a box wants none on the mat', () => {
    expect(check('I-01', (words) => `${words} H@9,9`)).toEqual(['box']);
  });
});

// --- A second opinion, written the slow way -------------------------------------------------------------------------

const FARTHEST = 5; // no mat of this test is shifted by more

/** Paints every triangle's owner, bottom to top, on a fresh sheet; two sheets are equal up to a shift, or they are not. */
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
    // A piece is known by its word without the place, and by where its own anchor is from here.
    for (const triangle of mine) {
      const [tu = 0, tv = 0] = triangle.split(',').map(Number);
      const label = `${name}:${place.split(':')[1] ?? ''}:${tu - 3 * u},${tv - 3 * v}`;
      sheet.set(triangle, [...(sheet.get(triangle) ?? []), label]);
    }
  }
  return sheet;
};

const naive = (target: string, mat: string): boolean => {
  const [want, have] = [sheetOf(target), sheetOf(mat)];
  if (want.size !== have.size) return false;
  for (let u = -FARTHEST; u <= FARTHEST; u++)
    for (let v = -FARTHEST; v <= FARTHEST; v++) {
      const fits = [...want].every(([triangle, labels]) => {
        const [tu = 0, tv = 0] = triangle.split(',').map(Number);
        return (have.get(`${tu + 3 * u},${tv + 3 * v}`) ?? []).join(' ') === labels.join(' ');
      });
      if (fits) return true;
    }
  return false;
};

type Change = (words: string[], rng: Rng) => string[];
const replaced = (words: string[], rng: Rng, how: (word: string) => string): string[] => {
  const i = rng.int(words.length);
  return words.with(i, how(words[i] ?? ''));
};
const CHANGES: Record<string, Change> = {
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
};

test('[K18] agrees with a slow second opinion on thousands of layouts', () => {
  const rng = quickRng(5);
  let [right, wrong] = [0, 0];
  for (let trial = 0; trial < 2400; trial++) {
    const target = writeFigure(pick(rng, CARDS).figure);
    const change = pick(rng, Object.values(CHANGES));
    const mat = shifted(change(target.split(' '), rng).join(' '), [rng.int(7) - 3, rng.int(7) - 3]);
    const ours = isSolved(figure(target), figure(mat));
    expect(`${target} / ${mat}: ${ours}`).toBe(`${target} / ${mat}: ${naive(target, mat)}`);
    if (ours) right++;
    else wrong++;
  }
  expect(right).toBeGreaterThan(300);
  expect(wrong).toBeGreaterThan(1000);
});
