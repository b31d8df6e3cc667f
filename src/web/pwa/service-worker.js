// Stores one complete build of the app, so that it opens and plays without a network. The build fills in the
// two constants.
const VERSION = 'clowder-/* VERSION */';
/** @type {string[]} */
const FILES = [/* FILES */];

// A classic script cannot declare the type of `self`.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

// Only now: pages of the older build may need its files until the last one is closed.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('clowder-') && name !== VERSION)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

// The page that asks has no match running, but another open page might: then the new build waits for it.
// Uncontrolled pages count, because while this worker waits every page still belongs to the old one. If the
// person insists, all pages reload.
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over-now') event.waitUntil(worker.skipWaiting());
  if (event.data !== 'take-over') return;
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      if (pages.length <= 1) return worker.skipWaiting();
      return undefined;
    }),
  );
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin || /^\/(?:api|as)\//.test(pathname)) return;
  const kept = caches
    .open(VERSION)
    .then((cache) => cache.match(mode === 'navigate' ? '/' : event.request, { ignoreVary: true }));
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});

// A notice from the server. The browser wants every push to be seen; only a page that is in sight shows it itself.
worker.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(Promise.all([showBadge(message.turns), show(message)]));
});

/** @param {{ title: string, body: string, tag: string, path: string }} message */
const show = async ({ title, body, tag, path }) => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = '/icon-192.png';
  await worker.registration.showNotification(title, { body, tag, icon, data: { path } });
};

/** @param {number | null} turns */
const showBadge = async (turns) => {
  if (turns === null || !('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(turns).catch(() => undefined); // only an installed app has one
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? '/'));
});

/** @param {string} path */
const openPage = async (path) => {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!there) return worker.clients.openWindow(path);
  const page = await there.focus();
  return new URL(page.url).pathname === path ? page : page.navigate(path);
};
