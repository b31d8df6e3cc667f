import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Figure } from '../../bench/compare.ts';
import { findGames } from '../../catalogue/find-games.ts';
import { clowder } from '../testing/clowder.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [game = ''] = findGames();

const kept = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

test('a run is compared with a kept one, and slower results are named', () => {
  const matches = `${game}: random matches, plain rules`;
  const start = 'start of the program, ms';
  const before = kept('before.json', {
    figures: [
      { name: matches, value: 1, relative: 1e-9, better: 'higher' },
      { name: start, value: 1, relative: 1e-9, better: 'lower' },
      { name: 'another-game: random matches, plain rules', value: 1, relative: 1, better: 'higher' },
    ] satisfies Figure[],
  });
  const { status, stdout, stderr } = clowder(['bench', game, '--json', '--against', before], '', {
    BENCH_ROUND_MS: '5',
  });
  const run = JSON.parse(stdout) as { figures: Figure[] };
  expect(run.figures.map(({ name }) => name)).toContain(matches);
  expect(run.figures.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/: review of \d+ steps, ms$/),
  );
  expect(stderr).toContain(`More than a fifth slower than before: ${start}.\n`);
  expect(stderr).not.toContain('another-game');
  expect(status).toBe(1);
});
