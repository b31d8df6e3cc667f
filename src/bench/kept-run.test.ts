import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKeptRun } from './kept-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading = (text: string) => {
  const path = join(folder, 'run.json');
  writeFileSync(path, text);
  return readKeptRun(path);
};

test('the figures of a kept run come back as they were', () => {
  const figures = [{ name: 'a', value: 3, relative: 0.5, better: 'higher' }];
  expect(reading(JSON.stringify({ startMs: 3, figures }))).toEqual(figures);
});

test.each(['', 'no json', 'null', '[]', '{"figures":[]}', '{"figures":[{"name":"a"}]}'])(
  'a file that holds “%s” is no kept run',
  (text) => {
    expect(reading(text)).toBeNull();
  },
);
