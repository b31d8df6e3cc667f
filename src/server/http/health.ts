import type { Ready } from '../../protocol/api.ts';
import { refuse } from './refuse.ts';
import { answers, HEALTH, READY } from './schemas.ts';
import type { App, Services } from './services.ts';

const GOOD_FOR = 1_000; // one check answers all requests of a second: anybody may ask, and each check writes to the disk

/** For a proxy or a watchdog: is the process alive, and can it serve? */
export const healthRoutes = (app: App, services: Services, sockets: () => number): void => {
  const { hub } = services;
  const started = performance.now();
  app.get('/api/health', { schema: { response: answers(HEALTH) } }, async () => ({
    ok: true as const,
    uptime: Math.round(performance.now() - started),
    tables: hub.size,
    sockets: sockets(),
  }));
  const isReady = readiness(services);
  app.get('/api/ready', { schema: { response: answers(READY) } }, async (): Promise<Ready> => {
    if (!(await isReady())) refuse('storage-away');
    return { ready: true };
  });
};

/** True if the database can be written and messages of other servers arrive. */
const readiness = ({ store, bus }: Services): (() => Promise<boolean>) => {
  let last: { readonly until: number; readonly ready: Promise<boolean> } | null = null;
  return () => {
    if (!last || performance.now() > last.until) {
      const written = store.check(Date.now()).then(
        () => true,
        () => false,
      );
      last = { until: performance.now() + GOOD_FOR, ready: written };
    }
    return last.ready.then((written) => written && bus.isConnected());
  };
};
