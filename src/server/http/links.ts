import { createHash, randomBytes } from 'node:crypto';
import { tablePath } from '../../protocol/api.ts';
import { localeOf } from '../guest-names.ts';
import { addressOf, guestOrRefuse, rememberGuest } from './identity.ts';
import { spentPage } from './spent-page.ts';
import { answers, DEVICE_LINK, LINK_PARAMS, LINK_WISH } from './schemas.ts';
import type { App, Services } from './services.ts';

const GOOD_FOR = 10 * 60_000;
const GONE = 410;

/** The store has only this: whoever reads the database must not become somebody. */
const kept = (token: string): string => createHash('sha256').update(token).digest('hex');

/** One person, several devices: a link that makes the device which opens it first theirs as well. */
export const linkRoutes = (app: App, { store, config }: Services): void => {
  const rateLimit = { max: Math.ceil(config.requestsPerMinute / 10) };

  app.post(
    '/api/me/link',
    { schema: { body: LINK_WISH, response: answers(DEVICE_LINK) }, config: { rateLimit } },
    async (request) => {
      const guest = guestOrRefuse(request);
      const [token, now] = [randomBytes(32).toString('base64url'), Date.now()];
      const link = { guest, table: request.body?.table ?? null, until: now + GOOD_FOR };
      await store.addLink(kept(token), link, now);
      return { url: `${addressOf(request, config)}/as/${token}` };
    },
  );

  app.get(
    '/as/:token',
    // No answer to HEAD: messengers look at links that way, and must not use them up.
    { schema: { params: LINK_PARAMS, hide: true }, config: { rateLimit }, exposeHeadRoute: false },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const link = await store.takeLink(kept(request.params.token), Date.now());
      if (link) {
        rememberGuest(reply, link.guest, config);
        return reply.redirect(link.table === null ? '/' : tablePath(link.table), 303);
      }
      request.log.warn({ why: 'link-spent', from: request.ip }, 'a request was refused');
      if (!request.headers.accept?.includes('text/html')) return reply.code(GONE).send({ why: 'link-spent' });
      return reply
        .code(GONE)
        .type('text/html; charset=utf-8')
        .send(spentPage(localeOf(request.headers['accept-language'])));
    },
  );
};
