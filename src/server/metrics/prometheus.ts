import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from 'prom-client';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { GAUGES, type Gauge, type Metrics } from './metrics.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics for Prometheus, on a port of their own: the public one does not show them. */
export class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry();
  readonly #server: Server;
  readonly #moves = this.#counter('moves_total', 'Entries stored in logs of matches', []);
  readonly #published = this.#counter('bus_messages_total', 'Messages sent to other servers', []);
  readonly #failures = this.#counter('database_failures_total', 'Calls of the database that failed', [
    'call',
  ]);
  readonly #answers = this.#histogram('answer_seconds', 'From the arrival of a frame to its answer', [
    'frame',
  ]);
  readonly #calls = this.#histogram('database_seconds', 'Time of a call of the database', ['call']);

  constructor() {
    collectDefaultMetrics({ register: this.#registry }); // processor, memory, event loop, garbage collection
    this.#server = createServer((_, response) => {
      this.#registry.metrics().then(
        (text) => response.setHeader('content-type', this.#registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name: `clowder_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: readonly string[]): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `clowder_${name}`, help, labelNames, buckets: SECONDS, registers });
  }

  answered(frame: string, seconds: number): void {
    this.#answers.observe({ frame }, seconds);
  }

  timed(store: Store): Store {
    return new Proxy(store, {
      get: (target, name: keyof Store) => {
        const call = target[name] as (...args: readonly unknown[]) => Promise<unknown>;
        return (...args: readonly unknown[]) => this.#time(name, () => call(...args));
      },
    });
  }

  async #time(call: string, run: () => Promise<unknown>): Promise<unknown> {
    const began = performance.now();
    try {
      const result = await run();
      if (call === 'append' && result === 'stored') this.#moves.inc();
      return result;
    } catch (error) {
      this.#failures.inc({ call });
      throw error;
    } finally {
      this.#calls.observe({ call }, (performance.now() - began) / 1000);
    }
  }

  counted(bus: Bus): Bus {
    return {
      publish: (topic, message) => {
        this.#published.inc();
        return bus.publish(topic, message);
      },
      subscribe: (topic, receive) => bus.subscribe(topic, receive),
      isConnected: () => bus.isConnected(),
      close: () => bus.close(),
    };
  }

  read(now: Readonly<Record<Gauge, () => number>>): void {
    for (const [name, help] of Object.entries(GAUGES) as [Gauge, string][])
      this.#registry.registerMetric(
        new PromGauge({
          name: `clowder_${name}`,
          help,
          registers: [],
          collect() {
            this.set(now[name]());
          },
        }),
      );
  }

  async listen(port: number, host: string): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening').catch((error: unknown) => {
      throw new CannotStart(
        `METRICS_PORT ${port} of ${host} cannot be used (${faultOf(error)}): set it, or METRICS_HOST, to another one.`,
        error,
      );
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await once(this.#server.close(), 'close');
  }
}
