import { fileURLToPath } from 'node:url';
import { built, builtAt } from '../../catalogue/module-urls.ts';
import { kill, run, type Running } from './run.ts';
import { testFolder } from './start.ts';
import { TOY_CATALOGUE } from './toy-catalogue.ts';

const MAIN = fileURLToPath(builtAt('server/testing/main-with-games.js'));

/** Processes of a server with the toy game, one for each data folder. They are killed and started again while people play. */
export class KilledServers {
  readonly #settings: readonly Readonly<Record<string, string>>[];
  readonly #running: (Running | null)[];

  private constructor(count: number, more: Readonly<Record<string, string>>) {
    this.#settings = Array.from({ length: count }, () => ({
      DATA_DIR: testFolder(),
      GAMES_MODULE: built(TOY_CATALOGUE).href,
      LOG_LEVEL: 'warn',
      BOT_PACE: '0',
      REQUESTS_PER_MINUTE: '100000',
      ...more,
    }));
    this.#running = this.#settings.map(() => null);
  }

  static async start(count: number, more: Readonly<Record<string, string>> = {}): Promise<KilledServers> {
    const servers = new KilledServers(count, more);
    for (let n = 0; n < count; n++) await servers.#start(n);
    return servers;
  }

  async #start(n: number): Promise<void> {
    this.#running[n] = await run(this.#settings[n] ?? {}, MAIN);
  }

  /** The port of this server, counted around; of another one while it does not run. */
  port(n: number): number {
    const running = this.#running[n % this.#running.length] ?? this.#running.find((each) => each !== null);
    return running?.port ?? 0;
  }

  /** Kills a server without a warning, and starts it again. */
  async killed(n: number): Promise<void> {
    const which = n % this.#running.length;
    const running = this.#running[which];
    this.#running[which] = null;
    if (running) await kill(running);
    await this.#start(which);
  }

  async end(): Promise<void> {
    await Promise.all(this.#running.map(async (running) => running && kill(running)));
  }
}
