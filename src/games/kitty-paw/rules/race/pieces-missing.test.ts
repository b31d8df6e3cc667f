import { expect, test } from 'vitest';
import { startFrom } from '../../../../kernel/match.ts';
import { piecesMissing } from './pieces-missing.ts';
import rules from './race.ts';
import { TestTable } from './table.testing.ts';

const missingAt = (table: TestTable): number => piecesMissing(rules.view(table.state, 0), 0);
const withCard = (card: string): TestTable => {
  const table = new TestTable(1).withCards();
  table.now = startFrom({ ...table.state, cards: [card] }, table.at);
  return table;
};

test('pieces are missing until as many lie on the mat as the card shows, right or wrong', () => {
  const table = withCard('I-01');
  expect(missingAt(table)).toBe(5);
  table.lay(0, 'Ja0@0,0 Da0@3,0 Pa0@0,3 Ra0@3,3');
  expect(missingAt(table)).toBe(1);
  table.lay(0, 'Ba0@6,0');
  expect(missingAt(table)).toBe(0);
});

test('a box and its guest are two more pieces', () => {
  const table = withCard('IIa-01');
  expect(missingAt(table)).toBe(6);
  expect(missingAt(table.lay(0, 'H@0,0'))).toBe(5);
  expect(
    missingAt(table.lay(0, 'Ja0@4,0 Da0@4,3 Pa0@0,4 Ra0@3,5').do(0, 'peek1').wait(300).do(0, 'keep')),
  ).toBe(0);
});
