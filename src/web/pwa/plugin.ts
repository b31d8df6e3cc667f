import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('service-worker.js', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

/** Writes sw.js: our service worker, told which files this build consists of and under which name to keep them. */
export const pwa = (): Plugin => ({
  name: 'clowder-pwa',
  apply: 'build',
  generateBundle(_options, bundle) {
    const hashed = Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.map'));
    const files = ['/', ...[...hashed, ...readdirSync(PUBLIC)].map((file) => `/${file}`)].toSorted();
    const worker = readFileSync(WORKER, 'utf8');
    // Hashed names change with their content, so equal lists are equal builds; public files are hashed here.
    const fixed = readdirSync(PUBLIC).map((file) => readFileSync(new URL(file, PUBLIC)));
    const version = createHash('sha256')
      .update([worker, ...files, ...fixed].join('\n'))
      .digest('hex')
      .slice(0, 16);
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: worker.replace('/* VERSION */', version).replace('[/* FILES */]', JSON.stringify(files)),
    });
  },
});
