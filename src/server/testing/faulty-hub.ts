import fastify from 'fastify';
import { join } from 'node:path';
import type { NewTable } from '../../protocol/api.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { TableId } from '../../protocol/table.ts';
import { isRefusal } from '../../kernel/game.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { localBus } from '../bus/local.ts';
import { ALL_OURS } from '../cluster/leases.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { Invitations } from '../invitations/invitations.ts';
import { Friends } from '../people/friends.ts';
import { Guests } from '../people/guests.ts';
import { Hub } from '../tables/hub.ts';
import type { Log } from '../log.ts';
import { NO_METRICS, type Metrics } from '../metrics/metrics.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { Notices } from '../notices/notices.ts';
import { Presence } from '../presence/presence.ts';
import { openTasks } from '../daily/open-daily.ts';
import { FinishedMatches } from '../ratings/finished-matches.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { newTable } from '../tables/create.ts';
import type { TableClient } from '../tables/table-client.ts';
import { TableHost } from '../tables/table-host.ts';
import { testFolder } from './start.ts';
import { loadGame, openVersion, TOY_CATALOGUE } from './toy-catalogue.ts';

/** Tables of the toy game on a real database that can be made unreachable. */
export interface FaultyHub {
  readonly hub: Hub;
  readonly store: Store;
  readonly guests: Guests;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly presence: Presence;
  readonly invitations: Invitations;
  /** While true, every query fails. */
  away: boolean;
  sit(wishes: Partial<NewTable>): Promise<TableHost>;
  /** Another server on the same database, perhaps with other rules. */
  neighbour(spoil?: (loaded: LoadedGame) => LoadedGame): Hub;
  close(): Promise<void>;
}

export const HOST = 'en0123456789abcdef01234567';

export const openFaultyHub = async (
  spoil: (loaded: LoadedGame) => LoadedGame = (loaded) => loaded,
): Promise<FaultyHub> => {
  const real = await openSqlite(join(testFolder(), 'clowder.sqlite'));
  const store = new Proxy(real, {
    get: (target, name: keyof Store) => {
      if (faulty.away && name !== 'close') return () => Promise.reject(new Error('database is locked'));
      return target[name];
    },
  });
  const catalogue = new Map([['toy', spoil(await loadGame())]]);
  const [pool, bus] = [new BotPool(TOY_CATALOGUE, 1), localBus()];
  const guests = new Guests(store, bus);
  const { log } = fastify({ logger: { level: process.env['TEST_LOG'] ?? 'silent' } });
  const notices = new Notices(bus, log);
  const open = (games: Catalogue): Hub =>
    new Hub({
      store,
      bus,
      catalogue: games,
      openVersion,
      guests,
      pool,
      finished: new FinishedMatches(store, games, log),
      daily: openTasks(store, games, 'UTC').access,
      notices,
      botPace: 0,
      raceSpeed: 1,
      awaySeconds: 180,
      leases: ALL_OURS,
      peers: null,
      log,
    });
  const first = open(catalogue);
  const hubs = [first];
  const presence = new Presence(bus, log, true);
  const friends = new Friends(store, guests, notices, presence);
  const faulty: FaultyHub = {
    hub: first,
    store,
    guests,
    log,
    metrics: NO_METRICS,
    notices,
    presence,
    invitations: new Invitations({ hub: first, store, guests, friends, notices }),
    away: false,
    sit: async (wishes) => {
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 0 }];
      const doc = newTable(catalogue, HOST, { game: 'toy', seats, ...wishes }, null);
      if (isRefusal(doc)) throw new Error(doc.why);
      await real.addTable(doc);
      return hosted(faulty.hub, doc.id);
    },
    neighbour: (other = (loaded) => loaded) => {
      const hub = open(new Map([...catalogue].map(([id, loaded]) => [id, other(loaded)])));
      hubs.push(hub);
      return hub;
    },
    close: async () => {
      for (const hub of hubs) hub.close();
      await pool.close();
      await real.close();
    },
  };
  return faulty;
};

/** The table, which must run at this hub. */
export const hosted = async (hub: Hub, id: TableId): Promise<TableHost> => {
  const table = await hub.table(id);
  if (!(table instanceof TableHost)) throw new Error('the table is not there');
  return table;
};

/** A spectator that records every message. */
export const tableClient = (guest: string): TableClient & { readonly received: ToClient[] } => {
  const received: ToClient[] = [];
  return {
    guest,
    received,
    muted: new Set(),
    send: (message) => void received.push(message),
    sendText: (frame) => void received.push(JSON.parse(frame) as ToClient),
    moved: () => undefined,
  };
};
