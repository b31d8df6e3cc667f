import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOOLS = fileURLToPath(new URL('../../tools/', import.meta.url));
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
const put = (path: string): void => {
  mkdirSync(join(clone, path, '..'), { recursive: true });
  writeFileSync(join(clone, path), '');
};

beforeAll(() => {
  for (const path of ['src/a.ts', 'package-lock.json', 'node_modules/rolldown/package.json']) put(path);
  cpSync(TOOLS, join(clone, 'tools'), { recursive: true });
  chmodSync(clone, 0o555);
});
afterAll(() => {
  chmodSync(clone, 0o755);
  rmSync(clone, { recursive: true });
});

/** Root can write anywhere, so the tests cannot run as root. */
const somebodyElse = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const build = () =>
  spawnSync(process.execPath, [join(clone, 'tools/build.mjs')], { encoding: 'utf8', ...somebodyElse });

test('a folder that cannot be written to is one sentence, not a stack of lines', () => {
  const { status, stderr } = build();
  expect(stderr).toMatch(/^This folder cannot be written to \(EACCES\), so Clowder cannot be built: .+\.\n$/);
  expect(status).toBe(1);
});

test('an older build is used, with a warning', () => {
  chmodSync(clone, 0o755);
  put('out/.built');
  utimesSync(join(clone, 'out/.built'), 1, 1);
  chmodSync(clone, 0o555);
  const { status, stderr } = build();
  expect(stderr).toMatch(
    /^This folder cannot be written to \(EACCES\): going on with an older build, .+\.\n$/,
  );
  expect(status).toBe(0);
});

test('a test or a page that is newer than the build makes it no older', () => {
  const later = Date.now() / 1000 + 1000;
  for (const path of ['src/a.test.ts', 'src/b.testing.ts', 'src/RULES.md', 'src/golden/x.txt']) {
    put(path);
    utimesSync(join(clone, path), later, later);
  }
  utimesSync(join(clone, 'out/.built'), later - 1, later - 1);
  expect(build()).toMatchObject({ status: 0, stderr: '' });
  utimesSync(join(clone, 'src/a.ts'), later, later);
  expect(build().stderr).toContain('older build');
});
