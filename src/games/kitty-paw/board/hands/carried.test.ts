import { expect, test } from 'vitest';
import { heldBy } from '../../rules/race/mat.ts';
import { TestTable } from '../../rules/race/table.testing.ts';
import { carriedBy } from './carried.ts';

const lookAt = (table: TestTable) => {
  const view = table.now.state;
  const reaching = view.claims.find(({ seat }) => seat === 0)?.target ?? null;
  return carriedBy(
    { ...view, cats: view.cats.map(({ cat, ...rest }) => ({ ...rest, open: cat })) },
    0,
    heldBy(view, 0),
    reaching,
  );
};

test('the target of a paw is carried from the reach on; an empty paw carries nothing', () => {
  const table = new TestTable(2).withCards();
  expect(lookAt(table)).toBeNull();
  table.do(0, 'gB1');
  expect([lookAt(table)?.kind, heldBy(table.state, 0)]).toEqual(['tile', null]);
  table.wait(300);
  expect([lookAt(table)?.kind, heldBy(table.state, 0)]).toEqual(['tile', { tile: 20 }]);
  table.do(0, 'return').do(0, 'box');
  expect(lookAt(table)).toEqual({ kind: 'box', side: 'H', cat: null });
});
