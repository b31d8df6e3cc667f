import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable } from '../../protocol/api.ts';
import { serve, type Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { testConfig, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

const INDEX = `<!doctype html>
<html lang="en"><head>
<meta
  name="description"
  content="As it is built."
/>
<title>Clowder</title></head></html>`;

const web = testFolder();
let server: Server;
beforeAll(async () => {
  mkdirSync(join(web, 'previews'), { recursive: true });
  for (const name of ['toy', 'home']) writeFileSync(join(web, 'previews', `${name}.jpg`), name);
  writeFileSync(join(web, 'index.html'), INDEX);
  server = await serve(testConfig(), TOY_CATALOGUE, web);
});
afterAll(() => server.close());

/** The page as a messenger reads it. */
const read = async (path: string, language?: string): Promise<string> => {
  const headers = language === undefined ? {} : { 'accept-language': language };
  return (await new TestClient(server.port).fetch(path, { headers })).text();
};

const openTable = async (client: TestClient): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return ((await client.post('/api/tables', { game: 'toy', seats })) as AtTable).table.id;
};

test('the lobby says what this place is, in the language of the browser', async () => {
  const page = await read('/', 'uk');
  expect(page).toContain('<html lang="uk"');
  expect(page).toContain('<meta property="og:title" content="Clowder" />');
  expect(page).toContain('content="Настільні ігри про котів');
  expect(page).toMatch(/og:image" content="http:\/\/[^"]+\/previews\/home\.jpg"/);
  expect(page).not.toContain('As it is built.');
  expect(page).not.toContain('noindex');
});

test('an invitation says who invites to which game; a name is never HTML', async () => {
  const host = await TestClient.arrive(server.port);
  await host.fetch('/api/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `<b>"A&B'$&` }),
  });
  const id = await openTable(host);
  const page = await read(`/table/${id}?watch`, 'ru-RU,ru;q=0.9');
  expect(page).toContain('content="&lt;b&gt;&quot;A&amp;B&#39;$&amp; приглашает на партию в «игрушку»"');
  expect(page).toContain('без регистрации');
  expect(page).toMatch(new RegExp(`og:url" content="http://[^"]+/table/${id}"`));
  expect(page).toMatch(/og:image" content="http:\/\/[^"]+\/previews\/toy\.jpg"/);
  expect(page).toContain('noindex');
  expect(page).not.toContain('<b>');
});

test('a match that is played, and its replay, name nobody', async () => {
  const host = await TestClient.arrive(server.port);
  const id = await openTable(host);
  const { name } = (await host.get('/api/me')) as { name: string };
  expect(await read(`/table/${id}`, 'en')).toContain(`${name} invites you to play`);
  const guest = await TestClient.arrive(server.port);
  await guest.post(`/api/tables/${id}/sit`, {});
  rmSync(join(web, 'previews', 'toy.jpg')); // without a picture of its own it has that of the whole place
  for (const path of [`/table/${id}`, `/replay/${id}`]) {
    const page = await read(path, 'uk');
    expect(page).not.toContain(name);
    expect(page).toContain('партії в «іграшку»'.slice(path.startsWith('/table') ? 7 : 0));
    expect(page).toMatch(/og:image" content="http:\/\/[^"]+\/previews\/home\.jpg"/);
  }
});

test('a reader without a language gets that of the host; an unknown table is the lobby’s preview', async () => {
  const host = new TestClient(server.port);
  const hello = await host.fetch('/api/me', { headers: { 'accept-language': 'uk' } });
  host.cookie = (hello.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const id = await openTable(host);
  expect(await read(`/table/${id}`)).toContain('запрошує на партію в «іграшку»');
  expect(await read('/table/nosuchtable', 'en')).toContain('og:title" content="Clowder"');
});
