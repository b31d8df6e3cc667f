import { expect, test } from 'vitest';
import { table } from '../rules/table.testing.ts';
import { homeAtTheEnd, homeOf } from './home.ts';

const DESK = { width: 1046, height: 824 };
const PHONE = { width: 378, height: 412 };
const cardWidth = (laid: string, window: typeof DESK): number =>
  100 * (homeOf(table({ laid }).state, window).scale ?? 0);

test('a few cards are as large as in a hand, many are smaller, but never below 72 pixels', () => {
  expect(cardWidth('B01@h5', DESK)).toBeCloseTo(104);
  expect(cardWidth('B01@d2 B02@k6', DESK)).toBeGreaterThanOrEqual(72);
  expect(cardWidth('B01@d2 B02@k6', DESK)).toBeLessThan(104);
  expect(cardWidth('B01@a1 B02@o9', DESK)).toBe(72);
  expect(cardWidth('B01@a1 B02@o9', PHONE)).toBe(72);
  expect(cardWidth('B01@h5', PHONE)).toBeCloseTo(76);
});

test('at the end all cards are in view, even on a phone', () => {
  for (const window of [DESK, PHONE]) {
    const { area, scale = 0 } = homeAtTheEnd(table({ laid: 'B01@a1 B02@o9' }).state, window);
    expect(area.width).toBeGreaterThan(15 * 100);
    expect(area.width * scale).toBeLessThanOrEqual(window.width + 0.01);
    expect(area.height * scale).toBeLessThanOrEqual(window.height + 0.01);
  }
});
