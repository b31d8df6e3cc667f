import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from './server/games.ts';

/** Who may import whom: arrows point to the kernel, and nobody outside games/ knows a game by name. */

const SRC = new URL('./', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$|\/(?:testing|e2e)\//.test(file));

interface Layer {
  readonly name: string;
  readonly of: RegExp; // which files
  readonly from: RegExp; // which files they may import
  readonly npm: RegExp; // which packages they may use
}

const NOTHING = /^$/;
const LAYERS: readonly Layer[] = [
  { name: 'chance', of: /^kernel\/random\.ts$/, from: /^kernel\//, npm: /^@noble\/hashes/ },
  { name: 'kernel', of: /^kernel\//, from: /^kernel\//, npm: NOTHING },
  { name: 'parts', of: /^parts\//, from: /^(?:kernel|parts)\//, npm: NOTHING },
  { name: 'words', of: /^words\//, from: /^(?:kernel|words)\//, npm: NOTHING },
  { name: 'bots', of: /^bots\//, from: /^(?:kernel|bots)\//, npm: NOTHING },
  { name: 'protocol', of: /^protocol\//, from: /^(?:kernel|protocol|words)\//, npm: NOTHING },
  {
    name: "a game's bots",
    of: /^games\/[^/]+\/bot\.ts$/,
    from: /^(?:kernel|parts|words|bots|games\/OWN)\//,
    npm: NOTHING,
  },
  {
    name: 'a game',
    of: /^games\/[^/]+\/(?!board\/|words\/|bot\.ts$)/,
    from: /^(?:kernel|parts|words|games\/OWN)\//,
    npm: NOTHING,
  },
  {
    name: "a game's words",
    of: /^games\/[^/]+\/words\//,
    from: /^(?:kernel|words|games\/OWN)\//,
    npm: NOTHING,
  },
  {
    name: "a game's board",
    of: /^games\/[^/]+\/board\//,
    from: /^(?:kernel|parts|words|games\/OWN|web\/(?:kit|art))\//,
    npm: /^(?:preact|@preact\/signals)/,
  },
  {
    name: 'web',
    of: /^web\//,
    from: /^(?:kernel|protocol|words|bots|web)\//,
    npm: /^(?:preact|@preact\/signals|preact-iso|idb|uqr|@fontsource)/,
  },
  { name: 'server', of: /^server\//, from: /^(?:kernel|protocol|words|bots|server)\//, npm: /^(?!preact)/ },
  {
    name: 'cli',
    of: /^cli\//,
    from: /^(?:kernel|protocol|words|bots|server|cli)\//,
    npm: /^(?:node:|commander|@clack\/prompts)/,
  },
];

const importsOf = (file: string): string[] => {
  const code = readFileSync(new URL(file, SRC), 'utf8');
  return [
    ...code.matchAll(
      /(?:^|\n)(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
};

export const forbidden = (file: string, target: string): boolean => {
  const layer = LAYERS.find(({ of }) => of.test(file));
  if (!layer) return true;
  if (!target.startsWith('.')) return !layer.npm.test(target);
  const resolved = new URL(target, new URL(file, 'file:///')).pathname.slice(1);
  const own = /^games\/([^/]+)\//.exec(file)?.[1] ?? 'OWN';
  return !new RegExp(layer.from.source.replace('OWN', own)).test(resolved);
};

test('every file belongs to a layer', () => {
  expect(files.filter((file) => !LAYERS.some(({ of }) => of.test(file)))).toEqual([]);
});

test.each(LAYERS.filter(({ of }) => files.some((file) => of.test(file))))(
  '$name imports only what it may',
  ({ of }) => {
    const broken = files
      .filter((file) => of.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => forbidden(file, target))
          .map((target) => `${file} → ${target}`),
      );
    expect(broken).toEqual([]);
  },
);

describe('the test itself notices', () => {
  test.each([
    ['kernel/game.ts', 'node:fs'],
    ['kernel/game.ts', '../server/games.ts'],
    ['kernel/match.ts', '@noble/hashes/sha2.js'],
    ['games/one/rules.ts', '../two/rules.ts'],
    ['games/one/rules.ts', '../../bots/mcts.ts'],
    ['games/one/rules.ts', '../../server/games.ts'],
    ['web/main.tsx', '../games/one/rules.ts'],
    ['cli/play.ts', '../web/main.tsx'],
  ])('%s → %s', (file, target) => expect(forbidden(file, target)).toBe(true));
});

test('no file outside a game’s folder names the game', () => {
  const names = findGames().flatMap((id) => [id, id.replaceAll('-', ' ')]);
  const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
  const outside = files.filter((file) => !file.startsWith('games/'));
  expect(outside.filter((file) => pattern.test(readFileSync(new URL(file, SRC), 'utf8')))).toEqual([]);
});
