import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findGames, loadGame } from './find-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'games-'));
const games = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

const put = (game: string, files: Readonly<Record<string, string>>): void => {
  mkdirSync(join(folder, game, 'rules'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, game, name), text);
};

test('an unfinished game is reported with its missing files', async () => {
  put('idea', { 'RULES.md': '' });
  put('wordless', { 'rules/game.ts': 'export default { id: "wordless" };' });
  put('renamed', { 'rules/game.ts': 'export default { id: "before" };' });
  put('empty', { 'rules/game.ts': 'export const rules = 1;' });
  put('rash', { 'rules/game.ts': 'throw new Error("no");' });
  expect(findGames(games)).toEqual(['empty', 'rash', 'renamed', 'wordless']);
  await expect(loadGame('wordless', games)).rejects.toThrow(
    'The game “wordless” cannot be opened: words/en/words.ts is missing.',
  );
  await expect(loadGame('renamed', games)).rejects.toThrow(
    'its folder is “renamed”, but rules/game.ts says id “before”',
  );
  await expect(loadGame('empty', games)).rejects.toThrow('rules/game.ts has no default export');
  await expect(loadGame('rash', games)).rejects.toThrow('rules/game.ts does not load (Error: no)');
});
