import { openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Departures } from '../accounts/departures.ts';
import { BotPool } from '../bots/bot-pool.ts';
import { onJump } from '../careful-clock.ts';
import { watchForStalls } from '../clock.ts';
import type { Leases } from '../cluster/leases.ts';
import type { Peers } from '../cluster/peers.ts';
import type { Config } from '../config/config.ts';
import { openDaily, openTasks } from '../daily/open-daily.ts';
import { countTurns } from '../http/lobby.ts';
import type { App, Services } from '../http/services.ts';
import { Readiness } from '../http/readiness.ts';
import { SharedLimits } from '../http/shared-limits.ts';
import { Invitations } from '../invitations/invitations.ts';
import type { Log } from '../log.ts';
import { NO_METRICS, type Metrics } from '../metrics/metrics.ts';
import { HostOrders } from '../moderation/host-orders.ts';
import { Notices } from '../notices/notices.ts';
import { Poster } from '../outgoing/post.ts';
import { Friends } from '../people/friends.ts';
import { Guests } from '../people/guests.ts';
import { Sessions } from '../people/sessions.ts';
import { Presence } from '../presence/presence.ts';
import { Courier } from '../push/courier.ts';
import { Vapid } from '../push/vapid.ts';
import { FinishedMatches } from '../ratings/finished-matches.ts';
import { Seeks } from '../seeks/seeks.ts';
import { within } from '../store/within.ts';
import { newId } from '../tables/create.ts';
import { Hub } from '../tables/hub.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { openStorage } from './storage.ts';

const GOODBYE = 1_000; // a silent database must not keep the server from stopping

/** All that a server is made of. */
export interface Parts {
  readonly services: Services;
  readonly pool: BotPool;
  readonly leases: Leases;
  readonly peers: Peers | null;
  readonly stopWatching: () => void;
}

/** Opens the database and builds everything around it. Work in the background begins with `startParts`. */
export const buildParts = async (config: Config, games: URL, log: Log): Promise<Parts> => {
  const metrics = await metricsFor(config);
  const { leases, peers, ...storage } = await openStorage(config, log);
  const [store, bus] = [metrics.timed(storage.store), metrics.counted(storage.bus)];
  const catalogue = await openCatalogue(games);
  const guests = new Guests(store, bus);
  const pool = new BotPool(games, config.botThreads);
  const shared = config.databaseUrl !== null;
  const { botPace, raceSpeed, awaySeconds } = config;
  const openVersion = versionOpener(games);
  const presence = new Presence(bus, log, !shared);
  const finished = new FinishedMatches(
    store,
    catalogue,
    log,
    (id) => hub.changed(id),
    (people) => presence.areNear(people),
  );
  const notices = new Notices(bus, log);
  const tasks = openTasks(store, catalogue, config.dailyZone);
  const forHub = {
    store,
    bus,
    leases,
    peers,
    catalogue,
    openVersion,
    guests,
    pool,
    finished,
    daily: tasks.access,
    notices,
    log,
  };
  const hub = new Hub({ ...forHub, botPace, raceSpeed, awaySeconds });
  const orders = new HostOrders(store, log);
  const limits = new SharedLimits(bus, peers, config, log);
  const readiness = new Readiness(store, bus, peers);
  const sessions = new Sessions(store, bus, log);
  const departures = new Departures({ store, sessions, hub, log });
  const tournaments = new Tournaments({ store, hub, catalogue, notices, log });
  const poster = new Poster(config.privateWebhooks);
  const vapid = await Vapid.open(store, config.publicUrl);
  const { publicUrl } = config;
  const turnsOf = (person: GuestId): Promise<number> => countTurns(services, person);
  const courier = new Courier({
    store,
    catalogue,
    poster,
    vapid,
    log,
    publicUrl,
    turnsOf,
    server: config.serverWebhook,
  });
  notices.onTold((person, notice) => courier.told(person, notice));
  const friends = new Friends(store, guests, notices, presence);
  const invitations = new Invitations({ hub, store, guests, friends, notices });
  const seeks = new Seeks({ store, guests, friends, notices, presence, hub, catalogue, log });
  const daily = openDaily(tasks, {
    store,
    tables: { newId, open: (id) => hub.table(id) },
    pool,
    guests,
    friends,
  });
  const services: Services = {
    config,
    store,
    bus,
    catalogue,
    openVersion,
    guests,
    sessions,
    departures,
    hub,
    orders,
    metrics,
    limits,
    readiness,
    tournaments,
    notices,
    presence,
    finished,
    poster,
    vapid,
    courier,
    friends,
    invitations,
    seeks,
    daily,
  };
  const watching = [watchForStalls(), onJump((jump) => logJump(log, jump))];
  const stopWatching = (): void => watching.forEach((stop) => stop());
  return { services, pool, leases, peers, stopWatching };
};

const logJump = (log: Log, jump: Millis): void =>
  log.warn(
    { seconds: Math.round(jump / 1000) },
    'the clock of this computer has jumped: what is due by days waits for some minutes, in case it is set back',
  );

/** Begins all work in the background: matches go on, results are counted, notices are sent. */
export const startParts = async ({ services }: Parts): Promise<void> => {
  const { hub, finished, tournaments, courier, departures, seeks } = services;
  await hub.start();
  void finished.start();
  tournaments.start();
  courier.start();
  departures.start();
  seeks.start();
};

/** Ends the work, says goodbye to people and other servers, and closes the database last. */
export const closeParts = async (app: App, parts: Parts): Promise<void> => {
  const { services, pool, leases, peers, stopWatching } = parts;
  const { readiness, orders, courier, sessions, departures, tournaments, seeks, limits, presence } = services;
  const { hub, metrics, finished, bus, store } = services;
  readiness.stop();
  orders.stop();
  courier.stop();
  sessions.stop();
  departures.stop();
  // Parts that do not need each other stop at the same time: each waits for a silent database as long as it may, and one after
  // the other would take longer than the process is given.
  await within(GOODBYE, Promise.all([tournaments.stop(), seeks.stop(), limits.close(), presence.close()]));
  await hub.leave();
  await Promise.all([
    metrics.close(),
    app.close(),
    within(GOODBYE, finished.stop()), // no match ends any more
  ]);
  hub.close();
  stopWatching();
  peers?.close();
  await Promise.all([pool.close(), bus.close(), leases.close(), store.close()]);
};

/** Imported only here: most servers never need it. */
const metricsFor = async ({ metricsPort }: Config): Promise<Metrics> =>
  metricsPort === null ? NO_METRICS : new (await import('../metrics/prometheus.ts')).PrometheusMetrics();
