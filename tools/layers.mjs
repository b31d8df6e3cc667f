// Begins every stylesheet with the order of the layers. Browsers take the order from the stylesheet that
// comes first, and the bundler decides which one that is.
import { readFileSync } from 'node:fs';

const INDEX = readFileSync(new URL('../src/web/styles/index.css', import.meta.url), 'utf8');
const ORDER = /@layer [^;{]+;/.exec(INDEX)?.[0];
if (!ORDER) throw new Error('src/web/styles/index.css does not say the order of the layers');

/** @returns {import('vite').Plugin} */
export const layers = () => ({
  name: 'layers',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: `${ORDER}\n${code}`, map: null } : null),
});
