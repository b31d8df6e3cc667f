import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from './catalogue/find-games.ts';

/** The allowed imports: they lead towards the kernel, and no file outside games/ names a game. */

const SRC = new URL('./', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$|\/(?:testing|e2e)\//.test(file));

interface Layer {
  readonly name: string;
  readonly of: RegExp; // these files
  readonly from: RegExp; // may import these files
  readonly npm: RegExp; // and these packages
}

const NOTHING = /^$/;
const LAYERS: readonly Layer[] = [
  { name: 'chance', of: /^kernel\/random\.ts$/, from: /^kernel\//, npm: /^@noble\/hashes/ },
  { name: 'kernel', of: /^kernel\//, from: /^kernel\//, npm: NOTHING },
  { name: 'parts', of: /^parts\//, from: /^(?:kernel|parts)\//, npm: NOTHING },
  { name: 'words', of: /^words\//, from: /^(?:kernel|words)\//, npm: NOTHING },
  { name: 'comparing benchmarks', of: /^bench\//, from: /^bench\//, npm: /^node:/ },
  { name: 'bots', of: /^bots\//, from: /^(?:kernel|bots)\//, npm: NOTHING },
  { name: 'review', of: /^review\//, from: /^(?:kernel|bots|review)\//, npm: NOTHING },
  { name: 'protocol', of: /^protocol\//, from: /^(?:kernel|protocol|words)\//, npm: NOTHING },
  { name: 'table', of: /^table\//, from: /^(?:kernel|protocol|table)\//, npm: NOTHING },
  { name: 'ratings', of: /^ratings\//, from: /^(?:kernel|protocol|table|ratings)\//, npm: NOTHING },
  { name: 'tournaments', of: /^tournaments\//, from: /^(?:kernel|protocol|tournaments)\//, npm: NOTHING },
  {
    name: "a game's bots",
    of: /^games\/[^/]+\/bot\//,
    from: /^(?:kernel|parts|words|bots|games\/OWN)\//,
    npm: NOTHING,
  },
  {
    name: 'a game',
    of: /^games\/[^/]+\/(?!board\/|words\/|bot\/)/,
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
    npm: /^(?:preact(?!\/compat)|@preact\/signals)/, // compat would slow down every element of the page
  },
  {
    name: 'catalogue of the browser',
    of: /^catalogue\/browser\//,
    from: /^(?:kernel|words|bots|catalogue\/browser|web\/kit)\//,
    npm: /^preact/,
  },
  {
    name: 'web',
    of: /^web\//,
    from: /^(?:kernel|protocol|table|words|bots|review|catalogue\/browser|web)\//,
    npm: /^(?:preact(?!\/compat)|@preact\/signals|preact-iso|idb|uqr|@simplewebauthn\/browser|@fontsource)/,
  },
  {
    name: 'catalogue',
    of: /^catalogue\//,
    from: /^(?:kernel|words|bots|catalogue)\//,
    npm: /^node:/,
  },
  {
    name: 'server',
    of: /^server\//,
    from: /^(?:kernel|protocol|table|ratings|tournaments|words|bots|catalogue|bench|server)\//,
    npm: /^(?!preact|vitest)/,
  },
  {
    name: 'torture',
    of: /^torture\//,
    from: /^(?:kernel|protocol|catalogue|torture|server\/testing)\//, // not the table nor the server that it checks
    npm: /^(?:node:|ws$|pg$|@photostructure\/sqlite$)/,
  },
  {
    name: "a host's commands",
    of: /^cli\/hosting\//,
    from: /^(?:server|table|cli)\//,
    npm: /^(?:node:|commander)/,
  },
  {
    name: 'cli',
    of: /^cli\//,
    from: /^(?:kernel|protocol|table|words|bots|review|catalogue|bench|cli)\//,
    npm: /^(?:node:|commander|@clack\/prompts)/,
  },
];

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

export const forbidden = (file: string, target: string): boolean => {
  const layer = LAYERS.find(({ of }) => of.test(file));
  if (!layer) return true;
  if (!target.startsWith('.')) return !layer.npm.test(target);
  const resolved = pathFrom(file, target);
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
