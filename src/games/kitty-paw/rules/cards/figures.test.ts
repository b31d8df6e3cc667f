import { describe, expect, test } from 'vitest';
import { difficulty, figureRefusals } from './authoring.ts';
import { CARDS, cardsOf } from './cards.ts';
import { readFigure, writeFigure, type Figure } from './figure.ts';
import {
  DIRECTIONS,
  bobtailAt,
  boxAt,
  nearestPoint,
  onScreen,
  overlap,
  plus,
  shared,
  singleAt,
  touching,
  type Point,
} from './lattice.ts';
import { wrongPieces } from './solution.ts';
import { BREEDS, BOX_CATS } from './pieces.ts';

const at = (u: number, v: number): Point => ({ u, v });
const figure = (text: string): Figure => {
  const read = readFigure(text);
  if (!read) throw new Error(`not a figure: ${text}`);
  return read;
};

const points = (ids: readonly string[]): string =>
  CARDS.filter(({ id }) => ids.includes(id))
    .map((card) => card.points)
    .join('');

const range = (ids: readonly string[]): number[] => {
  const all = CARDS.filter(({ id }) => ids.includes(id)).map((card) => difficulty(card.figure));
  return [Math.min(...all), Math.max(...all)].map((d) => Math.round(d * 10) / 10);
};

const whys = (text: string, level: 1 | 2 | 3): string[] =>
  figureRefusals(figure(text), level).map(({ why }) => why);

describe('[K4] the lattice', () => {
  test('[K1] a single kitty covers six triangles, a bobtail ten, a box sixteen', () => {
    expect(singleAt(at(0, 0)).triangles.size).toBe(6);
    for (let turn = 0; turn < 6; turn++) expect(bobtailAt(at(2, 1), turn).triangles.size).toBe(10);
    expect(boxAt(at(0, 0), 'H').triangles.size).toBe(16);
    expect(boxAt(at(0, 0), 'V').triangles.size).toBe(16);
  });

  test('two kitties share an edge, a face or only a corner', () => {
    const [here, edge, face, corner] = [at(0, 0), at(1, 2), at(1, 0), at(2, 0)].map(singleAt);
    if (!here || !edge || !face || !corner) throw new Error('four');
    expect([touching(here, edge), overlap(here, edge)]).toEqual([true, false]);
    expect(shared(here, face)).toHaveLength(2);
    expect([touching(here, corner), overlap(here, corner)]).toEqual([false, false]);
  });

  test('hexagons overlap up to distance 1 and touch at distance √3, everywhere around', () => {
    for (let u = -4; u <= 4; u++)
      for (let v = -4; v <= 4; v++) {
        const squared = u * u + v * v - u * v;
        const [one, other] = [singleAt(at(0, 0)), singleAt(at(u, v))];
        expect(shared(one, other)).toHaveLength(squared === 0 ? 6 : squared === 1 ? 2 : 0);
        expect(touching(one, other) && squared > 1).toBe(squared === 3);
      }
  });

  test('a released piece snaps to the nearest point, at most 0.58 edges away', () => {
    for (let x = -2; x <= 2; x += 0.13)
      for (let y = -2; y <= 2; y += 0.13) {
        const away = (point: Point): number => Math.hypot(onScreen(point).x - x, onScreen(point).y - y);
        const point = nearestPoint(x, y);
        expect(away(point)).toBeLessThan(0.58);
        for (const direction of DIRECTIONS)
          expect(away(plus(point, direction))).toBeGreaterThanOrEqual(away(point) - 1e-9);
      }
  });
});

describe('[K5] the 48 figures of the game', () => {
  test('each keeps the rules of its level', () => {
    for (const { id, figure: drawn, level } of CARDS)
      expect({ id, refusals: figureRefusals(drawn, level) }).toEqual({ id, refusals: [] });
  });

  test('there are as many of each kind as in the box', () => {
    expect(points(cardsOf(1))).toBe('5'.repeat(8) + '6'.repeat(8) + '7'.repeat(8));
    expect([points(cardsOf(2, 'a')), points(cardsOf(2, 'b'))]).toEqual(['44556677', '44556677']);
    expect(points(cardsOf(3))).toBe('66667777');
  });

  test('no two are the same, every breed is used about as often, and sets of eight use every box cat once', () => {
    for (const one of CARDS)
      for (const other of CARDS)
        expect(wrongPieces(one.figure, other.figure).every((piece) => piece === 'cat')).toBe(one === other);
    for (const breed of BREEDS) {
      const used = CARDS.filter((card) => card.figure.tiles.some((tile) => tile.breed === breed));
      expect(used.length).toBeGreaterThanOrEqual(38);
      expect(used.length).toBeLessThanOrEqual(42);
    }
    for (const set of [cardsOf(2, 'a'), cardsOf(2, 'b'), cardsOf(3)]) {
      const boxes = CARDS.filter(({ id }) => set.includes(id)).map((card) => card.figure.box);
      expect(new Set(boxes.map((box) => box?.cat))).toEqual(new Set(BOX_CATS));
      expect(boxes.map((box) => box?.side).join('')).toBe('HVHVHVHV');
    }
  });

  test('difficulty grows with the level', () => {
    expect(range(cardsOf(1))).toEqual([6.4, 10.1]);
    expect(range(cardsOf(2))).toEqual([8.4, 13.5]);
    expect(range(cardsOf(3))).toEqual([14.2, 18]);
  });

  test('a figure is written and read back unchanged, and nonsense is refused', () => {
    for (const card of CARDS) expect(readFigure(writeFigure(card.figure))).toEqual(card.figure);
    for (const text of ['', 'Js2', 'Xs2@0,0', 'Js6@0,0', 'H@0,0 V@1,1', 'Js2@0,0:C1', 'H@0,0:C9'])
      expect(readFigure(text)).toBeNull();
  });
});

describe('[K6] a figure that is drawn wrongly is refused by name', () => {
  test.each([
    ['too-few-kitties', 1, 'Es0@0,0 Ba2@1,2 Aa0@2,4 Ps0@3,6'],
    ['too-many-kitties', 1, 'Es0@0,0 Ba2@1,2 Aa0@2,4 Ps0@3,6 Ds0@4,8 Ra0@5,10 Ja0@7,11 Ea0@9,12'],
    ['same-breed-twice', 1, 'Es4@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ea0@4,3'],
    ['in-pieces', 1, 'Es4@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,5'],
    ['overlapping', 1, 'Es4@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,2'],
    ['too-few-asleep', 1, 'Ea4@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,3'],
    ['too-many-asleep', 1, 'Es4@0,0 Js2@2,1 Ds0@5,2 Ps0@1,2 Ra0@4,3'],
    ['too-few-turned', 1, 'Es0@2,2 Ba0@1,0 Aa0@1,3 Pa0@3,4 Rs0@0,1'],
    ['too-many-turned', 1, 'Es4@0,0 Js2@2,1 Da2@5,2 Pa2@1,2 Ra2@4,3'],
    ['odd-turn', 1, 'Es1@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,3'],
    ['not-at-the-origin', 1, 'Es4@1,1 Js2@3,2 Da0@6,3 Pa0@2,3 Ra0@5,4'],
    ['no-box-here', 1, 'H@3,3:C4 Bs0@0,1 Pa2@1,4 Ja2@3,5 Ds0@2,0'],
    ['box-needed', 2, 'Es4@0,0 Js2@2,1 Da0@5,2 Pa0@1,2 Ra0@4,3'],
    ['box-without-cat', 2, 'H@3,3 Bs0@0,1 Pa2@1,4 Ja2@3,5 Ds0@2,0'],
    ['too-few-overlaps', 3, 'H@2,3:DOG Aa4@3,5 Da0@4,4 Ja4@5,2 Bs2@0,0 Ps4@5,6 Rs2@7,4'],
    ['too-many-overlaps', 3, 'Es0@0,0 Ba0@1,0 Aa0@2,0 Ps0@3,0 Ds0@4,0 Ra0@5,0'],
    ['box-not-overlapped', 3, 'H@1,1:C4 Es0@4,0 Ba0@5,0'],
    ['three-layers', 3, 'Es0@0,0 Ba0@1,0 Aa0@1,1'],
    ['overlap-too-large', 3, 'Ja2@0,1 H@1,1:C4'],
    ['hidden', 3, 'Es0@1,1 H@1,1:C4'],
    ['no-face-no-paws', 3, 'H@1,0:C4 Ja0@4,2 Ea0@5,2 Ba0@3,2'],
    ['guest-hidden', 3, 'V@0,0:C7 Es1@1,0 Ba2@1,2 Da2@2,0 Pa4@0,3 As0@3,2 Ja0@3,5'],
    ['guest-hidden', 3, 'V@0,1:C3 Da4@0,2 Js2@2,1 Bs0@3,0 Ps3@4,2 Rs0@3,3 Ea1@2,4'],
    ['guest-hidden', 3, 'V@5,1:C4 Ds4@3,1 Es4@6,3 As5@3,2 Pa5@6,4 Ja4@1,0 Ra3@2,3 Bs1@0,2'],
    ['too-wide', 1, 'Es4@0,0 Bs2@2,1 Da0@4,2 Pa0@6,3 Ra0@8,4 Aa0@9,3 Ja0@11,4'],
    ['too-high', 1, 'Es4@0,0 Bs2@1,2 Da0@2,4 Pa0@4,5 Ra0@6,6'],
  ] as const)('%s', (why, level, text) => {
    expect(whys(text, level)).toContain(why);
  });
});
