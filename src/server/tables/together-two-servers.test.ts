// @module-tag slow
import { expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { roomWith, wish } from '../testing/together.ts';
import { finish } from '../testing/toy-table.ts';
import { twoServers } from '../testing/two-servers.ts';

const two = twoServers(startPostgres);

test('people at two servers look back together', async () => {
  const pair = await two.sitApart();
  await finish(pair);
  const { a, b } = pair;
  await wish(a, { do: 'come' });
  await wish(b, { do: 'come' });
  await wish(a, { do: 'show', at: 2, moves: [] });
  expect((await roomWith(b, ({ shown }) => shown.at === 2)).leader).toBe(a.guest);
  const mark = { kind: 'ring', from: { on: '3', x: 1, y: 2 } } as const;
  await wish(b, { do: 'mark', mark });
  expect((await roomWith(a, ({ marks }) => marks.length > 0)).marks).toEqual([{ by: b.guest, mark }]);
  expect(await wish(b, { do: 'show', at: 3, moves: [] })).toBe('not-leading');
  await b.close();
  await roomWith(a, (room) => room.people[1]?.here === false);
});
