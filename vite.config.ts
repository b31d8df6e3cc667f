import { defineConfig } from 'vite';
import { layers } from './tools/layers.mjs';
import { pwa } from './tools/pwa.mjs';

export default defineConfig({
  root: 'src/web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every page loads is one file; otherwise it would be one for each set of pages that share a module.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The entry stays outside: inside a group it would not be run.
          groups: [
            { name: 'every-page', tags: ['$initial'], test: /^(?!.*(?:index\.html|\/shell\/main\.tsx))/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' }, // bots load the rules of one game on demand, which a classic worker cannot
  plugins: [layers(), pwa()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  preview: { proxy: {} }, // only the pages: without this the preview would also proxy to the server
});
