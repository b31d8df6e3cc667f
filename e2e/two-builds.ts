import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const DIST = new URL('../dist/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface TwoBuilds {
  readonly url: string;
  release(): void; // from now on there is a newer build
  close(): void;
}

/**
 * The real pages and the real service worker, from a server that can be given a new build during a test. `after` is run by
 * the worker, every time it starts.
 */
export const serveTwoBuilds = async (after = ''): Promise<TwoBuilds> => {
  let newer = false;
  const answer = async (path: string): Promise<{ body: Uint8Array | string; type: string }> => {
    const name = extname(path) === '' ? 'index.html' : path.slice(1);
    const body = await readFile(new URL(name, DIST));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (name === 'sw.js' && after) return { body: `${body.toString()}\n${after}`, type };
    if (name === 'sw.js' && newer)
      return { body: body.toString().replace("'clowder-", "'clowder-newer-"), type };
    if (name === 'index.html' && newer) return { body: `${body.toString()}<!-- newer -->`, type };
    return { body, type };
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = pathname.startsWith('/api') ? Promise.reject(new Error('pages alone')) : answer(pathname);
    found.then(
      ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => (newer = true),
    close: () => server.close(),
  };
};
