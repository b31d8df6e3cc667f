import statics from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { builtAt } from '../../catalogue/module-urls.ts';
import { FILES, type Count } from './guard.ts';
import { addressOf } from './identity.ts';
import { previewOf, withPreview } from './preview.ts';
import { logRefused } from './refuse.ts';
import type { App, Services } from './services.ts';

const compress = promisify(gzip);

export const WEB = fileURLToPath(builtAt('../dist/'));

const PAGE_METHODS = new Set(['GET', 'HEAD']); // messengers ask with HEAD if there is a page
const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Clowder</title>
<p>The server runs, but the pages for the browser are not built yet. Stop it and run “npm start”.</p>
`;

/** The files of the web application as built by Vite. Every unknown address gets the application's page. */
export const siteRoutes = async (
  app: App,
  services: Services,
  folder: string,
  countNoFile: Count,
): Promise<void> => {
  const built = existsSync(`${folder}/index.html`);
  if (built)
    await app.register(statics, {
      root: folder,
      preCompressed: true,
      index: false,
      prefix: FILES.slice(0, -1),
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
    });
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!built) return reply.code(503).type('text/html').send(NOT_BUILT);
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding');
    void reply.type('text/html; charset=utf-8');
    const html = await pageFor(request, services, folder);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await compress(html));
  };
  for (const path of ['/', '/table/:id', '/replay/:id']) app.get(path, { schema: { hide: true } }, page);
  app.setNotFoundHandler({ preHandler: countNoFile }, (request, reply) => {
    // Missing scripts get an error: a page sent under the name of an old script would be cached and fail as a
    // script.
    const isPage = PAGE_METHODS.has(request.method) && !/^\/(?:api|assets|previews)\//.test(request.url);
    if (!isPage) {
      const shown = logRefused(request, { why: 'not-found' });
      return reply.code(404).header('x-request-id', shown).send({ why: 'not-found' });
    }
    return page(request, reply);
  });
};

/** The application's page with the preview of this address. It is read every time: a host may update it at any time. */
const pageFor = async (request: FastifyRequest, services: Services, folder: string): Promise<string> => {
  const html = await readFile(`${folder}/index.html`, 'utf8');
  const accepted = request.headers['accept-language'];
  const [path = '/'] = request.url.split('?');
  const preview = await previewOf(services, path, accepted).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a page is sent without its preview'); // the page itself needs no database
    return previewOf(services, '/', accepted);
  });
  const address = addressOf(request, services.config);
  const own = `/previews/${preview.game}.jpg`;
  const picture = existsSync(`${folder}${own}`) ? own : '/previews/home.jpg';
  return withPreview(html, preview, { url: `${address}${path}`, picture: `${address}${picture}` });
};

/** A file with a hash in its name never changes; all others are revalidated. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
