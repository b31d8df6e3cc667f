import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['src', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** The lowest row of the bed is closed in the next version. */
const NEXT_RULES = `
import first from './first-version.ts';
export * from './first-version.ts';
export default {
  ...first,
  version: first.version + 1,
  check: (view, seat, move) =>
    move.do === 'place' && move.at < 6
      ? { why: 'square-taken', with: { at: 'a1' } }
      : first.check(view, seat, move),
};
`;

export interface NextRelease {
  readonly main: string; // of its server
  remove(): void;
}

/**
 * A future release: a copy of the source in which one game is frozen with the real command and then gets
 * other rules, built with the real build. It contains only that game, so that it builds fast.
 */
export const buildNextRelease = (game: string): NextRelease => {
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'));
  const isWanted = (path: string): boolean => {
    const [top, games, id] = relative(ROOT, path).split(/[\\/]/);
    if (top === 'src' && games === 'games' && id !== undefined) return id === game;
    return !/\.test\.tsx?$|[\\/]fixtures$/.test(path);
  };
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isWanted });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const run = (...command: string[]): void => {
    execFileSync(process.execPath, command, { cwd: folder, stdio: 'pipe' });
  };
  run('tools/freeze.mjs', game);
  const rules = join(folder, 'src/games', game, 'rules');
  renameSync(join(rules, 'game.ts'), join(rules, 'first-version.ts'));
  writeFileSync(join(rules, 'game.ts'), NEXT_RULES);
  // Its own bots know only the old rules.
  for (const bot of ['bot', 'fast']) rmSync(join(folder, `src/games/${game}/bot/${bot}.ts`), { force: true });
  run('tools/build.mjs');
  run('tools/build-web.mjs');
  return {
    main: join(folder, 'out/server/start/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
