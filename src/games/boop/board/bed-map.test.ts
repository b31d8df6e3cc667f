import { expect, test } from 'vitest';
import { SIDE } from '../rules/bed.ts';
import { ALL_SQUARES, BED, centreOf, columnOf, rowFromTop, stepOverTheEdge } from './bed-map.ts';

const isEdge = (at: number): boolean =>
  [columnOf(at), rowFromTop(at)].some((place) => place === 0 || place === SIDE - 1);
const isBeside = (a: number, b: number): boolean =>
  a !== b && Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowFromTop(a) - rowFromTop(b))) === 1;

test('a piece that is pushed off the bed stays in the drawing, which may be as large as the window', () => {
  for (const at of ALL_SQUARES.filter(isEdge))
    for (const pusher of ALL_SQUARES.filter((one) => isBeside(one, at))) {
      const [[x, y], [dx, dy]] = [centreOf(at), stepOverTheEdge(pusher, at)];
      for (const place of [x + dx, y + dy]) {
        expect(place).toBeGreaterThanOrEqual(46); // half a piece
        expect(place).toBeLessThanOrEqual(BED - 46);
      }
    }
});
