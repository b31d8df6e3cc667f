import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Sessions } from '../people/sessions.ts';
import { SqliteWriter } from '../store/sqlite-writer.ts';
import { openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';
import { wall } from '../time.ts';
import { Departures } from './departures.ts';

/** A server dies at any statement that it writes while somebody is deleted, and another one finishes it. */

let faulty: FaultyHub;
beforeEach(async () => void (faulty = await openFaultyHub()));
afterEach(async () => {
  vi.restoreAllMocks();
  await faulty.close();
});

const FRIEND = 'enffffffffffffffffffffffff';
const guestOf = (n: number): string => `en${n.toString(16).padStart(24, '0')}`;

/** From its nth write on nothing more reaches the disk; `after`: that one still does. */
const dieAt = (nth: number, after: boolean): { readonly died: () => boolean } => {
  let writes = 0;
  const write = Reflect.get(SqliteWriter.prototype, 'run');
  vi.spyOn(SqliteWriter.prototype, 'run').mockImplementation(async function (this: SqliteWriter, ...args) {
    writes += 1;
    if (writes < nth) return write.apply(this, args);
    if (writes === nth && after) await write.apply(this, args);
    throw new Error('killed');
  });
  return { died: () => writes >= nth };
};

/** Something of everything that is stored about a person. */
const settle = async (guest: string, account: boolean): Promise<void> => {
  const { store } = faulty;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const table = await faulty.sit({ seats });
  await table.ask({ t: 'sit', guest, name: 'Zoe' });
  await store.saveGuest(guest, { name: 'Zoe', muted: [FRIEND], seenBy: 'nobody' }, null);
  await store.wantFriend(guest, FRIEND, 1);
  await store.wantFriend(FRIEND, guest, 1);
  await store.say(table.id, `${guest} says`, { guest, name: 'Zoe', text: 'Hello', when: 1 });
  await store.addLink(`link of ${guest}`, { guest, table: null, until: wall() + 99_999 }, wall());
  await store.holdNotice(guest, 'turn', 1);
  const kept = { id: `session of ${guest}`, guest, kind: 'phone', browser: '' } as const;
  await store.saveSession({ ...kept, how: 'guest', since: 1, seen: 1 });
  const device = { id: guest, endpoint: guest, p256dh: '', auth: '', language: 'en', about: '', since: 1 };
  await store.addPushDevice(guest, device, kept.id);
  if (account) await store.saveRecoveryCode({ id: guest, guest, salt: '', hash: '', made: 1 });
};

const leftOf = async (guest: string): Promise<unknown> => {
  const { store } = faulty;
  const tables = await store.tables({ who: guest, status: ['waiting', 'playing'], most: 9 });
  return {
    doc: await store.guest(guest),
    words: await store.wordsOf(guest),
    friends: await store.friendWishes(guest),
    devices: await store.pushDevices(guest),
    sessions: await store.sessionsOf(guest),
    code: await store.recoveryCodeOf(guest),
    names: tables.filter(({ doc }) => JSON.stringify(doc).includes('Zoe')).length,
    leaving: await store.leavingAt(guest),
  };
};

const NOTHING = {
  doc: { name: null, muted: [], gone: true },
  words: [],
  friends: { wanted: [], wantedBy: [] },
  devices: [],
  sessions: [],
  code: null,
  names: 0,
  leaving: null,
};
const EVERYTHING = {
  doc: { name: 'Zoe' },
  words: [{}],
  devices: [{}],
  sessions: [{}],
  names: 1,
  leaving: null,
};

test.each([
  ['a guest is deleted whole if the server dies before any of its writes', false, false],
  ['a guest is deleted whole if the server dies after any of its writes', false, true],
  ['an account is deleted whole if the server dies before any of its writes', true, false],
  ['an account is deleted whole if the server dies after any of its writes', true, true],
])('%s', async (_, account, after) => {
  const { store, hub, log } = faulty;
  const sessions = new Sessions(store, localBus(), log);
  const departures = new Departures({ store, sessions, hub, log });
  let deaths = 0;
  for (let nth = 1; ; nth++) {
    const guest = guestOf(nth);
    await settle(guest, account);
    if (account) await store.setLeaving(guest, wall() - 1);
    const dying = dieAt(nth, after);
    await (account ? departures.look() : departures.leave(guest).catch(() => null));
    vi.restoreAllMocks();
    const begun = account || nth > 1 || after; // otherwise nothing has happened, and the guest is told so
    await departures.look();
    expect(await leftOf(guest)).toMatchObject(begun ? NOTHING : EVERYTHING);
    if (!dying.died()) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20);
});
