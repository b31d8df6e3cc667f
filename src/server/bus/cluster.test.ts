// @module-tag slow
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TableInfo } from '../../protocol/table.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { finish, pickCard } from '../testing/toy-table.ts';
import { twoServers } from '../testing/two-servers.ts';

const two = twoServers(startPostgres);

test('two people on two servers with one database play a match to the end', async () => {
  const { a, b, id } = await two.sitApart();
  await finish({ a, b, id });
  await b.until('table', ({ table }) => table.status === 'over');
  expect(b.scenes.get(1)?.outcome).toEqual(a.scenes.get(0)?.outcome);
});

const isHere = (guest: string) => (message: { table: TableInfo }) =>
  message.table.seats.some((seat) => seat.kind === 'person' && seat.guest === guest && seat.here);

test('every server knows who is connected to the table, and who has left', async () => {
  const { a, b, id } = await two.sitApart();
  await a.until('table', isHere(b.guest), a.received.length - 1);
  await b.until('table', isHere(a.guest));
  const { people } = await b.until('presence', (message) => message.people.length === 2);
  expect(people.map(({ guest }) => guest).toSorted()).toEqual([a.guest, b.guest].toSorted());
  const watcher = await TestClient.arrive(two.ports[1]);
  await watcher.join(id);
  await a.until('table', ({ table }) => table.spectators === 1);
  const since = a.received.length;
  await b.close();
  await a.until('table', (message) => !isHere(b.guest)(message), since);
});

test('a name, a wave and a mute reach the other server', async () => {
  const { a, b, id } = await two.sitApart();
  const body = JSON.stringify({ name: 'Мурка' });
  await b.fetch('/api/me', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } });
  await a.until('table', ({ table }) => table.seats.some((seat) => 'name' in seat && seat.name === 'Мурка'));
  b.send({ t: 'emote', emote: 'purr' });
  expect(await a.until('emote')).toMatchObject({ guest: b.guest, name: 'Мурка', emote: 'purr' });
  const phone = a.twin();
  phone.moveTo(two.ports[1]);
  await phone.connect();
  await phone.until('hello');
  a.send({ t: 'mute', guest: b.guest, muted: true });
  expect(await phone.until('muted')).toMatchObject({ guests: [b.guest] });
  const watcher = await TestClient.arrive(two.ports[0]);
  await watcher.join(id);
  b.send({ t: 'emote', emote: 'hiss' });
  await watcher.until('emote');
  await b.ask({ t: 'say', id: randomUUID(), text: 'hear me' });
  await watcher.until('chat', ({ lines }) => lines.some(({ text }) => text === 'hear me'));
  expect(await pickCard(a, 0)).toMatchObject({ t: 'ack' });
  expect(JSON.stringify(a.received)).not.toMatch(/hear me|hiss/);
});

test('a takeback is asked, answered and done across servers', async () => {
  const { a, b } = await two.sitApart();
  await pickCard(a, 0);
  await b.until('scene', ({ scene }) => scene.seq === 1);
  await pickCard(b, 1);
  await a.until('scene', ({ scene }) => scene.seq === 2);
  const refused = b.ask({ t: 'takeback', id: randomUUID(), seat: 1 });
  const { question } = await a.until('takeback', (message) => message.question !== null);
  expect(question).toEqual({ by: 1, to: 1, waiting: [a.guest] });
  await a.ask({ t: 'answer', id: randomUUID(), yes: false });
  expect(await refused).toMatchObject({ t: 'refused', why: 'takeback-declined' });
  const since = a.received.length;
  const agreed = b.ask({ t: 'takeback', id: randomUUID(), seat: 1 });
  await a.until('takeback', (message) => message.question !== null, since);
  await a.ask({ t: 'answer', id: randomUUID(), yes: true });
  expect(await agreed).toMatchObject({ t: 'ack', seq: 3 });
  expect((await a.until('scene', ({ scene }) => scene.seq === 3)).scene.actors).toEqual([1]);
});
