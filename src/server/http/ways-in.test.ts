import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Account, Confirmed, RecoveryCode } from '../../protocol/account.ts';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

/** On a signed-in device, too, a person proves one way into the account before they change any. */

const FIRST = { why: 'confirm-first' };
const NO_SUCH = 'x'.repeat(43);

let server: Server;
let store: Store;
beforeAll(async () => {
  const dataDir = testFolder();
  server = await startServer({ dataDir }, TOY_CATALOGUE);
  store = await openSqlite(join(dataDir, 'clowder.sqlite'));
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await store.close();
  await server.close();
});

/** At the name under which browsers allow passkeys without https. */
const arrive = (): Promise<TestClient> => TestClient.arrive(`localhost:${server.port}`);

const newCode = async (person: TestClient, confirmed: object = {}): Promise<string> =>
  ((await person.post('/api/account/recovery-code', confirmed)) as RecoveryCode).code;

const confirmedBy = async (person: TestClient, code: string): Promise<Confirmed> =>
  (await person.post('/api/account/confirm-code', { code })) as Confirmed;

let made = 0;
const addPasskey = async ({ guest }: TestClient): Promise<string> => {
  const id = `key${made++}`;
  const device = { kind: 'phone', browser: 'Firefox' } as const;
  await store.addPasskey({ id, guest, key: '', counter: 0, transports: '', ...device, made, used: null });
  return id;
};

const passkeysOf = async (person: TestClient): Promise<string[]> =>
  ((await person.get('/api/account')) as Account).passkeys.map(({ id }) => id);

test('somebody with a code shows it before a new code, a passkey or a removal', async () => {
  const person = await arrive();
  const code = await newCode(person);
  const id = await addPasskey(person);
  for (const confirmation of [{}, { confirmed: NO_SUCH }]) {
    expect(await person.post('/api/account/recovery-code', confirmation)).toEqual(FIRST);
    expect(await person.post('/api/account/passkey-options', confirmation)).toEqual(FIRST);
    expect(await person.post('/api/account/remove-passkey', { id, ...confirmation })).toEqual(FIRST);
    expect(await person.post('/api/account/delete', confirmation)).toEqual(FIRST);
  }
  expect(await person.post('/api/account/recovery-code')).toEqual(FIRST); // a page from before this was asked
  expect(await passkeysOf(person)).toEqual([id]);
  expect(await person.post('/api/sign-in/code', { code })).toMatchObject({ guest: person.guest });

  const options = await person.post('/api/account/passkey-options', await confirmedBy(person, code));
  expect(options).toHaveProperty('challenge');
  const removal = { id, ...(await confirmedBy(person, code)) };
  expect(await person.post('/api/account/remove-passkey', removal)).toMatchObject({ passkeys: [] });
  const next = await newCode(person, await confirmedBy(person, code));
  expect(await person.post('/api/account/confirm-code', { code })).toEqual({ why: 'wrong-code' });
  expect(await person.post('/api/account/confirm-code', { code: next })).toHaveProperty('confirmed');
});

test('a confirmation is good once, for five minutes, and for its owner', async () => {
  const [person, thief] = [await arrive(), await arrive()];
  const [code, own] = [await newCode(person), await newCode(thief)];
  expect(await thief.post('/api/account/confirm-code', { code })).toEqual({ why: 'wrong-code' });
  const stolen = await confirmedBy(person, code);
  expect(await thief.post('/api/account/recovery-code', stolen)).toEqual(FIRST);
  expect(await person.post('/api/account/recovery-code', stolen)).toEqual(FIRST); // the thief has used it up
  const once = await confirmedBy(thief, own);
  const latest = await newCode(thief, once);
  expect(await thief.post('/api/account/recovery-code', once)).toEqual(FIRST);
  const late = await confirmedBy(thief, latest);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  expect(await thief.post('/api/account/recovery-code', late)).toEqual(FIRST);
});

test('the question of an authenticator confirms nothing', async () => {
  const person = await arrive();
  await addPasskey(person);
  const { challenge } = (await person.post('/api/account/confirm-options')) as { challenge: string };
  expect(await person.post('/api/account/recovery-code', { confirmed: challenge })).toEqual(FIRST);
});

test('the last way in stays; a passkey of somebody else is not touched', async () => {
  const [person, other] = [await arrive(), await arrive()];
  const [id, theirs] = [await addPasskey(person), await addPasskey(other)];
  const confirmed = async (): Promise<Confirmed> => {
    const given = NO_SUCH.slice(1) + String(made++ % 10);
    const challenge = { id: given, guest: person.guest, until: Date.now() + 9_999 };
    await store.addChallenge({ ...challenge, purpose: 'confirmed' }, Date.now());
    return { confirmed: given };
  };
  expect(await person.post('/api/account/remove-passkey', { id, ...(await confirmed()) })).toEqual({
    why: 'last-way-in',
  });
  await person.post('/api/account/remove-passkey', { id: theirs, ...(await confirmed()) });
  expect([await passkeysOf(person), await passkeysOf(other)]).toEqual([[id], [theirs]]);
  await newCode(person, await confirmed());
  await person.post('/api/account/remove-passkey', { id, ...(await confirmed()) });
  expect(await passkeysOf(person)).toEqual([]);
});

test('a guest without any way in is asked for nothing; what was asked then is void once there is an account', async () => {
  const person = await arrive();
  expect(await person.post('/api/account/passkey-options')).toHaveProperty('challenge');
  expect(await person.post('/api/account/passkey-options', {})).toHaveProperty('challenge');
  expect(await newCode(person)).toMatch(/^[\dA-Z-]{24}$/);
});
