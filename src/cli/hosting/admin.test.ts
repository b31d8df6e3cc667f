// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lobby } from '../../protocol/api.ts';
import type { TournamentList, TournamentView } from '../../protocol/tournaments.ts';
import type { Config } from '../../server/config/config.ts';
import { Admin } from '../../server/moderation/admin.ts';
import { openStore } from '../../server/start/open-store.ts';
import { serve, type Server } from '../../server/start/server.ts';
import type { Store } from '../../server/store/store.ts';
import { TestClient } from '../../server/testing/client.ts';
import { startOwnPostgres, type TestPostgres } from '../../server/testing/postgres.ts';
import { testConfig } from '../../server/testing/start.ts';
import { TOY_CATALOGUE } from '../../server/testing/toy-catalogue.ts';
import { CUP, viewOf } from '../../server/testing/toy-tournament.ts';
import { sitTwo } from '../../server/testing/toy-table.ts';
import { clowder } from '../testing/clowder.ts';

const HOUR = 3_600_000;

const offer = async (client: TestClient): Promise<string> => {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  return (await client.create({ game: 'toy', seats, listed: true })).table.id;
};

describe.each(['SQLite', 'PostgreSQL'])('clowder admin beside a server on %s', (database) => {
  let postgres: TestPostgres | null = null;
  let config: Config;
  let server: Server;
  let store: Store;
  let admin: Admin;

  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startOwnPostgres();
    config = testConfig({ databaseUrl: postgres?.url ?? null });
    server = await serve(config, TOY_CATALOGUE);
    store = await openStore(config);
    admin = new Admin(store, 'tester');
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await postgres?.stop();
  });

  test('people are found by a part of their name, letter by letter and in any case', async () => {
    const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    await admin.rename(ann.guest, 'Per_cent 100%');
    await admin.rename(ben.guest, 'Percent 100');
    const found = async (text: string): Promise<readonly string[]> =>
      (await admin.people(text)).map(({ guest }) => guest);
    for (const text of ['%', 'r_c', 'PER_CENT', ann.guest]) expect(await found(text)).toEqual([ann.guest]);
    expect((await found('100')).toSorted()).toEqual([ann.guest, ben.guest].toSorted());
    for (const text of ['muted', '\\', "'; drop table guests; --"]) expect(await found(text)).toEqual([]);
  });

  test('a tournament is closed and listed no longer; its match goes on, and its waiting table is removed', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => TestClient.arrive(server.port)));
    const [host, ...others] = people;
    if (!host) throw new Error('four people');
    const { id } = (await host.post('/api/tournaments', CUP)) as TournamentView;
    for (const other of others) await other.post(`/api/tournaments/${id}/join`);
    await expect.poll(async () => (await viewOf(host, id)).tables.length).toBe(2);
    const played = `${id}r1t1`;
    for (const one of people) await one.post(`/api/tables/${played}/sit`, {});
    await admin.closeTournament(id, 'an insulting title');
    await expect.poll(async () => (await store.tournament(id))?.status).toBe('over');
    expect(await viewOf(host, id)).toMatchObject({ status: 'over', end: 'cancelled' });
    expect((await host.get('/api/tournaments')) as TournamentList).toMatchObject({
      mine: [{ id, status: 'over' }],
      listed: [],
    });
    expect(await host.get(`/api/tables/${played}`)).toMatchObject({ table: { status: 'playing' } });
    await expect.poll(() => host.get(`/api/tables/${id}r1t2`)).toEqual({ why: 'no-such-table' });
    expect((await admin.audit()).at(-1)).toMatchObject({
      what: 'close-tournament',
      target: id,
      details: { reason: 'an insulting title', title: CUP.title },
    });
    await expect(admin.closeTournament('nowhere', '')).rejects.toThrow('There is no tournament “nowhere”.');
  });

  test('closing a tournament is finished if the command was interrupted the last time', async () => {
    const [host, other] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const { id } = (await host.post('/api/tournaments', { ...CUP, places: 2 })) as TournamentView;
    await other.post(`/api/tournaments/${id}/join`);
    await expect.poll(async () => (await viewOf(host, id)).tables.length).toBe(1);
    const seq = (await store.tournamentEvents(id)).length + 1;
    const closed = { at: Date.now(), what: 'closed', how: 'cancelled' } as const;
    expect(await store.addTournamentEvent(id, seq, closed)).toBe('stored');
    expect(await host.get(`/api/tables/${id}r1t1`)).toMatchObject({ table: { status: 'waiting' } });
    await admin.closeTournament(id, 'an insulting title');
    await expect.poll(() => host.get(`/api/tables/${id}r1t1`)).toEqual({ why: 'no-such-table' });
  });

  test('a banned person is told why, may look, and may do nothing else until the ban ends', async () => {
    const { a, b, id } = await sitTwo(server.port);
    await admin.ban(a.guest, Date.now() + HOUR, 'insults');
    const told = await a.until('error', ({ why }) => why === 'banned');
    const request = expect.stringMatching(/^[0-9a-f]{8}$/) as string;
    expect(told).toMatchObject({ fatal: true, with: { reason: 'insults', request } });
    expect(await a.post(`/api/tables/${id}/leave`)).toMatchObject({
      why: 'banned',
      with: { reason: 'insults' },
    });
    expect(await a.get(`/api/tables/${id}`)).toMatchObject({ table: { id } });
    const again = a.twin();
    await again.connect();
    await again.until('error', ({ why }) => why === 'banned');
    expect((await b.post(`/api/tables/${id}/leave`)) as object).not.toHaveProperty('why');
    expect(await admin.bans()).toMatchObject([{ target: a.guest }]);
    await admin.unban(a.guest);
    await expect.poll(() => a.post('/api/reports', {})).toMatchObject({ why: 'bad-request' });
    await expect(admin.unban(a.guest)).rejects.toThrow('is not banned');
  });

  test('a network is banned for everybody in it', async () => {
    const a = await TestClient.arrive(server.port);
    await admin.ban('127.0.0.0/8', Date.now() + HOUR, '');
    await expect.poll(() => a.post('/api/tables', {})).toMatchObject({ why: 'banned' });
    await admin.unban('127.0.0.0/8');
    await expect.poll(() => a.post('/api/tables', {})).toMatchObject({ why: 'bad-request' });
    for (const wrong of ['127.0.0.0/33', 'Tom', '300.1.1.1', '::1/129'])
      await expect(admin.ban(wrong, null, '')).rejects.toThrow('neither a person nor an address');
  });

  test('a match that is closed ends without a winner, with the reason in the chat; its record stays', async () => {
    const { a, id } = await sitTwo(server.port);
    await admin.close(id, 'The evening is over.');
    const { table } = await a.until('table', ({ table: { status } }) => status === 'over');
    expect(table.outcome).toMatchObject({ winners: [], ended: { how: 'closed' } });
    await a.until('chat', ({ lines }) => lines.some(({ text }) => text === 'The evening is over.'));
    expect(await (await a.fetch(`/api/matches/${id}/record`)).text()).toContain('end:closed');
    await expect(admin.close(id, '')).rejects.toThrow('is over already');
  });

  test('a waiting table that is closed is gone, and its description is kept in the audit', async () => {
    const a = await TestClient.arrive(server.port);
    const id = await offer(a);
    await a.join(id);
    await admin.close(id, '');
    await a.until('error', ({ why }) => why === 'no-such-table');
    expect((await admin.audit()).at(-1)).toMatchObject({
      by: 'tester',
      what: 'close',
      target: id,
      details: { removed: { creator: a.guest } },
    });
    await expect(admin.close(id, '')).rejects.toThrow('There is no table');
  });

  test('a new name is seen at the table', async () => {
    const { a, b } = await sitTwo(server.port);
    await admin.rename(a.guest, 'Quiet Paw');
    await b.until('table', ({ table }) =>
      table.seats.some((seat) => seat.kind === 'person' && seat.name === 'Quiet Paw'),
    );
    expect(await admin.people('Quiet Pa')).toMatchObject([{ guest: a.guest, name: 'Quiet Paw' }]);
    await expect(admin.rename(a.guest, ' ')).rejects.toThrow('cannot be a name');
  });

  test('players report; the host reads and decides; one person cannot flood the list', async () => {
    const { a, b, id } = await sitTwo(server.port);
    const report = { about: a.guest, table: id, why: 'rude', text: 'shouting\u001B[2J\u0000\nloudly' };
    expect(await b.post('/api/reports', report)).toEqual({});
    const [found] = (await admin.reports({ open: true })).reports;
    expect(found).toMatchObject({
      by: b.guest,
      about: a.guest,
      table: id,
      why: 'rude',
      text: 'shouting [2J loudly',
    });
    await admin.answer([found?.id ?? ''], 'warned');
    expect(await admin.reports({ open: true })).toEqual({ reports: [], next: null });
    expect((await admin.reports({})).reports).toMatchObject([{ answer: 'warned' }]);
    await expect(admin.answer([found?.id ?? ''], 'twice')).rejects.toThrow('no open report');
    expect(await b.post('/api/reports', { ...report, table: 'nowhere' })).toEqual({ why: 'no-such-table' });
    for (let i = 1; i < 20; i++) await b.post('/api/reports', report);
    expect(await b.post('/api/reports', report)).toEqual({ why: 'too-many' });
  });

  test('only people who sat at the same table are reported, about that table', async () => {
    const [{ a, b, id }, elsewhere] = [await sitTwo(server.port), await sitTwo(server.port)];
    const [watcher, stranger] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const report = { about: a.guest, table: id, why: 'rude' };
    expect(await stranger.post('/api/reports', report)).toEqual({ why: 'not-seated' });
    expect(await elsewhere.a.post('/api/reports', report)).toEqual({ why: 'not-seated' });
    for (const about of [stranger.guest, elsewhere.a.guest, b.guest])
      expect(await b.post('/api/reports', { ...report, about })).toMatchObject({
        why: 'bad-request',
        with: { where: 'about' },
      });
    await watcher.join(id);
    expect(await watcher.post('/api/reports', report)).toEqual({ why: 'not-seated' });
    expect(await b.post('/api/reports', report)).toEqual({});
  });

  test('a flood of reports hides no other: they have pages, and many are answered at once', async () => {
    const { a, b, id } = await sitTwo(server.port);
    expect(await b.post('/api/reports', { about: a.guest, table: id, why: 'rude' })).toEqual({});
    const liar = 'en00000000000000000000beef';
    const flood = { by: liar, about: b.guest, table: id, why: 'other', text: '', answer: null } as const;
    const later = Date.now() + HOUR;
    for (let n = 0; n < 120; n++) await store.addReport({ ...flood, id: randomUUID(), at: later + n });
    const ids: string[] = [];
    for (let page: number | null = 1; page !== null;) {
      const { reports, next } = await admin.reports({ table: id, open: true }, page);
      ids.push(...reports.map((report) => report.id));
      page = next;
    }
    expect(new Set(ids).size).toBe(121);
    expect(ids).toHaveLength(121);
    const [one = '', other = ''] = ids;
    await expect(admin.answer([one, 'nothing'], 'made up')).rejects.toThrow('no open report');
    await admin.answer([one, other], 'made up');
    expect(await admin.answerAll({ by: liar }, 'made up')).toBe(118);
    expect((await admin.reports({ table: id, open: true })).reports).toMatchObject([{ by: b.guest }]);
    expect((await admin.audit()).at(-1)).toMatchObject({ what: 'answer', details: { answer: 'made up' } });
  });

  test('tables of a blocked person are not offered', async () => {
    const [a, b] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const id = await offer(a);
    const offered = async (): Promise<boolean> =>
      ((await b.get('/api/tables')) as Lobby).open.some((table) => table.id === id);
    await expect.poll(offered).toBe(true);
    await b.connect();
    b.send({ t: 'mute', guest: a.guest, muted: true });
    await b.until('muted');
    expect(await offered()).toBe(false);
  });

  test('an announcement is there until it is withdrawn', async () => {
    const a = await TestClient.arrive(server.port);
    expect(await a.get('/api/announcement')).toEqual({ announcement: null });
    await admin.announce(null, 5_000, Date.now() + HOUR);
    await expect.poll(() => a.get('/api/announcement')).toEqual({ announcement: { text: null, at: 5_000 } });
    await admin.withdraw();
    await expect.poll(() => a.get('/api/announcement')).toEqual({ announcement: null });
  });

  test('a person is exported without secrets, and forgotten; their matches stay', async () => {
    const { a, b, id } = await sitTwo(server.port);
    await admin.rename(a.guest, 'Known Name');
    await a.ask({ t: 'say', id: randomUUID(), text: 'remember me' });
    const kept = JSON.stringify(await admin.export(a.guest));
    for (const known of [id, 'Known Name', 'remember me']) expect(kept).toContain(known);
    expect(kept).not.toContain((await store.table(id))?.doc.seed);
    await admin.forget(a.guest);
    const left = JSON.stringify({ ...(await admin.export(a.guest)), actions: [] });
    expect(left).toContain(id);
    expect(left).not.toMatch(/Known Name|remember me/);
    await b.until('table', ({ table }) =>
      table.seats.some(
        (seat) => seat.kind === 'person' && seat.guest === a.guest && seat.name !== 'Known Name',
      ),
    );
    await expect.poll(() => a.get('/api/me')).not.toMatchObject({ guest: a.guest });
    await expect(admin.forget('Tom')).rejects.toThrow('is no person');
  });

  test('tidying counts first, and deletes only when told to', async () => {
    const a = await TestClient.arrive(server.port);
    const id = await offer(a);
    const { id: playing } = await sitTwo(server.port);
    const keepNothing = { waiting: -1, words: -1, people: -1 };
    const passing = await TestClient.arrive(server.port);
    await passing.get('/api/account');
    expect((await admin.tidy({ waiting: 30, words: 365, people: 365 }, true)).tables).toBe(0);
    const { tables } = await admin.tidy(keepNothing, false);
    expect(tables).toBeGreaterThan(0);
    expect(await store.table(id)).not.toBeNull();
    expect(await store.sessionsOf(passing.guest)).toHaveLength(1);
    expect((await admin.tidy(keepNothing, true)).tables).toBe(tables);
    expect(await store.table(id)).toBeNull();
    expect(await store.table(playing)).not.toBeNull();
    expect(await store.sessionsOf(passing.guest)).toEqual([]);
  });

  test('on the command line', async () => {
    const settings = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
    const { status, stdout } = clowder(['admin', 'statistics'], '', settings);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^tables {8}\d+ /)]);
    const wrong = clowder(['admin', 'ban', 'Tom', '--for', 'long'], '', settings);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringMatching(/^[^\n]+7d, or ever\.\n$/)]);
  });
});
