import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { SOCKET_PATH } from '../../protocol/messages.ts';
import type { Config } from '../config/config.ts';
import { isForeign } from './identity.ts';
import { HttpRefusal } from './refuse.ts';
import type { App } from './services.ts';
import type { Upgrades } from './upgrades.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks before every route: headers, limits, cookies and origin. */
export const guard = async (app: App, config: Config, secret: string, upgrades: Upgrades): Promise<void> => {
  await app.register(cookie, { secret });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // At home people play over plain HTTP: HSTS would lock them out.
    hsts: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(rateLimit, {
    global: false, // otherwise only known routes are counted, and only after the refusals below
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // Static files are exempt: they cost no more than a refusal. Decided by the route, because an address can
    // be spelled in many ways, such as /%61pi/tables.
    allowList: (request) => !upgrades.has(request) && !/^\/(?:api|as)\//.test(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_, { ttl }) =>
      new HttpRefusal({ why: 'too-fast', with: { seconds: Math.ceil(ttl / 1000) } }),
  });
  app.addHook('onRequest', app.rateLimit());
  app.addHook('onRequest', async (request) => {
    const upgrade = upgrades.has(request);
    if ((upgrade || !SAFE.has(request.method)) && isForeign(request, config))
      throw new HttpRefusal({ why: 'wrong-origin' });
    if (upgrade && request.routeOptions.url !== SOCKET_PATH)
      throw new HttpRefusal({ why: 'bad-request', with: { where: 'upgrade' } });
  });
};

/**
 * Only content from this server, and no inline scripts. Inline styles are allowed because drawings use them.
 */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
