import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

/** The figures that a server reports about itself. No figure names a person or a table. */
export interface Metrics {
  /** A frame was answered after this time. */
  answered(frame: string, seconds: number): void;
  /** The same store, with each call counted and timed. */
  timed(store: Store): Store;
  counted(bus: Bus): Bus;
  /** Numbers that are read at the moment of a request. */
  read(now: Readonly<Record<Gauge, () => number>>): void;
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Each figure with an explanation for the host. */
export const GAUGES = {
  tables: 'Tables in memory',
  sockets: 'Open sockets',
  bots_thinking: 'Bots that think in a thread',
  bots_waiting: 'Bots that wait for a free thread',
  bus_connected: '1 if messages of other servers arrive',
} as const;
export type Gauge = keyof typeof GAUGES;

/** Without METRICS_PORT nothing is measured. */
export const NO_METRICS: Metrics = {
  answered: () => {},
  timed: (store) => store,
  counted: (bus) => bus,
  read: () => {},
  listen: async () => {},
  close: async () => {},
};
