import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from './postgres-binaries.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database that can also be stopped and restarted with its data. */
export interface OwnPostgres extends TestPostgres {
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it without a warning, as when the power fails, but for what the system has in its own memory. */
  crash(): Promise<void>;
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
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const spawned = { ...user, cwd: base, env: { ...process.env, LC_ALL: 'C', HOME: base } };
  giveAway(base, user);
  cpSync(emptyDatabase(binaries, spawned), data, { recursive: true });
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    giveAway(join(data, file), user);
  giveAway(data, user);
  chmodSync(data, 0o700); // PostgreSQL refuses a folder that others may read
  const port = await freePort();
  const launch = (): Promise<Running> => launchAt(port, { binaries, data, base, spawned });
  let running = await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => halt(running),
    crash: () => kill(running),
    resume: async () => void (running = await untilFree(launch)),
    stop: async () => {
      await halt(running);
      rmSync(base, { recursive: true, force: true });
    },
  };
};

/** Processes that were killed may keep its memory for a moment. */
const untilFree = async (launch: () => Promise<Running>, patience = 20): Promise<Running> => {
  try {
    return await launch();
  } catch (error) {
    if (patience === 0 || !String(error).includes('shared memory')) throw error;
    await sleep(100);
    return untilFree(launch, patience - 1);
  }
};

type User = { readonly uid?: number; readonly gid?: number };

const giveAway = (path: string, { uid, gid }: User): void => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** A database without content, made once beside the binaries: initdb takes several times as long as a copy. */
const emptyDatabase = (binaries: string, spawned: SpawnOptions & User): string => {
  const empty = join(binaries, '..', 'empty');
  if (existsSync(empty)) return empty;
  const half = `${empty}.${process.pid}`; // renamed when complete: two test runs may do this at the same time
  mkdirSync(half, { mode: 0o700 });
  giveAway(half, spawned);
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', half, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...spawned, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  try {
    renameSync(half, empty);
  } catch (error) {
    if (!existsSync(empty)) throw error; // otherwise another run was faster, with the same result
    rmSync(half, { recursive: true, force: true });
  }
  return empty;
};

interface PostgresFiles {
  readonly binaries: string;
  readonly data: string;
  readonly base: string;
  readonly spawned: SpawnOptions;
}

interface Running {
  readonly server: ChildProcess;
  readonly watchdog: ChildProcess;
}

const launchAt = async (port: number, { binaries, data, base, spawned }: PostgresFiles): Promise<Running> => {
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

const halt = (running: Running): Promise<void> => end(running, ({ server }) => void server.kill('SIGINT'));

/** With its processes: they would notice, but a little later, and until then no other may start. */
const kill = (running: Running): Promise<void> =>
  end(running, ({ server }) => {
    const processes = childrenOf(server.pid ?? 0);
    server.kill('SIGKILL');
    for (const pid of processes) process.kill(pid, 'SIGKILL');
  });

const childrenOf = (parent: number): readonly number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const end = (running: Running, how: (running: Running) => void): Promise<void> =>
  new Promise((resolve) => {
    running.server.removeAllListeners('exit');
    running.server.once('exit', () => {
      running.watchdog.kill();
      resolve();
    });
    how(running);
  });
