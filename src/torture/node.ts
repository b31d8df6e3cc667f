import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtAt } from '../catalogue/module-urls.ts';
import { kill, run, type Running } from '../server/testing/run.ts';
import { FaultyProxy } from './faulty-proxy.ts';

const AGAIN = 300;
const UPDATED = fileURLToPath(builtAt('server/testing/main-with-games.js'));

export interface NodeSettings {
  readonly folder: string;
  readonly databaseUrl: string | null; // null: SQLite in the folder
  readonly raceSpeed: number;
  readonly jumps: readonly number[]; // of its wall clock
}

/** One server of the run, with a small proxy on each of its ways. */
export class TortureNode {
  readonly clients: FaultyProxy;
  readonly database: FaultyProxy | null;
  readonly peers: FaultyProxy | null;
  #releases = 0; // updates that raised the version of all games
  readonly said: string[] = []; // the output of its processes
  readonly #settings: NodeSettings;
  #running: Running | null = null;

  private constructor(
    settings: NodeSettings,
    clients: FaultyProxy,
    database: FaultyProxy | null,
    peers: FaultyProxy | null,
  ) {
    this.#settings = settings;
    this.clients = clients;
    this.database = database;
    this.peers = peers;
  }

  static async open(settings: NodeSettings): Promise<TortureNode> {
    const { databaseUrl } = settings;
    const target = (): number | null => node.#running?.port ?? null;
    const clients = await FaultyProxy.open(target);
    const database =
      databaseUrl === null ? null : await FaultyProxy.open(() => Number(new URL(databaseUrl).port));
    const peers = databaseUrl === null ? null : await FaultyProxy.open('by-prefix');
    const node: TortureNode = new TortureNode(settings, clients, database, peers);
    await node.start();
    return node;
  }

  /** As a service manager does: again and again, until it runs. */
  async start(): Promise<void> {
    while (!this.#running)
      try {
        this.#running = await run(this.#environment(), this.#releases ? UPDATED : undefined);
      } catch (error) {
        this.said.push(String(error));
        await sleep(AGAIN);
      }
  }

  /** The next start is that of a new release, in which the rules of all games have changed. */
  update(): void {
    this.#releases++;
  }

  #environment(): Readonly<Record<string, string>> {
    const { folder, databaseUrl, raceSpeed, jumps } = this.#settings;
    return {
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      BOT_PACE: '30',
      RACE_SPEED: String(raceSpeed),
      REQUESTS_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '100000',
      SECRET: 'the same for all servers of a cluster',
      NODE_OPTIONS: `--import=${builtAt('torture/unsteady.js').href}`,
      TORTURE_JUMPS: jumps.join(),
      ...(this.#releases > 0 && {
        TORTURE_RELEASE: String(this.#releases),
        GAMES_MODULE: builtAt('torture/later-release.js').href,
      }),
      ...(databaseUrl !== null && { DATABASE_URL: throughProxy(databaseUrl, this.database) }),
      ...(this.peers && { TORTURE_PEERS: String(this.peers.port) }),
    };
  }

  get pid(): number | undefined {
    return this.#running?.process.pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.#running?.process.kill(signal);
  }

  async kill(): Promise<void> {
    const running = this.#gone();
    if (running) await kill(running);
  }

  /** Tells it to stop, and waits until it has. */
  async stop(): Promise<void> {
    const running = this.#gone();
    if (!running) return;
    const ended = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await ended;
  }

  #gone(): Running | null {
    const running = this.#running;
    if (running) this.said.push(running.output());
    this.#running = null;
    return running;
  }

  async close(): Promise<void> {
    await this.stop();
    for (const proxy of [this.clients, this.database, this.peers]) proxy?.close();
  }
}

const throughProxy = (url: string, proxy: FaultyProxy | null): string => {
  const through = new URL(url);
  if (proxy) through.port = String(proxy.port);
  return through.href;
};
