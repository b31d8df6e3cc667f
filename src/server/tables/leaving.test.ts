import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../clock.ts';
import { HOST, openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';
import type { TableHost } from './table-host.ts';

let faulty: FaultyHub;
beforeAll(async () => void (faulty = await openFaultyHub()));
afterAll(() => faulty.close());

const FRIEND = 'en0123456789abcdef76543210';

const isAway = ({ doc }: TableHost): boolean => {
  const seat = doc.seats[0];
  return seat?.kind === 'person' && seat.away;
};

test('a move that waited in its socket while its player left does not bring them back; a later one does', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'sit', guest: FRIEND, name: null });
  const state = table.history?.position.state as { hands: number[][] } | undefined;
  const card = state?.hands[0]?.[0];
  const move = { t: 'play', guest: HOST, seat: 0, move: `c${card}` } as const;
  const before = now();
  await expect.poll(now).toBeGreaterThan(before);
  await table.ask({ t: 'leave', guest: HOST });
  expect(await table.ask({ ...move, id: 'old', arrived: before })).toEqual({ why: 'not-seated' });
  expect(isAway(table)).toBe(true);
  await table.ask({ ...move, id: 'new', arrived: now() });
  expect(isAway(table)).toBe(false);
});
