import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from './postgres-binaries.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database that can also be stopped and restarted with its data. */
export interface OwnPostgres extends TestPostgres {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** A real PostgreSQL for tests: the one in DATABASE_URL_TEST, or one started from the npm package. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const given = process.env['DATABASE_URL_TEST'];
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
};

const NOBODY = 65_534;

export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  const binaries = postgresBinaries();
  const base = mkdtempSync(join(tmpdir(), 'clowder-pg-'));
  const data = join(base, 'data');
  mkdirSync(data, { mode: 0o700 });
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in user) for (const folder of [base, data]) chownSync(folder, NOBODY, NOBODY);
  const spawned = { ...user, cwd: base, env: { ...process.env, LC_ALL: 'C', HOME: base } };
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...spawned, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const launch = (): Promise<Running> => launchAt(port, { binaries, data, base, spawned });
  let running = await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => halt(running),
    resume: async () => void (running = await launch()),
    stop: async () => {
      await halt(running);
      rmSync(base, { recursive: true, force: true });
    },
  };
};

interface Place {
  readonly binaries: string;
  readonly data: string;
  readonly base: string;
  readonly spawned: SpawnOptions;
}

interface Running {
  readonly server: ChildProcess;
  readonly watchdog: ChildProcess;
}

const launchAt = async (port: number, { binaries, data, base, spawned }: Place): Promise<Running> => {
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', base, '-c', 'fsync=off'],
    { ...spawned, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const watchdog = watch(server, base);
  await ready(server);
  return { server, watchdog };
};

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres: ${log}`)));
  });

/**
 * Kills the database when our end of its input closes: a killed test run must not leave a database running.
 */
const WATCHDOG = `
  process.stdin.resume();
  process.stdin.on('end', () => {
    try { process.kill(Number(process.argv[1]), 'SIGQUIT'); } catch {}
    setTimeout(() => require('node:fs').rmSync(process.argv[2], { recursive: true, force: true }), 1000);
  });`;

const watch = (server: ChildProcess, base: string): ChildProcess =>
  spawn(process.execPath, ['-e', WATCHDOG, String(server.pid), base], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

const halt = ({ server, watchdog }: Running): Promise<void> =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => {
      watchdog.kill();
      resolve();
    });
    server.kill('SIGINT');
  });
