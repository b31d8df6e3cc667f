import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  NOTICE_KINDS,
  USUAL_SETTINGS,
  type MyNotices,
  type NewDevice,
  type NoticeKind,
  type NoticeSettings,
  type TestSent,
} from '../../protocol/notice-settings.ts';
import { LOCALES } from '../../words/plural.ts';
import { AddressRefused } from '../outgoing/post.ts';
import { areKeys } from '../push/encrypt.ts';
import { deviceOf } from '../people/devices.ts';
import { plainLine } from '../plain-text.ts';
import { isZone } from '../push/quiet-hours.ts';
import type { NoticeDoc } from '../store/notice-store.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Allowances } from '../rate.ts';
import { elapsed } from '../time.ts';
import { addressOf, guestOrRefuse, whoOrRefuse } from './identity.ts';
import { refuse } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

const MOST_DEVICES = 10;
const TESTS_PER_SECOND = 1 / 20;
const TESTS_AT_ONCE = 3;

const hour = z.number().int().min(0).max(23);
const switches = z.strictObject(
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, z.boolean()])) as Record<NoticeKind, z.ZodBoolean>,
);
const language = z.enum(LOCALES);

const SETTINGS: z.ZodType<NoticeSettings> = z.strictObject({
  kinds: switches,
  quiet: z.strictObject({ from: hour, to: hour, zone: z.string().max(60).refine(isZone) }).nullable(),
});
const CHANGE = z.strictObject({
  settings: SETTINGS.optional(),
  webhook: z.string().max(2_000).nullable().optional(), // null: none
  language,
});
const key = z.string().regex(/^[\w-]{1,200}$/);
const DEVICE: z.ZodType<NewDevice> = z.strictObject({
  endpoint: z.string().max(2_000),
  keys: z.strictObject({ p256dh: key, auth: key }),
  language,
  about: z.string().max(80).overwrite(plainLine),
});
const DEVICE_PARAMS = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

const MINE: z.ZodType<MyNotices> = z.object({
  settings: SETTINGS,
  key: z.string(),
  devices: z.array(z.object({ id: z.string(), about: z.string(), since: z.number() })),
  webhook: z.object({ url: z.string(), secret: z.string() }).nullable(),
});
const SENT: z.ZodType<TestSent> = z.object({ sent: z.number(), failed: z.number() });

/** The settings for notices when no page is open. */
export const noticeRoutes = (app: App, services: Services): void => {
  const { store, sessions, vapid, courier, poster, config } = services;
  const tests = new Allowances(TESTS_PER_SECOND, TESTS_AT_ONCE);
  const mine = async (guest: GuestId): Promise<MyNotices> => {
    const [doc, devices] = await Promise.all([store.noticeDoc(guest), store.pushDevices(guest)]);
    return {
      settings: doc ? { kinds: { ...USUAL_SETTINGS.kinds, ...doc.kinds }, quiet: doc.quiet } : USUAL_SETTINGS,
      key: vapid.publicKey,
      devices: devices.map(({ id, about, since }) => ({ id, about, since })),
      webhook: doc?.webhook ? { url: doc.webhook.url, secret: doc.webhook.secret } : null,
    };
  };
  const docOf = async (guest: GuestId, spoken: string): Promise<NoticeDoc> =>
    (await store.noticeDoc(guest)) ?? { ...USUAL_SETTINGS, webhook: null, language: spoken };
  const checked = (address: string): string => {
    try {
      return poster.check(address).href;
    } catch (error) {
      if (error instanceof AddressRefused) return refuse('private-address');
      throw error;
    }
  };

  app.get('/api/me/notices', { schema: { response: answers(MINE) } }, async (request) =>
    mine(guestOrRefuse(request)),
  );

  app.patch('/api/me/notices', { schema: { body: CHANGE, response: answers(MINE) } }, async (request) => {
    const guest = guestOrRefuse(request);
    const { settings, webhook, language: spoken } = request.body;
    const doc = await docOf(guest, spoken);
    const changed = { ...doc, ...settings, language: spoken };
    if (webhook === undefined) await store.saveNoticeDoc(guest, changed);
    else if (webhook === null) await store.saveNoticeDoc(guest, { ...changed, webhook });
    else {
      const secret = doc.webhook?.secret ?? randomBytes(24).toString('base64url');
      const origin = addressOf(request, config); // where people reach this server, if its host has not said it
      await store.saveNoticeDoc(guest, { ...changed, webhook: { url: checked(webhook), secret, origin } });
    }
    return mine(guest);
  });

  app.post(
    '/api/me/notices/devices',
    { schema: { body: DEVICE, response: answers(MINE) } },
    async (request) => {
      const who = whoOrRefuse(request);
      const { guest } = who;
      const { endpoint, keys, language: spoken, about } = request.body;
      if (!areKeys(keys)) refuse('bad-request');
      const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
      const known = await store.pushDevices(guest);
      if (known.length >= MOST_DEVICES && !known.some((device) => device.id === id)) refuse('too-many');
      const device = { id, endpoint: checked(endpoint), ...keys, language: spoken, about, since: Date.now() };
      await store.saveNoticeDoc(guest, await docOf(guest, spoken));
      await sessions.keep(who, deviceOf(request.headers['user-agent'])); // otherwise nobody could end it from elsewhere
      await store.addPushDevice(guest, device, who.session);
      return mine(guest);
    },
  );

  app.delete(
    '/api/me/notices/devices/:id',
    { schema: { params: DEVICE_PARAMS, response: answers(MINE) } },
    async (request) => {
      const guest = guestOrRefuse(request);
      await store.removePushDevice(guest, request.params.id);
      return mine(guest);
    },
  );

  app.post('/api/me/notices/test', { schema: { response: answers(SENT) } }, async (request) => {
    const guest = guestOrRefuse(request);
    if (!tests.take(guest, elapsed())) refuse('too-fast');
    return courier.test(guest);
  });
};
