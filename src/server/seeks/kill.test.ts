// @module-tag slow
import { expect, test } from 'vitest';
import type { FriendList } from '../../protocol/friends.ts';
import type { NewSeek } from '../../protocol/seeks.ts';
import { TestClient } from '../testing/client.ts';
import { someGame } from '../testing/legal-moves.ts';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

const settings = { DATA_DIR: testFolder(), LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '100000' };

const arrive = async ({ port }: Running): Promise<TestClient> => {
  const client = await TestClient.arrive(port);
  await client.connect();
  await client.until('hello');
  return client;
};

const moveTo = async (client: TestClient, { port }: Running): Promise<void> => {
  client.moveTo(port);
  await client.connect();
};

/** The first notice of this kind among those that come from now on. */
const toldNext = async (client: TestClient, kind: string, act: () => Promise<unknown>) => {
  const before = client.received.length;
  await act();
  return (await client.until('notice', ({ notice }) => notice.kind === kind, before)).notice;
};

test('a server that is killed while people are asked keeps friends and seeks of days, and finds people again', async () => {
  const { game } = await someGame();
  const wish: NewSeek = { games: [game.id], players: 2, pace: '5+3', rated: true };
  let server = await run(settings);
  const [ann, ben, cleo, dora] = [
    await arrive(server),
    await arrive(server),
    await arrive(server),
    await arrive(server),
  ];
  await ann.post('/api/friends', { person: ben.guest });
  await ben.post('/api/friends', { person: ann.guest });
  await cleo.post('/api/seek', { ...wish, pace: '3-days' });
  await ann.post('/api/seek', wish);
  const asked = await toldNext(ann, 'found', () => ben.post('/api/seek', wish));
  if (asked.kind === 'found') await ann.post('/api/seek/answer', { pairing: asked.found.pairing, yes: true }); // Ben has not answered
  await kill(server);

  server = await run(settings);
  for (const client of [ann, ben, cleo, dora]) await moveTo(client, server);
  const { friends } = (await ann.get('/api/friends')) as FriendList;
  expect(friends.map(({ guest }) => guest)).toEqual([ben.guest]);
  expect(await cleo.get('/api/seek')).toMatchObject({ is: 'seeking', seek: { pace: '3-days' } });
  const begun = await toldNext(cleo, 'begun', () => dora.post('/api/seek', { ...wish, pace: '3-days' }));
  expect(begun).toMatchObject({ clock: { kind: 'days', days: 3 } });

  // Whatever became of the question, both look again and play.
  for (const client of [ann, ben]) await client.post('/api/seek/end');
  await ann.post('/api/seek', wish);
  const again = await toldNext(ben, 'found', () => ben.post('/api/seek', wish));
  if (again.kind !== 'found') throw new Error('another notice');
  const yes = { pairing: again.found.pairing, yes: true };
  await ann.post('/api/seek/answer', yes);
  const played = await toldNext(ann, 'begun', () => ben.post('/api/seek/answer', yes));
  expect(played).toMatchObject({ table: again.found.table });
  for (const client of [ann, ben, cleo, dora]) await client.close();
  await kill(server);
});
