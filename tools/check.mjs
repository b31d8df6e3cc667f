// A quick check in under a minute: types, lint, and the unit tests that import changed files, except the slow
// ones.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './stale.mjs';
import { runSteps } from './steps.mjs';

/** @param {readonly string[]} args */
const git = (...args) =>
  spawnSync('git', args, { cwd: fileURLToPath(ROOT), encoding: 'utf8' }).stdout?.trim() ?? '';

// On a branch: all its changes. On main: uncommitted changes.
const base = git('merge-base', 'HEAD', 'main') || 'HEAD';
const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
const games = new Set([...changed.matchAll(/^src\/games\/([^/\n]+)\//gm)].map(([, id]) => id));

const importing = ['--changed', base, '--passWithNoTests'];
// Tests of every game find the games by folder: no import leads from them to the changed files.
const ofGames = [
  'src/games/games.test.ts',
  'src/games/rule-ids.test.ts',
  '-t',
  `^(?:${[...games].join('|')})\\b`,
];
// Tests that read files instead of importing them: no import leads from them to anything.
const ofHouse = [
  'src/documents.test.ts',
  'src/imports.test.ts',
  'src/names.test.ts',
  'src/styles.test.ts',
  'src/words/letters.test.ts',
  'src/words/glossary.test.ts',
];
const quick = ['--tags-filter', '!slow', '--reporter=dot'];

const passed =
  (await runSteps({ types: [], lint: [], unit: [...importing, ...quick] })) &&
  (await runSteps({ unit: [...ofHouse, ...quick] })) &&
  (!games.size || (await runSteps({ unit: [...ofGames, ...quick] })));
process.exitCode = passed ? 0 : 1;
