import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Figure } from './compare.ts';
import { readFlags, report, settledFigures } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'before.json');
const figure = (relative: number): Figure => ({
  name: 'CPU a move, ms',
  value: 1,
  relative,
  better: 'lower',
});
const before = [figure(2)];

test('the flags are read, and a kept run with them', () => {
  writeFileSync(path, JSON.stringify({ figures: before }));
  expect(readFlags([])).toEqual({ json: false, kept: null });
  expect(readFlags(['--json', '--against', path])).toEqual({ json: true, kept: before });
});

test('wrong flags and files are said before anything is measured', () => {
  expect(readFlags(['--fast'])).toContain('--fast');
  expect(readFlags(['--against', join(folder, 'none.json')])).toContain('ENOENT');
  const other = join(folder, 'other.json');
  writeFileSync(other, '{}');
  expect(readFlags(['--against', other])).toBe(`“${other}” is not a run kept by --json.`);
});

test('what is more than a fifth slower is named, with exit code 1', () => {
  const { out, exitCode } = report([figure(2.6)], { json: false, kept: before });
  expect(out).toContain('More than a fifth slower than before: CPU a move, ms.');
  expect(exitCode).toBe(1);
  expect(report([figure(2.4)], { json: false, kept: before }).exitCode).toBe(0);
});

test('with --json standard output holds nothing else, and can be compared with', () => {
  const { out, err, exitCode } = report(before, { json: true, kept: before });
  writeFileSync(path, out);
  expect(readFlags(['--against', path])).toEqual({ json: false, kept: before });
  expect(err).toContain('Nothing is more than a fifth slower than before.');
  expect(exitCode).toBe(0);
});

test('what seems slower is measured again, up to twice, and what is not only once', async () => {
  const later = [[figure(3)], [figure(2)], [figure(1)]];
  const measureAgain = async () => later.shift() ?? [];
  const settled = await settledFigures([figure(4)], { json: false, kept: before }, measureAgain);
  expect(settled).toEqual([figure(2)]);
  expect(await settledFigures([figure(2)], { json: false, kept: before }, measureAgain)).toEqual([figure(2)]);
  expect(later).toHaveLength(1);
});
