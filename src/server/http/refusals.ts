import type { Millis } from '../../kernel/game.ts';
import type { Log } from '../log.ts';
import { after } from '../time.ts';

const TOGETHER: Millis = 10_000;
const MOST_OPEN = 5_000; // kinds of refusals in memory; those of further networks are counted together

type RefusalLine = Readonly<Record<string, unknown>> & { readonly why: string };

interface Told {
  readonly request: string;
  more: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    refusals: Refusals; // set by makeApp
  }
}

/**
 * Refusals in the log: one line for each reason and network (or guest) in ten seconds, and one with the number of the others.
 * A flood of requests that are refused must not fill the disk, nor hide the failures of the server.
 */
export class Refusals {
  readonly #log: Log;
  readonly #open = new Map<string, Told>();

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * The number by which the host finds it: `request`, or that of the line which stands for it. `from`: the network or the
   * guest.
   */
  note(from: string, request: string, line: RefusalLine, message: string): string {
    const kind = (who: string): string => `${line.why} ${message} ${who}`;
    const key = this.#open.has(kind(from)) || this.#open.size < MOST_OPEN ? kind(from) : kind('elsewhere');
    const told = this.#open.get(key);
    if (told) {
      told.more++;
      return told.request;
    }
    this.#log.warn(line, message);
    this.#open.set(key, { request, more: 0 });
    after(TOGETHER, () => {
      const { more = 0 } = this.#open.get(key) ?? {};
      this.#open.delete(key);
      if (more) this.#log.warn({ why: line.why, from, request, more }, `${message}, and so were others`);
    });
    return request;
  }
}
