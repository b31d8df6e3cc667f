import swagger from '@fastify/swagger';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { accountRoutes } from '../http/account.ts';
import { guard, type Count } from '../http/guard.ts';
import { addressOf } from '../http/identity.ts';
import { healthRoutes } from '../http/health.ts';
import { linkRoutes } from '../http/links.ts';
import { matchRoutes } from '../http/matches.ts';
import { limitConnections } from '../http/open-connections.ts';
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
import { siteRoutes, WEB } from '../http/site.ts';
import { tableRoutes } from '../http/tables.ts';
import { tournamentRoutes } from '../http/tournaments.ts';
import { Upgrades } from '../http/upgrades.ts';
import { makeApp } from './app.ts';
import { checkHost, listen } from './listen.ts';
import { buildParts, closeParts, startParts } from './server-parts.ts';
import type { Log } from '../log.ts';
import { CLOSE_TOURNAMENT } from '../moderation/admin.ts';
import type { HostAction } from '../store/host-store.ts';
import { cookieSecrets } from '../config/secret.ts';
import { GAMES } from '../../catalogue/catalogue.ts';
import { socketRoute, type Sockets } from '../socket/socket.ts';

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
  const parts = await buildParts(config, games, app.log);
  const { services, pool } = parts;
  const { bus, hub, limits, metrics, orders, sessions } = services;
  try {
    if (config.databaseUrl !== null && config.secret === null)
      app.log.warn(
        'DATABASE_URL without SECRET: another server on this database will know none of our guests',
      );
    limitConnections(app, config);
    const upgrades = new Upgrades(app);
    limits.countSockets(() => upgrades.open);
    const countNoFile = await guard(app, config, cookieSecrets(config), upgrades, orders, limits, sessions);
    const sockets = await routes(app, services, upgrades, web, countNoFile);
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
    await startParts(parts);
    await listen(app, config);
    if (config.metricsPort !== null) await metrics.listen(config.metricsPort, config.metricsHost);
    return {
      port: (app.server.address() as AddressInfo).port,
      log: app.log,
      close: () => closeParts(app, parts),
    };
  } catch (error) {
    await closeParts(app, parts); // otherwise open resources would keep a useless process alive
    throw error;
  }
};

/** A person was renamed, or a table or a tournament was closed, in the database: shows it to those who are there. */
const obey = async (
  { hub, sessions, tournaments }: Services,
  { what, target }: HostAction,
): Promise<void> => {
  if (what === 'forget') await sessions.look();
  if (what === 'rename' || what === 'forget') await hub.renamed(target);
  if (what === 'close') await hub.refresh(target);
  if (what === CLOSE_TOURNAMENT) await tournaments.advance(target);
};

const routes = async (
  app: App,
  services: Services,
  upgrades: Upgrades,
  web: string,
  countNoFile: Count,
): Promise<Sockets> => {
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
  await siteRoutes(app, services, web, countNoFile);
  return sockets;
};
