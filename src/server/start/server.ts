import swagger from '@fastify/swagger';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AddressInfo } from 'node:net';
import { BotPool } from '../bots/bot-pool.ts';
import type { Config } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { accountRoutes } from '../http/account.ts';
import { openDaily, openTasks } from '../daily/open-daily.ts';
import { Departures } from '../accounts/departures.ts';
import { Sessions } from '../people/sessions.ts';
import { Friends } from '../people/friends.ts';
import { Guests } from '../people/guests.ts';
import { guard } from '../http/guard.ts';
import { addressOf } from '../http/identity.ts';
import { healthRoutes } from '../http/health.ts';
import { linkRoutes } from '../http/links.ts';
import { matchRoutes } from '../http/matches.ts';
import { limitConnections } from '../http/open-connections.ts';
import { countTurns } from '../http/lobby.ts';
import { dailyRoutes } from '../http/daily.ts';
import { noticeRoutes } from '../http/notices.ts';
import { peopleRoutes } from '../http/people.ts';
import { profileRoutes } from '../http/profiles.ts';
import { companyRoutes } from '../http/company.ts';
import { puzzleRoutes } from '../http/puzzles.ts';
import { reportRoutes } from '../http/reports.ts';
import { answerError } from '../http/refuse.ts';
import { ADDRESS, answers, GAMES as GAMES_SCHEMA } from '../http/schemas.ts';
import type { App, Services } from '../http/services.ts';
import { SharedLimits } from '../http/shared-limits.ts';
import { siteRoutes, WEB } from '../http/site.ts';
import { tableRoutes } from '../http/tables.ts';
import { tournamentRoutes } from '../http/tournaments.ts';
import { Upgrades } from '../http/upgrades.ts';
import { newId } from '../tables/create.ts';
import { Hub } from '../tables/hub.ts';
import { watchForStalls } from '../clock.ts';
import { makeApp } from './app.ts';
import { checkHost, listen } from './listen.ts';
import { NO_METRICS, type Metrics } from '../metrics/metrics.ts';
import type { Log } from '../log.ts';
import { HostOrders } from '../moderation/host-orders.ts';
import type { HostAction } from '../store/host-store.ts';
import { cookieSecrets } from '../config/secret.ts';
import { Invitations } from '../invitations/invitations.ts';
import { Notices } from '../notices/notices.ts';
import { Presence } from '../presence/presence.ts';
import { Poster } from '../outgoing/post.ts';
import { Courier } from '../push/courier.ts';
import { Vapid } from '../push/vapid.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Seeks } from '../seeks/seeks.ts';
import { FinishedMatches } from '../ratings/finished-matches.ts';
import { GAMES, openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { socketRoute, type Sockets } from '../socket/socket.ts';
import { within } from '../store/within.ts';
import { openStorage } from './storage.ts';

const GOODBYE = 1_000; // a silent database must not keep the server from stopping

export interface Server {
  readonly port: number;
  readonly log: Log;
  close(): Promise<void>;
}

/** Builds the server and listens. `games` is the module that finds the games: tests bring their own. */
export const serve = async (config: Config, games: URL = GAMES, web: string = WEB): Promise<Server> => {
  const app = makeApp(config);
  await checkHost(config.host);
  openDataFolder(config.dataDir);
  const metrics = await metricsFor(config);
  const { leases, peers, ...storage } = await openStorage(config, app.log);
  const [store, bus] = [metrics.timed(storage.store), metrics.counted(storage.bus)];
  const catalogue = await openCatalogue(games);
  const guests = new Guests(store, bus);
  const pool = new BotPool(games, config.botThreads);
  const shared = config.databaseUrl !== null;
  const { botPace, raceSpeed, awaySeconds } = config;
  const openVersion = versionOpener(games);
  const { log } = app;
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
  const parts = {
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
  const hub = new Hub({ ...parts, botPace, raceSpeed, awaySeconds });
  const orders = new HostOrders(store, log);
  const limits = new SharedLimits(bus, peers, config, log);
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

  const stopWatching = watchForStalls();
  const close = async (): Promise<void> => {
    orders.stop();
    courier.stop();
    sessions.stop();
    departures.stop();
    await within(GOODBYE, tournaments.stop());
    await within(GOODBYE, seeks.stop());
    await within(GOODBYE, Promise.all([limits.close(), presence.close()]));
    await hub.leave();
    await metrics.close();
    await app.close();
    hub.close();
    await within(GOODBYE, finished.stop());
    stopWatching();
    peers?.close();
    await Promise.all([pool.close(), bus.close(), leases.close()]);
    await store.close();
  };
  try {
    if (shared && config.secret === null)
      app.log.warn(
        'DATABASE_URL without SECRET: another server on this database will know none of our guests',
      );
    limitConnections(app, config);
    const upgrades = new Upgrades(app);
    limits.countSockets(() => upgrades.open);
    await guard(app, config, cookieSecrets(config), upgrades, orders, limits, sessions);
    const sockets = await routes(app, services, upgrades, web);
    metrics.read({
      tables: () => hub.size,
      sockets: () => sockets.count(),
      bots_thinking: () => pool.thinking,
      bots_waiting: () => pool.waiting,
      bus_connected: () => Number(bus.isConnected()),
    });
    await orders.start();
    await sessions.start();
    orders.onAction((action) => void obey(services, action));
    await hub.start();
    void finished.start();
    tournaments.start();
    courier.start();
    departures.start();
    seeks.start();
    await listen(app, config);
    if (config.metricsPort !== null) await metrics.listen(config.metricsPort, config.host);
    return {
      port: (app.server.address() as AddressInfo).port,
      log: app.log,
      close,
    };
  } catch (error) {
    await close(); // otherwise open resources would keep a useless process alive
    throw error;
  }
};

/** A person was renamed or a table was closed in the database: shows it to those who are there. */
const obey = async ({ hub, sessions }: Services, { what, target }: HostAction): Promise<void> => {
  if (what === 'forget') await sessions.look();
  if (what === 'rename' || what === 'forget') await hub.renamed(target);
  if (what === 'close') await hub.refresh(target);
};

/** Imported only here: most servers never need it. */
const metricsFor = async ({ metricsPort }: Config): Promise<Metrics> =>
  metricsPort === null ? NO_METRICS : new (await import('../metrics/prometheus.ts')).PrometheusMetrics();

const routes = async (app: App, services: Services, upgrades: Upgrades, web: string): Promise<Sockets> => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Clowder', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const sockets = socketRoute(app, services, upgrades);
  healthRoutes(app, services, () => sockets.count());
  app.get('/api/address', { schema: { response: answers(ADDRESS) } }, async (request) => ({
    address: addressOf(request, services.config),
  }));
  app.get('/api/games', { schema: { response: answers(GAMES_SCHEMA) } }, async () =>
    [...services.catalogue.values()].map(({ game, levels }) => ({
      id: game.id,
      version: game.version,
      seats: game.seats,
      minutes: game.minutes,
      options: game.options,
      levels: levels.length,
    })),
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  peopleRoutes(app, services);
  accountRoutes(app, services);
  linkRoutes(app, services);
  tableRoutes(app, services);
  matchRoutes(app, services);
  profileRoutes(app, services);
  companyRoutes(app, services);
  reportRoutes(app, services);
  tournamentRoutes(app, services);
  dailyRoutes(app, services);
  noticeRoutes(app, services);
  puzzleRoutes(app, services);
  await siteRoutes(app, services, web);
  return sockets;
};
