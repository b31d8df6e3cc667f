import { expect, test } from 'vitest';
import { advanceMove } from '../../../kernel/abilities.ts';
import rules from './game.ts';
import { ANSWERS } from './advance.ts';
import { after, table, type Table } from './table.testing.ts';

/** The move that each answer becomes for this seat. */
const answersOf = ({ state }: Table, seat: number): (string | null)[] =>
  ANSWERS.map((answer) => advanceMove(rules, state, seat, answer));

test('[K38] a card from somebody else is taken, refused, or refused if it would make its player late', () => {
  const harmless = after(table({ rows: ['', '5 4 n', ''], next: '2 2 1' }), 'give1');
  expect(answersOf(harmless, 1)).toEqual(['take', 'take', 'refuse']);
  const late = after(table({ rows: ['', '5 4 n', ''], next: '4 2 1' }), 'give1');
  expect(answersOf(late, 1)).toEqual(['refuse', 'take', 'refuse']);
});

test('[K38] nobody else answers, and nobody chooses beforehand the player who gets a card', () => {
  const asked = after(table({ rows: ['', '5 4 n', ''], next: '2 2 1' }), 'give1');
  expect(answersOf(asked, 0)).toEqual([null, null, null]);
  expect(answersOf(table({ rows: ['n', '', ''], next: '2 2 1' }), 0)).toEqual([null, null, null]);
});
