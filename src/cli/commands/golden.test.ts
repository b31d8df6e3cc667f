// @module-tag slow
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Header } from '../../kernel/game.ts';
import { goldenText, recordInGolden } from '../../kernel/golden.ts';
import { readRecord, type RecordFile } from '../../kernel/read-record.ts';
import { record } from '../../kernel/record.ts';
import { findGames, loadGame } from '../../catalogue/find-games.ts';
import { clowder } from '../testing/clowder.ts';
import { potato, type Potato } from '../testing/potato.ts';

test('a golden text holds the record, the events for a spectator, the picture and the number of moves', () => {
  const header: Header<Potato> = { game: 'potato', version: 1, seats: 3, options: { fuse: 1000 }, seed: 's' };
  const entries = [
    { seq: 1, at: 5, by: 0, move: '>2' },
    { seq: 2, at: 1000, by: 'clock', move: null },
  ] as const;
  const text = goldenText(potato, record(header, null, entries, null));
  expect(text.slice(text.indexOf('---')).split('\n')).toEqual([
    '---',
    '',
    '0. setup',
    'seat 0 holds the potato, 0 of 3',
    'seat 0 has 2 moves',
    '',
    '1. 0 >2',
    '{"what":"passed","to":2}',
    'seat 2 holds the potato, 0 of 3',
    'seat 2 has 2 moves',
    '',
    '2. clock -',
    '{"what":"struck"}',
    'seat 2 holds the potato, 1 of 3',
    'seat 2 has 2 moves',
    '',
  ]);
  const again = readRecord(recordInGolden(text)) as RecordFile;
  expect(goldenText(potato, again)).toBe(text);
});

test.each(findGames())('%s: the rules still produce the golden files', async (id) => {
  const { game } = await loadGame(id);
  const folder = new URL(`../../games/${id}/golden/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const golden = readFileSync(new URL(name, folder), 'utf8');
    expect(goldenText(game, readRecord(recordInGolden(golden)) as RecordFile)).toBe(golden);
  }
});

test('the command finds the golden files of a game unchanged', () => {
  const [game = ''] = findGames();
  expect(clowder(['golden', game, '--check'])).toMatchObject({ status: 0 });
});
