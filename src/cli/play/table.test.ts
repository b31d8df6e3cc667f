import { expect, test } from 'vitest';
import { commonLevels } from '../../bots/level.ts';
import { begin } from '../engine/session.ts';
import { potatoBox } from '../testing/potato.ts';
import { playAtTable, type Table } from './table.ts';

const [weakest] = commonLevels(potatoBox.game);

/** A person who types these lines, each a little later than the one before. */
const sitDown = async (lines: string[], pace: number): Promise<string> => {
  if (!weakest) throw new Error('no bot');
  const said: string[] = [];
  let time = 0;
  const table: Table = {
    person: 0,
    opponent: weakest,
    adviser: weakest,
    locale: 'en',
    say: (text) => void said.push(text),
    ask: () => Promise.resolve(lines.shift() ?? null),
    now: () => (time += pace),
  };
  const header = { game: 'potato', version: 1, seats: 2, options: { fuse: 1000 }, seed: 's' };
  await playAtTable(table, begin(potatoBox, header));
  return said.join('\n');
};

test('a match against the clock goes on to its end', async () => {
  const said = await sitDown(
    Array.from({ length: 50 }, () => '>1'),
    150,
  );
  expect(said).toContain('The winner: ');
  expect(said).toMatch(/The seed was: s$/);
});

test('whoever comes too late is told so, and the match is over all the same', async () => {
  const said = await sitDown(['>1'], 60_000);
  expect(said).toContain('The match is over.');
  expect(said).toContain('seat 0 holds the potato, 3 of 3');
  expect(said).toContain('The winner: 1.');
});

test('whoever stops answering leaves', async () => {
  expect(await sitDown(['?', 'hint', 'save'], 1)).toMatch(/The match is not finished\.\nThe seed was: s$/);
});
