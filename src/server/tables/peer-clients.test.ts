import { afterEach, expect, test } from 'vitest';
import type { PeerCall } from '../cluster/peer-messages.ts';
import { Peers } from '../cluster/peers.ts';
import { HOST, openFaultyHub } from '../testing/faulty-hub.ts';
import { PeerClients } from './peer-clients.ts';
import type { TableHost } from './table-host.ts';

const ignore = (): void => {};
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const join = (table: TableHost, client: number): Extract<PeerCall, { what: 'join' }> => ({
  what: 'join',
  table: table.id,
  client,
  guest: HOST,
  muted: [],
  since: 0,
});

const promise = (): { readonly kept: Promise<void>; readonly keep: () => void } => {
  let keep = ignore;
  return { kept: new Promise((resolve) => (keep = resolve)), keep: () => keep() };
};

/** A table that takes long to open, and the way to it from a server that has its clients. */
const slowTable = async () => {
  const faulty = await openFaultyHub();
  const table = await faulty.sit({});
  const [opened, gone] = [promise(), promise()];
  const answers: Promise<unknown>[] = [];
  const clients = new PeerClients({
    hosted: () => opened.kept.then(() => table),
    openHere: () => table,
    removeIfLeft: async () => false,
  });
  const events = { tableNews: ignore, adopted: ignore };
  const asking = await Peers.open('127.0.0.1', null, ignore);
  asking.start({ ...events, asked: async () => null, clientNews: ignore, closed: ignore });
  const running = await Peers.open('127.0.0.1', null, ignore);
  running.start({
    ...events,
    asked: (link, call) => {
      const answer = clients.call(link, call);
      answers.push(answer);
      return answer;
    },
    clientNews: (link, news) => {
      clients.news(link, news);
      gone.keep();
    },
    closed: (link) => {
      clients.closed(link);
      gone.keep();
    },
  });
  ended.push(
    () => asking.close(),
    () => running.close(),
    () => faulty.close(),
  );
  asking.update([running.self]);
  running.update([asking.self]); // the one with the smaller id connects
  await expect.poll(() => asking.link(running.self.id)).toBeDefined();
  const link = asking.link(running.self.id);
  if (!link) throw new Error('no connection');
  return { table, link, answers, open: opened.keep, gone: gone.kept };
};

test('a client that leaves while its table is being opened is not at the table', async () => {
  const { table, link, open, gone } = await slowTable();
  const joined = link.call(join(table, 1));
  link.tell({ t: 'part', client: 1 });
  await gone;
  open();
  expect(await joined).toEqual({ why: 'not-joined' });
  expect(table.size).toBe(0);
  expect(await link.call(join(table, 2))).toBe(null);
  expect(table.size).toBe(1);
});

test('nor are the clients of a server that is gone before its table is open', async () => {
  const { table, link, answers, open, gone } = await slowTable();
  const joined = link.call(join(table, 1));
  await expect.poll(() => answers.length).toBe(1);
  link.terminate();
  await expect(joined).rejects.toThrow('gone');
  await gone;
  open();
  expect(await answers[0]).toEqual({ why: 'not-joined' });
  expect(table.size).toBe(0);
});
