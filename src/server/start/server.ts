import swagger from '@fastify/swagger';
import fastify, { LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AddressInfo } from 'node:net';
import { BotPool } from '../bots/bot-pool.ts';
import type { Config } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { Guests } from '../people/guests.ts';
import { guard } from '../http/guard.ts';
import { addressOf } from '../http/identity.ts';
import { linkRoutes } from '../http/links.ts';
import { matchRoutes } from '../http/matches.ts';
import { peopleRoutes } from '../http/people.ts';
import { answerError } from '../http/refuse.ts';
import { readable } from '../http/address.ts';
import { ADDRESS, answers, GAMES as GAMES_SCHEMA, HEALTH } from '../http/schemas.ts';
import type { App, Services } from '../http/services.ts';
import { siteRoutes, WEB } from '../http/site.ts';
import { tableRoutes } from '../http/tables.ts';
import { Upgrades } from '../http/upgrades.ts';
import { Hub } from '../tables/hub.ts';
import { checkHost, listen } from './listen.ts';
import type { Log } from '../log.ts';
import { keptSecret } from '../config/secret.ts';
import { GAMES, openCatalogue, versionOpener } from '../../catalogue/catalogue.ts';
import { socketRoute } from '../socket/socket.ts';
import { openStorage } from './storage.ts';

export interface Server {
  readonly port: number;
  readonly log: Log;
  close(): Promise<void>;
}

const BODY_LIMIT = 16_384;
const LONGEST_ADDRESS = 16_384; // Node accepts no longer addresses

/** Builds the server and listens. `games` is the module that finds the games: tests bring their own. */
export const serve = async (config: Config, games: URL = GAMES, web: string = WEB): Promise<Server> => {
  const patience = config.requestSeconds * 1000;
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts one hop: entries further left in X-Forwarded-For were written by the visitor.
    trustProxy: config.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: BODY_LIMIT,
    // A client that sends or reads nothing must not keep a connection for ever.
    requestTimeout: patience,
    connectionTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 4 },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { maxParamLength: LONGEST_ADDRESS }, // checked by us: the router would answer in its own format
  }).withTypeProvider<ZodTypeProvider>();
  await checkHost(config.host);
  openDataFolder(config.dataDir);
  const { store, bus } = await openStorage(config, app.log);
  const catalogue = await openCatalogue(games);
  const guests = new Guests(store, bus);
  const pool = new BotPool(games, config.botThreads);
  const shared = config.databaseUrl !== null;
  const { botPace, raceSpeed } = config;
  const openVersion = versionOpener(games);
  const { log } = app;
  const hub = new Hub({ store, bus, catalogue, openVersion, guests, pool, botPace, raceSpeed, shared, log });
  const services: Services = { config, store, catalogue, guests, hub };

  const close = async (): Promise<void> => {
    await app.close();
    hub.close();
    await Promise.all([pool.close(), bus.close()]);
    await store.close();
  };
  try {
    if (shared && config.secret === null)
      app.log.warn(
        'DATABASE_URL without SECRET: another server on this database will know none of our guests',
      );
    const upgrades = new Upgrades(app);
    await guard(app, config, config.secret ?? keptSecret(config.dataDir), upgrades);
    await routes(app, services, upgrades, web);
    await listen(app, config);
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

const routes = async (app: App, services: Services, upgrades: Upgrades, web: string): Promise<void> => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Clowder', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const sockets = socketRoute(app, services, upgrades);
  const started = performance.now();
  app.get('/api/health', { schema: { response: answers(HEALTH) } }, async () => ({
    ok: true as const,
    uptime: Math.round(performance.now() - started),
    tables: services.hub.size,
    sockets: sockets.count(),
  }));
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
  linkRoutes(app, services);
  tableRoutes(app, services);
  matchRoutes(app, services);
  await siteRoutes(app, web);
};
