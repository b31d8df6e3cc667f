import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NoticeKind } from '../../protocol/notice-settings.ts';
import { claimed } from './claimed.ts';
import type { Delivery, NoticeDoc, NoticeStore } from './notice-store.ts';
import type { Schema } from './schema.ts';

const AT_ONCE = 500; // held notices, or deliveries

export const noticeStore = (db: Kysely<Schema>): NoticeStore => ({
  keptKey: async (name, offered) => {
    await db
      .insertInto('server_keys')
      .values({ name, value: offered })
      .onConflict((clash) => clash.doNothing())
      .execute();
    const { value } = await db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  },

  noticeDoc: async (guest) => {
    const row = await db
      .selectFrom('notice_settings')
      .select('doc')
      .where('guest', '=', guest)
      .executeTakeFirst();
    return row ? (JSON.parse(row.doc) as NoticeDoc) : null;
  },

  saveNoticeDoc: async (guest, chosen) => {
    const doc = JSON.stringify(chosen);
    await db
      .insertInto('notice_settings')
      .values({ guest, doc })
      .onConflict((clash) => clash.column('guest').doUpdateSet({ doc }))
      .execute();
  },

  pushDevices: (guest) =>
    db
      .selectFrom('push_devices')
      .select(['id', 'endpoint', 'p256dh', 'auth', 'language', 'about', 'since'])
      .where('guest', '=', guest)
      .orderBy('since', 'desc')
      .execute(),

  addPushDevice: async (guest, device, session) => {
    const row = { guest, session, ...device };
    await db
      .insertInto('push_devices')
      .values(row)
      .onConflict((clash) => clash.column('endpoint').doUpdateSet(row))
      .execute();
  },

  removePushDevice: async (guest, id) => {
    await db.deleteFrom('push_devices').where('guest', '=', guest).where('id', '=', id).execute();
  },

  removePushOf: async (guest, session) => {
    await db.deleteFrom('push_devices').where('guest', '=', guest).where('session', '=', session).execute();
  },

  holdNotice: async (guest, kind, due) => {
    await db.insertInto('held_notices').values({ id: randomUUID(), guest, kind, due }).execute();
  },

  takeHeldNotices: async (now, until) => {
    const waiting = db.selectFrom('held_notices').selectAll().where('due', '<=', now);
    const claim = db.updateTable('held_notices').set({ due: until });
    const taken = await claimed(await waiting.orderBy('guest').limit(AT_ONCE).execute(), ({ id, due }) =>
      claim.where('id', '=', id).where('due', '=', due),
    );
    return taken.map(({ id, guest, kind }) => ({ id, guest, kind: kind as NoticeKind }));
  },

  removeHeldNotices: async (ids) => {
    if (ids.length) await db.deleteFrom('held_notices').where('id', 'in', ids).execute();
  },

  addDelivery: async ({ id, guest, attempt, ...rest }, due) => {
    const doc = JSON.stringify(rest);
    await db.insertInto('deliveries').values({ id, guest, doc, attempt, due }).execute();
  },

  takeDeliveries: async (now, until) => {
    const waiting = db.selectFrom('deliveries').selectAll().where('due', '<=', now);
    const claim = db.updateTable('deliveries').set({ due: until });
    const taken = await claimed(await waiting.orderBy('due').limit(AT_ONCE).execute(), ({ id, due }) =>
      claim.where('id', '=', id).where('due', '=', due),
    );
    return taken.map(deliveryOf);
  },

  postponeDelivery: async (id, attempt, due) => {
    await db.updateTable('deliveries').set({ attempt, due }).where('id', '=', id).execute();
  },

  removeDelivery: async (id) => {
    await db.deleteFrom('deliveries').where('id', '=', id).execute();
  },
});

/** Members that deliveries stored by an older release lack: those go to a webhook, and have no last time of trying. */
const BEFORE = { until: Number.MAX_SAFE_INTEGER, device: null };

const deliveryOf = ({ id, guest, attempt, doc }: Schema['deliveries']): Delivery => ({
  id,
  guest,
  attempt,
  ...BEFORE,
  ...(JSON.parse(doc) as Pick<Delivery, 'message' | 'kind'> & Partial<Delivery>),
});
