import statics from '@fastify/static';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtAt } from '../../catalogue/module-urls.ts';
import type { App } from './services.ts';

export const WEB = fileURLToPath(builtAt('../dist/'));

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Clowder</title>
<p>The server runs, but the pages for the browser are not built yet. Stop it and run “npm start”.</p>
`;

/** The files of the web application as built by Vite. Every unknown address gets the application's page. */
export const siteRoutes = async (app: App, folder: string): Promise<void> => {
  const built = existsSync(`${folder}/index.html`);
  if (built)
    await app.register(statics, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
    });
  app.setNotFoundHandler((request, reply) => {
    // Missing scripts get an error: a page sent under the name of an old script would be cached and fail as a
    // script.
    const page = request.method === 'GET' && !/^\/(?:api|assets)\//.test(request.url);
    if (!page) {
      request.log.warn(
        { why: 'not-found', url: request.url.slice(0, 200), from: request.ip },
        'a request was refused',
      );
      return reply.code(404).send({ why: 'not-found' });
    }
    if (!built) return reply.code(503).type('text/html').send(NOT_BUILT);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};

/** A file with a hash in its name never changes; all others are revalidated. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
