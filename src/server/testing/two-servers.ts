import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../start/server.ts';
import type { TestPostgres } from './postgres.ts';
import { startServer } from './start.ts';
import { TOY_CATALOGUE } from './toy-catalogue.ts';
import { sitTwo, type Pair } from './toy-table.ts';

export const SECRET = 'the same on both, as it must be in a cluster';

interface TwoServers<P extends TestPostgres> {
  readonly postgres: P;
  readonly ports: readonly [number, number];
  /** Two people at one table, each connected to a different server. */
  sitApart(): Promise<Pair>;
}

/** Two servers of the toy game with one database; they run during all tests of a file. */
export const twoServers = <P extends TestPostgres>(startDatabase: () => Promise<P>): TwoServers<P> => {
  let postgres: P;
  let servers: readonly [Server, Server];
  beforeAll(async () => {
    postgres = await startDatabase();
    const settings = { databaseUrl: postgres.url, secret: SECRET };
    servers = [await startServer(settings, TOY_CATALOGUE), await startServer(settings, TOY_CATALOGUE)];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await postgres.stop();
  });
  return {
    get postgres() {
      return postgres;
    },
    get ports() {
      return [servers[0].port, servers[1].port] as const;
    },
    sitApart: async () => {
      const { a, b: person, id } = await sitTwo(servers[0].port);
      const b = person.twin();
      b.moveTo(servers[1].port);
      await person.close();
      await b.join(id);
      return { a, b, id };
    },
  };
};
