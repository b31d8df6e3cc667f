import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS, NODE_SETTINGS } from './node-flags.ts';

const settings = Object.entries(NODE_SETTINGS).map(([name, value]) => `${name}=${value}`);

test.each(['deploy/clowder.service', 'Dockerfile'])('%s starts Node as “npm start” does', (file) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  for (const wanted of [...NODE_FLAGS, ...settings]) expect(text).toContain(wanted);
});
