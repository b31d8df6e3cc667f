import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import positions from './position.ts';
import rules from './game.ts';
import { AT_ONCE, KITTENS, STANDARD } from './table.testing.ts';

test('[B23] moves read and write themselves', () => {
  for (const text of ['ka1', 'cf6', '+d4', '+a1b2c3', '+a1a2a3']) {
    const move = rules.read(text);
    expect(move && rules.write(move)).toBe(text);
  }
  for (const text of [
    '',
    'a1',
    'Ka1',
    'kg1',
    'ka7',
    'ka11',
    'ka1 ',
    '+',
    '+a1b1',
    '+c3b2a1',
    '+a1a1a1',
    '+a1b1c1d1',
    'k',
    '+A1',
  ])
    expect(rules.read(text)).toBeNull();
});

test('[B24] positions read and write themselves', () => {
  for (const text of [
    '....../....../....../....../....../...... 8080 0 p',
    'kk..../....../....../....../....../...... 6080 1 p',
    'kkkk../....../....../....../....../.....x 4070 0 u',
  ]) {
    const state = positions.read(text, STANDARD);
    expect(isRefusal(state) ? state.why : positions.write(state)).toBe(text);
  }
});

const EMPTY_ROWS = '....../....../....../....../......';
test.each([
  ['unreadable-position', ''],
  ['unreadable-position', `${EMPTY_ROWS} 8080 0 p`],
  ['unreadable-position', `${EMPTY_ROWS}/......  8080 0 p`],
  ['unreadable-position', `${EMPTY_ROWS}/...... 9080 0 p`],
  ['unreadable-position', `${EMPTY_ROWS}/...... 8080 2 p`],
  ['unreadable-position', `${EMPTY_ROWS}/...... 8080 0 q`],
  ['pieces-do-not-add-up', `${EMPTY_ROWS}/k..... 8080 0 p`],
  ['pieces-do-not-add-up', `${EMPTY_ROWS}/...... 8070 0 p`],
  ['position-is-over', `KKK.../....../....../....../....../...... 5080 1 p`],
  ['position-is-over', `KKK.k./....../....../....../....../...... 4080 0 u`],
  ['nothing-in-the-pool', `k.k.k./....../k.k.k./....../....../k..k.. 0080 0 p`],
  ['nothing-in-the-pool', `k.k.k./....../k.k.k./....../....../k..k.. 0080 1 p`],
  ['nothing-to-choose', `kkk.../....../....../....../....../...... 5080 0 u`],
])('[B24] %s: %s', (why, text) => {
  expect(positions.read(text, STANDARD)).toMatchObject({ why });
});

test('[B24] moves that the options forbid are refused too', () => {
  expect(positions.read(`${EMPTY_ROWS}/K..... 7080 0 p`, KITTENS)).toMatchObject({ why: 'kittens-only' });
  const theirs = `XXX.../....../....../....../....../...... 8050 1 p`;
  expect(isRefusal(positions.read(theirs, STANDARD))).toBe(false);
  expect(positions.read(theirs, AT_ONCE)).toMatchObject({ why: 'position-is-over' });
});
