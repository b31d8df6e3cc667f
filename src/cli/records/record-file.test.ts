import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, clowder } from '../testing/clowder.ts';
import { aMatch, oks } from '../testing/opening.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const wholeRecord = oks(...aMatch(), { do: 'record' }).at(-1) as string;

describe('records', () => {
  test('a true record is verified and replayed', () => {
    const path = file('true.txt', wholeRecord);
    const verified = clowder(['verify', path]);
    expect(verified.stdout).toMatch(/This record agrees with itself\./);
    expect(verified.status).toBe(0);
    const hash = /commitment {2}(\w{64})/.exec(verified.stdout)?.[1] ?? '';
    const proved = clowder(['verify', path, '--commitment', hash]);
    expect(proved.stdout).toMatch(/This record is true, and its seed is the one published/);
    expect(proved.status).toBe(0);
    const forged = clowder([
      'verify',
      path,
      '--commitment',
      hash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ]);
    expect(forged.stderr).toMatch(/another seed than the one that was published/);
    expect(forged.status).toBe(1);
    expect(clowder(['verify', path, '--commitment', 'abc']).status).toBe(2);
    const two = clowder(['replay', path, '--until', '2', '--as', '0']).stdout;
    expect(two).toContain('\n2. ');
    expect(two).not.toContain('\n3. ');
    expect(clowder(['replay', path]).stdout).toMatch(/\nresult winners .+\n$/);
  });

  test('also from standard input, with a mark before it, and from the top of a golden file', () => {
    for (const input of [wholeRecord, `\uFEFF${wholeRecord}`, `${wholeRecord}\n---\n\n0. setup\nanything\n`])
      for (const command of ['verify', 'replay'])
        expect(clowder([command, '-'], input)).toMatchObject({ status: 0, stderr: '' });
  });

  test('a file without end is not read to its end', () => {
    for (const [path, input] of [
      ['/dev/zero', ''],
      ['-', Buffer.alloc(17 * 2 ** 20)],
    ] as const)
      expect(clowder(['verify', path], input)).toMatchObject({
        status: 2,
        stderr: `“${path}” is longer than 16 MiB, which no record of a match is.\n`,
      });
  });

  test('a changed one is refused by its line, exit code 1', () => {
    const path = file('false.txt', wholeRecord.replace(/^(3 \S+ \S+) \S+$/m, '$1 nonsense'));
    const line = wholeRecord.split('\n').findIndex((text) => text.startsWith('3 ')) + 1;
    for (const command of ['verify', 'replay']) {
      const { status, stdout, stderr } = clowder([command, path]);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(new RegExp(`^Line ${line}: .+\\.\n$`));
    }
  });
});

test('a reader that has had enough is no error', () => {
  const path = file('long.txt', wholeRecord);
  const line = `"${process.execPath}" "${BIN}" replay "${path}" | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});
