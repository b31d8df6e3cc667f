import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from '../catalogue/find-games.ts';

/**
 * A rule's id from RULES.md stands at the line of code that enforces the rule, and in a test, so that one
 * search finds both.
 */

const folder = (id: string): URL => new URL(`${id}/`, import.meta.url);
const textOf = (id: string, files: readonly string[]): string =>
  files.map((file) => readFileSync(new URL(file, folder(id)), 'utf8')).join('\n');
const scripts = (id: string): string[] =>
  readdirSync(folder(id), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const isRules = (file: string): boolean =>
  !/\.(?:test|testing)\.ts$|^(?:bot|board|words|golden|e2e)\//.test(file);

const ruleIds = (text: string): string[] => [...new Set(text.match(/\[[A-Z]+\d+[a-z]?\]/g))].toSorted();
const comments = (code: string): string => (code.match(/\/\/.*$|^\s*\/?\*.*$/gm) ?? []).join('\n');
const missing = (from: readonly string[], ids: readonly string[]): string[] =>
  from.filter((id) => !ids.includes(id));

describe.each(findGames())('%s', (id) => {
  const rules = ruleIds(textOf(id, ['RULES.md']));
  const tested = ruleIds(textOf(id, scripts(id).filter(isTest)));
  const tagged = ruleIds(comments(textOf(id, scripts(id).filter(isRules))));

  test('every rule has an id that some test names, and no test names a rule that is not there', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(missing(rules, tested)).toEqual([]);
    expect(missing(tested, rules)).toEqual([]);
  });

  test('every rule is tagged where its code is (`// [N4]`), and no tag names a rule that is not there', () => {
    expect(missing(tagged, rules)).toEqual([]);
    expect(missing(rules, tagged)).toEqual([]);
  });
});

test('a tag is found in a comment, and an index is not taken for one', () => {
  expect(ruleIds(comments('if (full) return no; // [N4] no room'))).toEqual(['[N4]']);
  expect(ruleIds(comments('/** [N4b] and [N2] */\nconst a = rows[A1];'))).toEqual(['[N2]', '[N4b]']);
});
