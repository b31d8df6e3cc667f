import { expect, test } from 'vitest';
import race from '../../rules/race/race.ts';
import { TestTable } from '../../rules/race/table.testing.ts';
import { spotsIn, tripsIn } from './trips.ts';

test('a cat that a rival grabs leaves its spot for the rival, and comes back to its spot', () => {
  const table = new TestTable(2).withCards();
  const before = spotsIn(race.view(table.state, 0));
  table.do(1, 'gB1').wait(300);
  const grabbed = table.eventsOf('grabbed');
  const [id = -1] = grabbed.map(({ tile }) => tile);
  const held = race.view(table.state, 0);
  expect(tripsIn(grabbed, before, held, 0)).toMatchObject([
    { seat: 1, spot: before.get(id), back: false, tile: { id } },
  ]);
  expect(tripsIn(grabbed, before, held, 1)).toEqual([]); // my own cat is under my paw
  table.do(1, 'return').wait(300);
  const given = race.view(table.state, 0);
  expect(tripsIn(table.eventsOf('returned'), spotsIn(held), given, 0)).toMatchObject([
    { seat: 1, spot: spotsIn(given).get(id), back: true, tile: { id } },
  ]);
});
