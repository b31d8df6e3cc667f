import { expect, type CDPSession, type Worker } from '@playwright/test';
import type { PushMessage } from '../src/protocol/notice-settings.ts';
import { test } from './test.ts';
import { serveTwoBuilds } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Chromium without a window refuses every notification, whatever permission is granted. So the last call of the worker writes
 * down what it was given; everything before it is real, from the push event on. A second listener writes down that the push
 * was handled: it asks for the pages after the first one did.
 */
const WRITE_DOWN = `
const writeDown = async (cache, name, what) =>
  (await caches.open(cache)).put('/' + name, new Response(JSON.stringify(what)));
self.registration.showNotification = (title, options) => writeDown('shown', options.tag, { title, ...options });
self.addEventListener('push', (event) => {
  const { tag } = event.data.json();
  const asked = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(asked.then(() => writeDown('handled', tag, tag)));
});`;

/** Delivers messages as the push service of the browser does. */
const pushTo = async (cdp: CDPSession, site: string): Promise<(message: PushMessage) => Promise<unknown>> => {
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(site) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (message) => {
    const data = JSON.stringify(message);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: `${site}/`, registrationId, data });
  };
};

/** Asked in the worker: a page of ours would be in sight. */
const writtenIn = (worker: Worker, cache: 'shown' | 'handled'): Promise<unknown[]> =>
  worker.evaluate(async (name) => {
    const found = await caches.open(name);
    const answers = await Promise.all((await found.keys()).map((key) => found.match(key)));
    return Promise.all(answers.map((answer) => answer?.json() as Promise<unknown>));
  }, cache);

test('the worker shows a push while no page is open, and none while a page is in sight', async ({
  context,
}) => {
  const host = await serveTwoBuilds(WRITE_DOWN);
  const page = await context.newPage();
  await page.goto(host.url);
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  const push = await pushTo(await context.newCDPSession(page), host.url);
  // Without turns: this Chromium ends the whole process when a worker sets the badge of an app.
  const turn = { title: 'Your turn', body: 'Ann', tag: 'table-1', path: '/table/1', turns: null };

  await push({ ...turn, tag: 'in-sight' }); // the page itself shows it
  await expect.poll(() => writtenIn(worker, 'handled')).toEqual(['in-sight']);
  await page.goto('about:blank'); // nobody looks at Clowder
  await push(turn);
  await expect.poll(() => writtenIn(worker, 'handled')).toContain('table-1');
  expect(await writtenIn(worker, 'shown')).toEqual([
    { title: 'Your turn', body: 'Ann', tag: 'table-1', icon: '/icon-192.png', data: { path: '/table/1' } },
  ]);
  host.close();
});
