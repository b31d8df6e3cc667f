import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from './catalogue/find-games.ts';

/** The allowed imports: they lead towards the kernel, and no file outside games/ names a game. */

const SRC = new URL('./', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$|\/(?:testing|e2e)\//.test(file));

interface Layer {
  readonly name: string; // as ARCHITECTURE.md calls it
  readonly of: RegExp; // these files
  readonly from: readonly string[]; // may import files of these folders, and their own; OWN: the same game
  readonly npm: RegExp; // and these packages
  readonly packages: string; // as ARCHITECTURE.md calls them
}

const NOTHING = { npm: /^$/, packages: 'nothing' };
const NODE = { npm: /^node:/, packages: 'Node’s own modules' };
const LAYERS: readonly Layer[] = [
  {
    name: '`kernel/random.ts`',
    of: /^kernel\/random\.ts$/,
    from: ['kernel'],
    npm: /^@noble\/hashes/,
    packages: '@noble/hashes',
  },
  { name: '`kernel`', of: /^kernel\//, from: ['kernel'], ...NOTHING },
  { name: '`parts`', of: /^parts\//, from: ['parts', 'kernel'], ...NOTHING },
  { name: '`words`', of: /^words\//, from: ['words', 'kernel'], ...NOTHING },
  { name: '`bots`', of: /^bots\//, from: ['bots', 'kernel'], ...NOTHING },
  { name: '`review`', of: /^review\//, from: ['review', 'kernel', 'bots'], ...NOTHING },
  { name: '`protocol`', of: /^protocol\//, from: ['protocol', 'kernel'], ...NOTHING },
  { name: '`table`', of: /^table\//, from: ['table', 'kernel', 'protocol'], ...NOTHING },
  { name: '`ratings`', of: /^ratings\//, from: ['ratings', 'kernel', 'protocol', 'table'], ...NOTHING },
  { name: '`tournaments`', of: /^tournaments\//, from: ['tournaments', 'kernel', 'protocol'], ...NOTHING },
  {
    name: '`games/X/bot`',
    of: /^games\/[^/]+\/bot\//,
    from: ['games/OWN', 'kernel', 'parts', 'bots'],
    ...NOTHING,
  },
  {
    name: '`games/X/board`',
    of: /^games\/[^/]+\/board\//,
    from: ['games/OWN', 'kernel', 'parts', 'words', 'web/kit', 'web/art'],
    npm: /^(?:preact(?!\/compat)|@preact\/signals)/, // compat would slow down every element of the page
    packages: 'preact, signals',
  },
  {
    name: '`games/X/words`',
    of: /^games\/[^/]+\/words\//,
    from: ['games/OWN', 'kernel', 'words'],
    ...NOTHING,
  },
  {
    name: 'all else in `games/X`',
    of: /^games\/[^/]+\//,
    from: ['games/OWN', 'kernel', 'parts'],
    ...NOTHING,
  },
  {
    name: '`catalogue/browser`',
    of: /^catalogue\/browser\//,
    from: ['catalogue/browser', 'kernel', 'words', 'bots', 'web/kit'],
    npm: /^preact/,
    packages: 'preact',
  },
  { name: '`catalogue`', of: /^catalogue\//, from: ['catalogue', 'kernel', 'words', 'bots'], ...NODE },
  { name: '`bench`', of: /^bench\//, from: ['bench'], ...NODE },
  {
    name: '`server`',
    of: /^server\//,
    from: [
      'server',
      'kernel',
      'protocol',
      'table',
      'ratings',
      'tournaments',
      'words',
      'bots',
      'catalogue',
      'bench',
    ],
    npm: /^(?!preact|vitest)/,
    packages: 'anything but what is the browser’s',
  },
  {
    name: '`web`',
    of: /^web\//,
    from: ['web', 'kernel', 'protocol', 'table', 'words', 'bots', 'review', 'catalogue/browser'],
    npm: /^(?:preact(?!\/compat)|@preact\/signals|preact-iso|idb|uqr|@simplewebauthn\/browser|@fontsource)/,
    packages: 'preact, signals, preact-iso, idb, uqr, @simplewebauthn/browser, @fontsource',
  },
  {
    name: '`cli/hosting`',
    of: /^cli\/hosting\//,
    from: ['cli', 'server', 'table'],
    npm: /^(?:node:|commander)/,
    packages: 'Node’s own modules, commander',
  },
  {
    name: '`cli`',
    of: /^cli\//,
    from: ['cli', 'kernel', 'protocol', 'table', 'words', 'bots', 'review', 'catalogue', 'bench'],
    npm: /^(?:node:|commander|@clack\/prompts)/,
    packages: 'Node’s own modules, commander, clack',
  },
  {
    name: '`torture`',
    of: /^torture\//,
    from: ['torture', 'kernel', 'protocol', 'catalogue', 'server/testing'], // not the table nor the server that it checks
    npm: /^(?:node:|ws$|pg$|@photostructure\/sqlite$)/,
    packages: 'Node’s own modules, ws, pg, SQLite',
  },
];

const layerOf = (file: string): Layer | undefined => LAYERS.find(({ of }) => of.test(file));

const pathFrom = (file: string, target: string): string =>
  new URL(target, new URL(file, 'file:///')).pathname.slice(1);

const importsOf = (file: string): string[] => {
  const code = readFileSync(new URL(file, SRC), 'utf8');
  return [
    ...code.matchAll(
      /(?:^|\n)(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
};

/** The files of src/ that each file imports. */
const GRAPH: ReadonlyMap<string, readonly string[]> = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => pathFrom(file, target)),
  ]),
);

/** The folders from which this file may import. */
const allowedFor = (file: string): string[] => {
  const own = /^games\/([^/]+)\//.exec(file)?.[1] ?? 'OWN';
  return (layerOf(file)?.from ?? []).map((folder) => folder.replace('OWN', own));
};

const forbidden = (file: string, target: string): boolean => {
  if (!target.startsWith('.')) return !layerOf(file)?.npm.test(target);
  const resolved = pathFrom(file, target);
  return !allowedFor(file).some((folder) => resolved.startsWith(`${folder}/`));
};

test('every file belongs to a layer', () => {
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

test.each(LAYERS)('$name imports only what it may', (layer) => {
  const broken = files
    .filter((file) => layerOf(file) === layer)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => forbidden(file, target))
        .map((target) => `${file} → ${target}`),
    );
  expect(broken).toEqual([]);
});

const inGame = (target: string): string => target.replace(/^games\/[^/]+\//, 'games/OWN/');

test.each(LAYERS)('$name may import nothing that it does not need', (layer) => {
  const used = files.filter((file) => layerOf(file) === layer).flatMap((file) => GRAPH.get(file) ?? []);
  const needless = layer.from.filter(
    (folder) => folder !== layer.from[0] && !used.some((target) => inGame(target).startsWith(`${folder}/`)),
  );
  expect(needless).toEqual([]);
});

test('the table in ARCHITECTURE.md says the same', () => {
  const page = readFileSync(new URL('../ARCHITECTURE.md', SRC), 'utf8');
  const [, table = ''] = page.split('|---|---|---|\n', 2);
  const rows = LAYERS.map(({ name, from, packages }) => {
    const others = from.slice(1).join(', ') || 'nothing';
    return `| ${name} | ${others} | ${packages} |`;
  });
  expect(table.split('\n\n', 1)[0]?.split('\n')).toEqual(rows);
});

/** Values that a file imports, not types alone. */
const valuesFrom = (code: string): string[] =>
  [...code.matchAll(/(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );

test('a board imports only types of words, which would load a second language', () => {
  const broken = files
    .filter((file) => /^games\/[^/]+\/board\//.test(file))
    .flatMap((file) =>
      valuesFrom(readFileSync(new URL(file, SRC), 'utf8'))
        .filter((target) => /^games\/[^/]+\/words\//.test(pathFrom(file, target)))
        .map((target) => `${file} → ${target}`),
    );
  expect(broken).toEqual([]);
  expect(valuesFrom(`import type { A } from './a.ts';\nimport { b } from './b.ts';`)).toEqual(['./b.ts']);
});

describe('the test itself notices', () => {
  test.each([
    ['kernel/game.ts', 'node:fs'],
    ['kernel/game.ts', '../catalogue/find-games.ts'],
    ['kernel/match.ts', '@noble/hashes/sha2.js'],
    ['games/one/rules/game.ts', '../../two/rules/game.ts'],
    ['games/one/rules/game.ts', '../../../bots/mcts.ts'],
    ['games/one/rules/game.ts', '../../../catalogue/find-games.ts'],
    ['web/main.tsx', '../games/one/rules/game.ts'],
    ['cli/play.ts', '../web/main.tsx'],
    ['server/store/store.ts', 'vitest'],
  ])('%s → %s', (file, target) => expect(forbidden(file, target)).toBe(true));
});

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/**
 * Pairs of folders that import each other, as "one <-> other": neither can be read or moved without the
 * other.
 */
const pairsOf = (graph: typeof GRAPH): string[] => {
  const arrows = new Set(
    [...graph].flatMap(([file, targets]) =>
      targets.map((target) => `${folderOf(file)} <-> ${folderOf(target)}`),
    ),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' <-> ');
    return from < to && arrows.has(`${to} <-> ${from}`);
  });
};

/** Every file that can be reached from itself. */
const inCycles = (graph: typeof GRAPH): string[] => {
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let file = open.pop(); file !== undefined; file = open.pop())
      for (const target of graph.get(file) ?? [])
        if (!seen.has(target)) {
          seen.add(target);
          open.push(target);
        }
    return seen;
  };
  return [...graph.keys()].filter((file) => reachable(file).has(file));
};

test('no two folders import each other', () => {
  expect(pairsOf(GRAPH)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(inCycles(GRAPH)).toEqual([]);
});

test('pairs and cycles are found where there are some', () => {
  const graph = new Map([
    ['a/one.ts', ['b/two.ts']],
    ['b/two.ts', ['b/three.ts']],
    ['b/three.ts', ['b/two.ts']],
    ['b/four.ts', ['a/five.ts']],
    ['a/five.ts', []],
  ]);
  expect(pairsOf(graph)).toEqual(['a <-> b']);
  expect(inCycles(graph)).toEqual(['b/two.ts', 'b/three.ts']);
});

test('no file outside a game’s folder names the game', () => {
  const names = findGames().flatMap((id) => [id, id.replaceAll('-', ' ')]);
  const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
  const outside = files.filter((file) => !file.startsWith('games/'));
  expect(outside.filter((file) => pattern.test(readFileSync(new URL(file, SRC), 'utf8')))).toEqual([]);
});
