import { expect, test } from 'vitest';
import { commonLevels } from '../../bots/level.ts';
import { begin } from '../engine/session.ts';
import { potatoGame } from '../testing/potato.ts';
import type { Table } from './table-setup.ts';
import { playAtTable } from './table.ts';

const [weakest] = commonLevels(potatoGame.game);

/** A person who types these lines, one after another with a pause. */
const sitDown = async (lines: string[], pace: number, offersToSave = false): Promise<string> => {
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
    saver: {
      save: (file, record) => ({ done: file !== 'full', say: `${file} ${record.split('\n').at(-2)}` }),
    },
    saveTo: null,
    offersToSave,
  };
  const header = { game: 'potato', version: 1, seats: 2, options: { fuse: 1000 }, seed: 's' };
  await playAtTable(table, begin(potatoGame, header));
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

test('a move that comes after the time has run out finds the match over', async () => {
  const said = await sitDown(['>1'], 60_000);
  expect(said).toContain('The match is over.');
  expect(said).toContain('seat 0 holds the potato, 3 of 3');
  expect(said).toContain('The winner: 1.');
});

test('the end of the input leaves the match', async () => {
  expect(await sitDown(['?', 'hint', 'save'], 1)).toMatch(/The match is not finished\.\nThe seed was: s$/);
});

test('a finished match can be saved: the question is repeated until it is saved or declined', async () => {
  const said = await sitDown(['>1', 'save', 'save full', 'save a b.txt', 'save too late'], 60_000, true);
  expect(said.split('\n').slice(-4)).toEqual([
    'The seed was: s',
    'Save in which file? Type: save FILE',
    'full result winners 1 scores 0 1',
    'a b.txt result winners 1 scores 0 1',
  ]);
  expect(await sitDown(['>1', '', 'save x'], 60_000, true)).toMatch(/The seed was: s$/);
});
