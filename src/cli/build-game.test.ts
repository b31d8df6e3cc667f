import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A small project of one kernel file and two games, built by the real tool. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'build-game-'));
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const run = (...command: string[]) =>
  spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
const load = async (path: string): Promise<unknown> =>
  ((await import(join(project, path))) as { default: unknown }).default;

beforeAll(() => {
  for (const name of ['tools', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  put('src/kernel/game.ts', 'export const add = (a: number, b: number): number => a + b;');
  for (const id of ['rules-only', 'with-bot']) {
    put(`src/games/${id}/rules/deep/sum.ts`, "export { add as sum } from '../../../../kernel/game.ts';");
    put(
      `src/games/${id}/rules/game.ts`,
      `import { sum } from './deep/sum.ts'; export default { id: '${id}', version: 3, six: sum(1, 5) };`,
    );
    put(`src/games/${id}/rules/position.ts`, "import game from './game.ts'; export default game.six;");
    for (const locale of ['en', 'uk', 'ru'])
      put(`src/games/${id}/words/${locale}/words.ts`, `export default { name: '${locale}' };`);
    put(`src/games/${id}/golden/one.txt`, 'clowder record 1\n\n---\n0. setup\n');
  }
  put('src/games/with-bot/bot/engine/deep/best.ts', "export { add } from '../../../../../kernel/game.ts';");
  put(
    'src/games/with-bot/bot/bot.ts',
    "import { add } from './engine/deep/best.ts'; export default add(2, 2);",
  );
});
afterAll(() => rmSync(project, { recursive: true }));

test('builds a game with only rules and one with bots; kept versions are copied unchanged', async () => {
  const frozen = run('tools/freeze.mjs', 'rules-only');
  expect(frozen).toMatchObject({ status: 0, stderr: '' });
  expect(frozen.stdout).toContain('src/games/rules-only/versions/3. Now raise “version” in its rules to 4.');
  expect(run('tools/build.mjs')).toMatchObject({ status: 0, stderr: '' });
  for (const id of ['rules-only', 'with-bot']) {
    expect(await load(`out/games/${id}/rules/game.js`)).toEqual({ id, version: 3, six: 6 });
    expect(await load(`out/games/${id}/rules/position.js`)).toBe(6);
  }
  expect(await load('out/games/with-bot/bot/bot.js')).toBe(4);
  expect(await load('out/games/rules-only/versions/3/rules/game.js')).toMatchObject({ version: 3, six: 6 });
  expect(await load('out/games/rules-only/versions/3/words/uk/words.js')).toEqual({ name: 'uk' });
});

test('a version that is kept is never written again, and there must be such a game', () => {
  expect(run('tools/freeze.mjs', 'rules-only')).toMatchObject({
    status: 1,
    stderr: 'Version 3 of rules-only is kept already: it never changes.\n',
  });
  expect(run('tools/freeze.mjs', '../kernel')).toMatchObject({
    status: 1,
    stderr: 'There is no game “../kernel” in src/games.\n',
  });
});
