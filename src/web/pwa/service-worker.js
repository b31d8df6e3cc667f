// Stores one complete build of the app, so that it opens and plays without a network. The build fills in the
// two constants.
const VERSION = 'clowder-/* VERSION */';
const FILES = [/* FILES */];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

// Only now: pages of the older build may need its files until the last one is closed.
self.addEventListener('activate', (event) => {
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
      .then(() => self.clients.claim()),
  );
});

// The page that asks has no match running, but another open page might: then the new build waits for it.
// Uncontrolled pages count, because while this worker waits every page still belongs to the old one. If the
// person insists, all pages reload.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over-now') event.waitUntil(self.skipWaiting());
  if (event.data !== 'take-over') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      if (pages.length <= 1) return self.skipWaiting();
      return undefined;
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || /^\/(?:api|as)\//.test(pathname)) return;
  const kept = caches
    .open(VERSION)
    .then((cache) => cache.match(mode === 'navigate' ? '/' : event.request, { ignoreVary: true }));
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
