import type { FastifyReply } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { tablePath } from '../../protocol/api.ts';
import { deviceOf } from '../people/devices.ts';
import { localeOf } from '../people/guest-names.ts';
import type { Who } from '../people/sessions.ts';
import type { Link } from '../store/store.ts';
import { become, type Became } from './become.ts';
import { earlierGuest } from './earlier-guest.ts';
import { addressOf, whoOf, whoOrRefuse } from './identity.ts';
import { askPage, spentPage } from './link-pages.ts';
import { logRefused } from './refuse.ts';
import { answers, DEVICE_LINK, LINK_PARAMS, LINK_WISH } from './schemas.ts';
import type { App, Services } from './services.ts';

const ACCOUNT = '/account';
const RETURNED = '/account?returned';
const GOOD_FOR = 10 * 60_000;
const GONE = 410;

/** Only the hash is stored: a person who reads the database must not be able to use a link. */
const kept = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Personal links: the first device that accepts one becomes another device of the same guest. */
export const linkRoutes = (app: App, services: Services): void => {
  const { store, sessions, config } = services;
  const rateLimit = { max: Math.ceil(config.requestsPerMinute / 10) };

  app.post(
    '/api/me/link',
    { schema: { body: LINK_WISH, response: answers(DEVICE_LINK) }, config: { rateLimit } },
    async (request) => {
      const who = whoOrRefuse(request);
      await sessions.keep(who, deviceOf(request.headers['user-agent']));
      const [token, now] = [randomBytes(32).toString('base64url'), await store.now()];
      const link = { guest: who.guest, table: request.body?.table ?? null, until: now + GOOD_FOR };
      await store.addLink(kept(token), link, now);
      return { url: `${addressOf(request, config)}/as/${token}` };
    },
  );

  const opened = { schema: { params: LINK_PARAMS, hide: true }, config: { rateLimit } };

  app.get('/as/:token', opened, (request, reply) =>
    html(reply).send(askPage(localeOf(request.headers['accept-language']))),
  );

  // An empty form still sends a content type for its empty body.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));

  app.post('/as/:token', opened, async (request, reply) => {
    const link = await store.takeLink(kept(request.params.token), await store.now());
    const before = whoOf(request);
    const became = link ? await become(services, request, reply, link.guest, 'link') : 'late';
    if (link && became !== 'late')
      return html(reply).redirect(await pageFor(services, link, became, before), 303);
    logRefused(request, { why: 'link-spent' });
    return html(reply)
      .code(GONE)
      .send(spentPage(localeOf(request.headers['accept-language'])));
  });
};

/** The table of the link; or the page that says what has changed, and asks about the guest of before; or the lobby. */
const pageFor = async (
  services: Services,
  { guest, table }: Link,
  became: Became,
  before: Who | null,
): Promise<string> => {
  if (table !== null) return tablePath(table);
  if (became === 'returned') return RETURNED;
  return before && (await earlierGuest(services, before.guest, guest)) ? ACCOUNT : '/';
};

/**
 * The address is a secret: no cache and no other site may see it. Our own site must, for the origin check of
 * the form.
 */
const html = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8');
