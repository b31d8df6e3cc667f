import { expect, test } from 'vitest';
import { printed, summary } from './summary.ts';

const eloLine = (...points: number[]): string | undefined => {
  const played = points.map((one) => ({ points: one, lead: 0, moves: 9, times: { a: [1], b: [1] } }));
  return printed('a', 'b', summary(played)).split('\n')[2];
};

test('one kind of minus, and infinity where there is no bound', () => {
  expect(eloLine(1, 0)).toBe('Elo    0 (95 %: −393 to +393)');
  expect(eloLine(0)).toMatch(/^Elo {4}−∞ \(95 %: −∞ to \+\d+\)$/);
  expect(eloLine(1)).toMatch(/^Elo {4}\+∞ \(95 %: −\d+ to \+∞\)$/);
});

test('how many points apart they were, and how sure that is', () => {
  const played = [10, 20].map((lead) => ({ points: 1, lead, moves: 9, times: { a: [1], b: [] } }));
  expect(printed('a', 'b', summary(played))).toContain(
    'points +15.0 more than the best of the others (95 %: +5.2 to +24.8)',
  );
  const alone = printed('a', 'b', summary(played.slice(0, 1)), true).split('\n');
  expect(alone[0]).toBe('a alone, 1 games: 1 won, 0 drawn, 0 lost');
  expect(alone).toContain('points +10.0 scored (95 %: −∞ to +∞)');
  expect(alone.some((line) => line.startsWith('B '))).toBe(false);
});
