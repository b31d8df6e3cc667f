import type { Ready } from '../../protocol/api.ts';
import { refuse } from './refuse.ts';
import { answers, HEALTH, READY } from './schemas.ts';
import type { App, Services } from './services.ts';

/** For a proxy or a watchdog: is the process alive, and can it serve? */
export const healthRoutes = (app: App, services: Services, sockets: () => number): void => {
  const { hub, readiness } = services;
  const started = performance.now();
  app.get('/api/health', { schema: { response: answers(HEALTH) } }, async () => ({
    ok: true as const,
    uptime: Math.round(performance.now() - started),
    tables: hub.size,
    sockets: sockets(),
  }));
  app.get('/api/ready', { schema: { response: answers(READY) } }, async (): Promise<Ready> => {
    if (!(await readiness.isReady())) refuse('storage-away');
    return { ready: true };
  });
};
