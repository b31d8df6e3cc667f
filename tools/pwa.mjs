// Writes sw.js: our service worker with the list of files of this build and its cache name.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const WORKER = new URL('../src/web/pwa/service-worker.js', import.meta.url);
const PUBLIC = new URL('../src/web/public/', import.meta.url);

/** @returns {import('vite').Plugin} */
export const pwa = () => ({
  name: 'clowder-pwa',
  apply: 'build',
  enforce: 'post', // after Vite has dropped empty files: if one listed file is missing, nothing is cached
  generateBundle(_options, bundle) {
    const hashed = Object.keys(bundle).filter((file) => !file.endsWith('.html') && !file.endsWith('.map'));
    const fixed = readdirSync(PUBLIC);
    const files = ['/', ...[...hashed, ...fixed].map((file) => `/${file}`)].toSorted();
    const worker = readFileSync(WORKER, 'utf8');
    const version = versionOf([worker, ...files], fixed);
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: worker.replace('/* VERSION */', version).replace('[/* FILES */]', JSON.stringify(files)),
    });
  },
});

/**
 * Hashed names change with their content, so equal lists are equal builds; files with fixed names are read.
 * @param {readonly string[]} texts @param {readonly string[]} fixed
 */
const versionOf = (texts, fixed) => {
  const hash = createHash('sha256').update(texts.join('\n'));
  for (const file of fixed) hash.update(readFileSync(new URL(file, PUBLIC)));
  return hash.digest('hex').slice(0, 16);
};
