import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptMatch } from '../../protocol/account.ts';
import type { MatchList, Profile } from '../../protocol/people.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';

const PLAYED = 1_700_000_000_000;

let server: Server;
let record: string; // of a match that was really played
beforeAll(async () => {
  server = await startServer({}, TOY_CATALOGUE);
  const pair = await sitTwo(server.port);
  await finish(pair);
  record = await (await pair.a.fetch(`/api/matches/${pair.id}/record`)).text();
  await pair.a.close();
  await pair.b.close();
});
afterAll(() => server.close());

const kept = (change: Partial<KeptMatch> = {}): KeptMatch => ({
  record,
  seats: [
    { kind: 'person', name: '' },
    { kind: 'bot', level: 0 },
  ],
  at: PLAYED,
  ...change,
});
const historyOf = async (person: TestClient): Promise<MatchList['matches']> =>
  ((await person.get(`/api/people/${person.guest}/matches`)) as MatchList).matches;

test('a match that a browser has kept comes into the history once, with its replay, and changes no rating', async () => {
  const person = await TestClient.arrive(server.port);
  expect(await person.post('/api/account/matches', kept())).toEqual({});
  expect(await person.post('/api/account/matches', kept())).toEqual({});
  const matches = await historyOf(person);
  expect(matches).toMatchObject([
    { game: 'toy', rated: false, at: PLAYED, seats: [{ guest: person.guest }, { guest: null, level: 0 }] },
  ]);
  const id = matches[0]?.match ?? '';
  expect(await (await person.fetch(`/api/matches/${id}/record`)).text()).toBe(record);
  const stranger = await TestClient.arrive(server.port);
  const seen = (await stranger.get(`/api/people/${person.guest}`)) as Profile;
  expect([seen.games, await historyOf(stranger)]).toEqual([[], []]);
});

test('two people may have kept the same match: each gets it', async () => {
  const [one, other] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  for (const person of [one, other]) {
    await person.post('/api/account/matches', kept());
    expect(await historyOf(person)).toHaveLength(1);
  }
});

test.each<[string, () => Partial<KeptMatch>]>([
  ['a move that the rules do not allow', () => ({ record: record.replace(/ c\d+$/m, ' c12345') })],
  ['another result', () => ({ record: record.replace(/^result .*$/m, 'result winners 1 scores 0 9') })],
  ['another seed', () => ({ record: record.replace(/^seed .*$/m, 'seed "mine"') })],
  ['no end', () => ({ record: record.replace(/\n\d+ \S+ \S+ \S+\n\nresult[^]*$/, '\n') })],
  ['rules that nobody knows', () => ({ record: record.replace(/^version .*$/m, 'version 99') })],
  ['a game that nobody knows', () => ({ record: record.replace(/^game .*$/m, 'game ../toy') })],
  ['a position to begin with', () => ({ record: record.replace(/^seed /m, 'position "x"\nseed ') })],
  ['too few seats', () => ({ seats: [{ kind: 'person', name: 'Ann' }] })],
  ['nothing', () => ({ record: '' })],
])('a kept match with %s is refused, and nothing is stored', async (_, change) => {
  const person = await TestClient.arrive(server.port);
  const changed = kept(change());
  expect(changed).not.toEqual(kept());
  expect(await person.post('/api/account/matches', changed)).toEqual({ why: 'match-refused' });
  expect(await historyOf(person)).toEqual([]);
});

test('a kept match without a person, or one that is far too long, is refused', async () => {
  const person = await TestClient.arrive(server.port);
  const bots = kept({ seats: [0, 1].map(() => ({ kind: 'bot', level: 0 })) });
  expect(await person.post('/api/account/matches', bots)).toMatchObject({ why: 'bad-request' });
  const long = kept({ record: record + ' '.repeat(300_000) });
  expect(await person.post('/api/account/matches', long)).toMatchObject({ why: 'too-big' });
});
