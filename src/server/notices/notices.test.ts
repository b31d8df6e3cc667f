import { afterAll, expect, test } from 'vitest';
import fastify from 'fastify';
import type { Notice } from '../../protocol/notices.ts';
import { localBus } from '../bus/local.ts';
import { Notices } from './notices.ts';

const { log } = fastify({ logger: { level: 'silent' } });
const bus = localBus();
const notices = new Notices(bus, log);
afterAll(() => bus.close());

const [ANN, BEN] = ['en0123456789abcdef01234567', 'en0123456789abcdef01234568'];

test('every page of a person hears a notice once, and nobody else hears it', async () => {
  const heard: string[] = [];
  const stop = [
    notices.follow(ANN, (text) => heard.push(`first ${text}`)),
    notices.follow(ANN, (text) => heard.push(`second ${text}`)),
    notices.follow(BEN, (text) => heard.push(`Ben ${text}`)),
  ];
  await notices.tell(ANN, { kind: 'match-over', table: 'abcd', game: 'toy' });
  expect(heard.map((line) => line.split(' ')[0])).toEqual(['first', 'second']);
  for (const end of stop) end();
});

test('another way to a person learns of each notice, with the same id, also of those who are not here', async () => {
  const told: Notice[] = [];
  const seen: string[] = [];
  notices.onTold(async (person, notice) => void (person === BEN && told.push(notice)));
  const stop = notices.follow(BEN, (text) => seen.push(text));
  await notices.tell(BEN, { kind: 'match-over', table: 'abcd', game: 'toy' });
  stop();
  await notices.tell(BEN, { kind: 'match-over', table: 'efgh', game: 'toy' });
  expect(told.map((notice) => 'table' in notice && notice.table)).toEqual(['abcd', 'efgh']);
  expect(seen).toEqual([JSON.stringify(told[0])]);
});
