import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAT_COATS, CAT_SIGNS } from '../../protocol/people.ts';
import type { Me } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';
import { firstCat } from './cats.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const changeMe = (person: TestClient, body: object): Promise<Response> =>
  person.fetch('/api/me', {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

test('everybody has a cat from the first visit, always the same one', async () => {
  const person = await TestClient.arrive(server.port);
  const { cat } = (await person.get('/api/me')) as Me;
  expect(cat).toEqual(firstCat(person.guest));
  expect(await person.get('/api/me')).toMatchObject({ cat });
});

test('every coat and every sign is somebody’s first one', () => {
  const cats = Array.from({ length: 500 }, (_, n) => firstCat(`en${n.toString(16).padStart(24, '0')}`));
  expect(new Set(cats.map(({ coat }) => coat))).toEqual(new Set(CAT_COATS));
  expect(new Set(cats.map(({ sign }) => sign))).toEqual(new Set(CAT_SIGNS));
});

test('a chosen cat leaves the name, a chosen name leaves the cat', async () => {
  const person = await TestClient.arrive(server.port);
  const cat = { coat: 'siamese', sign: 'fish' };
  const { name } = (await person.get('/api/me')) as Me;
  expect(await (await changeMe(person, { cat })).json()).toEqual({ guest: person.guest, name, cat });
  await changeMe(person, { name: 'Мурка' });
  expect(await person.get('/api/me')).toEqual({ guest: person.guest, name: 'Мурка', cat });
});

test('a cat that is not in the family is refused, and nothing changes', async () => {
  const person = await TestClient.arrive(server.port);
  const before = await person.get('/api/me');
  for (const cat of [{ coat: 'dog', sign: 'moon' }, { coat: 'black' }, { ...firstCat('x'), hat: 1 }, 'black'])
    expect((await changeMe(person, { name: 'Dog', cat })).status).toBe(400);
  expect(await person.get('/api/me')).toEqual(before);
});

test('the list of matches shows the cats of the people, and none for bots', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const cat = { coat: 'brown', sign: 'shell' };
  await changeMe(pair.b, { cat });
  await expect
    .poll(() => pair.a.get(`/api/people/${pair.a.guest}/matches`))
    .toMatchObject({ matches: [{ seats: [{ cat: firstCat(pair.a.guest) }, { cat }] }] });
});
