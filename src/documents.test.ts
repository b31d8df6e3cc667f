import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const inFolder = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}${file}`);

test.each(['', 'docs/', 'decisions/'].flatMap(inFolder))(
  'every link of %s to a file leads to one',
  (page) => {
    const at = new URL(page, ROOT);
    const links = [...readFileSync(at, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => !existsSync(new URL(link, at)))).toEqual([]);
  },
);

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll('`', '');

test('the index of decisions has every decision under its title', () => {
  const index = plain(readFileSync(new URL('decisions/README.md', ROOT), 'utf8'));
  const missing = inFolder('decisions/')
    .filter((file) => /\/\d/.test(file))
    .filter((file) => {
      const [first = ''] = readFileSync(new URL(file, ROOT), 'utf8').split('\n');
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(first) ?? [];
      return !index.includes(`- [${number}](${file.replace('decisions/', '')}) ${plain(title)}\n`);
    });
  expect(missing).toEqual([]);
});
