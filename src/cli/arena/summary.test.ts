import { expect, test } from 'vitest';
import { printed, summary } from './summary.ts';

const eloLine = (...points: number[]): string | undefined => {
  const played = points.map((one) => ({ points: one, moves: 9, times: { a: [1], b: [1] } }));
  return printed('a', 'b', summary(played)).split('\n')[2];
};

test('one kind of minus, and infinity where there is no bound', () => {
  expect(eloLine(1, 0)).toBe('Elo    0 (95 %: −393 to +393)');
  expect(eloLine(0)).toMatch(/^Elo {4}−∞ \(95 %: −∞ to \+\d+\)$/);
  expect(eloLine(1)).toMatch(/^Elo {4}\+∞ \(95 %: −\d+ to \+∞\)$/);
});
