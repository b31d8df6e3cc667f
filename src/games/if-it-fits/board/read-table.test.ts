import { expect, test } from 'vitest';
import { readPicture } from './read-table.ts';

test('a picture describes the things in cells, across cells, and the marks', () => {
  const { table, places, fresh } = readPicture('B07@a1 B55@b2t z1@c1 P@d1 | 0@a1 T2@b2 P@c2 | +e1 *a1');
  expect(table.laid).toEqual([
    { what: 'box', at: 0, card: 'B07', turned: false },
    { what: 'box', at: 22, card: 'B55', turned: true },
    { what: 'asleep', at: 2, seat: 1 },
    { what: 'princess', at: 3 },
  ]);
  expect(table.across).toEqual([
    { what: 'cat', at: 0, seat: 0 },
    { what: 'toy', at: 22, card: 'T2' },
    { what: 'princess', at: 23 },
  ]);
  expect([places, fresh]).toEqual([[4], [0]]);
});
