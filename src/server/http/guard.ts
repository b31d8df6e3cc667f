import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SOCKET_PATH } from '../../protocol/messages.ts';
import type { Config } from '../config/config.ts';
import { guestOf, isForeign } from './identity.ts';
import type { Sessions } from '../people/sessions.ts';
import type { HostOrders } from '../moderation/host-orders.ts';
import { networkOf } from './network.ts';
import { RateStore } from './rate-store.ts';
import { HttpRefusal } from './refuse.ts';
import type { App } from './services.ts';
import type { SharedLimits } from './shared-limits.ts';
import type { Upgrades } from './upgrades.ts';

const HOST = /^[\w.:[\]-]{0,259}$/; // 253 characters of a name, and a port
const PROTOCOLS = new Set(['http', 'https']); // a proxy passes on what it is sent
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The route of static files. Their requests are not counted: they cost no more than a refusal. */
export const FILES = '/*';

/** Counts a request, and refuses it if there are too many from its network. */
export type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Checks before every route: headers, limits, cookies and origin. Returns what counts a request for a file that does not
 * exist.
 */
export const guard = async (
  app: App,
  config: Config,
  secret: string[],
  upgrades: Upgrades,
  orders: HostOrders,
  limits: SharedLimits,
  sessions: Sessions,
): Promise<Count> => {
  app.decorateRequest('sessions', { getter: () => sessions });
  await app.register(cookie, { secret });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // At home people play over plain HTTP: HSTS would lock them out.
    hsts: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(rateLimit, {
    global: false, // otherwise it would come only after the refusals below
    max: ({ ip }) => Math.max(1, config.requestsPerMinute - limits.elsewhere('requests', networkOf(ip))),
    keyGenerator: ({ ip }) => networkOf(ip),
    timeWindow: '1 minute',
    store: RateStore,
    errorResponseBuilder: (_, { ttl }) => tooFast(ttl), // of routes that set a `rateLimit` of their own
  });
  // Not `app.rateLimit()`: it marks the request as counted, and the lower limits of single routes would have no effect.
  const countAll = app.createRateLimit();
  const count: Count = async (request, reply) => {
    limits.count('requests', networkOf(request.ip));
    const counted = await countAll(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', counted.ttlInSeconds);
    throw tooFast(counted.ttl);
  };
  // By the route, because an address can be spelled in many ways, such as /%61pi/tables.
  const files = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== FILES || upgrades.has(request)) return count(request, reply);
    files.add(request);
  });
  app.addHook('onRequest', async (request) => {
    // The address is part of links and of their QR codes.
    if (!isAddress(request)) throw new HttpRefusal({ why: 'bad-request', with: { where: 'host' } });
    const upgrade = upgrades.has(request);
    if ((upgrade || !SAFE.has(request.method)) && isForeign(request, config))
      throw new HttpRefusal({ why: 'wrong-origin' });
    // A banned person may look, and is told why they may do nothing else. A socket says so itself.
    const ban = SAFE.has(request.method) ? null : orders.banOf(guestOf(request), request.ip);
    if (ban) throw new HttpRefusal(ban);
    if (upgrade && request.routeOptions.url !== SOCKET_PATH)
      throw new HttpRefusal({ why: 'bad-request', with: { where: 'upgrade' } });
  });
  return async (request, reply) => {
    if (files.has(request)) await count(request, reply);
  };
};

/**
 * Old programs of HTTP/1.0, such as health checks, name no host. Of two hosts a proxy may have checked the other one: Node takes
 * the first, and keeps only that among the headers.
 */
const isAddress = ({ protocol, host, raw }: FastifyRequest): boolean =>
  PROTOCOLS.has(protocol) &&
  (host === '' || (HOST.test(host) && URL.canParse(`${protocol}://${host}`))) &&
  (raw.headersDistinct['host']?.length ?? 0) <= 1;

const tooFast = (ttl: number): HttpRefusal =>
  new HttpRefusal({ why: 'too-fast', with: { seconds: Math.ceil(ttl / 1000) } });

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
