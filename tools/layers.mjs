// Begins every stylesheet with the order of the layers. Browsers take the order from the stylesheet that comes first, and
// which one that is depends on how the bundler cuts its files.
import { readFileSync } from 'node:fs';

const [ORDER] = /@layer [^;{]+;/.exec(
  readFileSync(new URL('../src/web/styles/index.css', import.meta.url), 'utf8'),
);

export const layers = () => ({
  name: 'layers',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? { code: `${ORDER}\n${code}`, map: null } : null),
});
