import { expect, test } from 'vitest';
import { lastDecision, mayShow, turnOf } from './turn-of-hints.ts';

const logOf = (...by: readonly (number | 'clock')[]) => by.map((one, i) => ({ seq: i + 1, by: one }));

test('a turn of several decisions is one turn, until others have acted', () => {
  const begun = turnOf(logOf(0, 1, 2), 0, 3);
  expect(turnOf(logOf(0, 1, 2, 0), 0, 3)).toBe(begun);
  expect(turnOf(logOf(0, 1, 2, 0, 0, 0), 0, 3)).toBe(begun);
  expect(turnOf(logOf(0, 1, 2, 0, 0, 0, 1), 0, 3)).not.toBe(begun);
});

test('a choice that others make meanwhile begins no new turn', () => {
  expect(turnOf(logOf(0, 1), 0, 2)).toBe(turnOf(logOf(0, 1, 1), 0, 2));
});

test('the first turn is one turn, whoever begins', () => {
  expect(turnOf([], 0, 2)).toBe(turnOf(logOf(0, 0), 0, 2));
  expect(turnOf(logOf(1), 0, 2)).toBe(turnOf(logOf(1, 0), 0, 2));
});

test('alone, each decision is a turn', () => {
  expect(turnOf(logOf(0, 'clock'), 0, 1)).not.toBe(turnOf(logOf(0, 'clock', 0), 0, 1));
  expect(lastDecision(logOf(0, 0, 'clock'), 0)).toBe(2);
});

test('a turn has one hint, but a question such as which row is explained', () => {
  const shown = { turn: '0 4', key: 'goal' };
  expect(mayShow({ key: 'goal' }, '0 4', shown)).toBe(true);
  expect(mayShow({ key: 'limit' }, '0 4', shown)).toBe(false);
  expect(mayShow({ key: 'limit' }, '0 9', shown)).toBe(true);
  expect(mayShow({ key: 'which-row', question: true }, '0 4', shown)).toBe(true);
});
