import { expect, test } from 'vitest';
import { flipped, gripOf, lowest, pictureOf, turned, turnedBack, turnedBy } from './turning.ts';

const drawn = (tile: string, turn: number): string => {
  const { cells, width, height } = pictureOf(tile, turn);
  return Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (_each, x) => cells.find((cell) => cell.x === x && cell.y === y)?.mark ?? '.',
    ).join(''),
  ).join('/');
};
const clockwise = (rows: string[]): string[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
    rows
      .map((row) => row.charAt(x))
      .toReversed()
      .join(''),
  );

test('a turn is a quarter clockwise on the screen, and turning back undoes it', () => {
  for (let turn = 0; turn < 8; turn++) {
    expect(drawn('B03', turned(turn))).toBe(clockwise(drawn('B03', turn).split('/')).join('/'));
    expect(turnedBack(turned(turn))).toBe(turn);
  }
});

test('several steps of the wheel at once are as many quarter turns, either way round', () => {
  for (let turn = 0; turn < 8; turn++) {
    expect(turnedBy(turn, 3)).toBe(turned(turned(turned(turn))));
    expect(turnedBy(turn, -6)).toBe(turned(turned(turn)));
  }
});

test('a flip mirrors the tile on the screen from left to right, and two flips change nothing', () => {
  for (let turn = 0; turn < 8; turn++) {
    const mirrored = drawn('B03', turn)
      .split('/')
      .map((row) => row.split('').toReversed().join(''));
    expect(drawn('B03', flipped(turn))).toBe(mirrored.join('/'));
    expect(flipped(flipped(turn))).toBe(turn);
  }
});

test('a tile is held by one of its own cells, near its middle', () => {
  expect(gripOf('C16-B', 0)).toMatchObject({ x: 0, y: 2 });
  expect(gripOf('C10-B', 0)).toMatchObject({ x: 0, y: 1 });
  expect(lowest('C16-B', 6)).toBe(0);
});
