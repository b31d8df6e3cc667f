import { signal } from '@preact/signals';

/** A newer build is kept and waits: another tab is open that still runs the old one. */
export const newVersion = signal(false);

/** Without this the first visit would be the only one that works, and only with a network. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over the very build that is on screen: nothing to reload.
    if (!first) location.reload();
    first = false;
  });
  await navigator.serviceWorker.register('/sw.js');
  watchFor(await navigator.serviceWorker.ready);
  document.documentElement.dataset['offline'] = 'ready';
};

const watchFor = (registration: ServiceWorkerRegistration): void => {
  const look = (): void => {
    newVersion.value = registration.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  // A browser asks by itself only when a page is loaded, and a tab at a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // offline: next time
  });
  registration.addEventListener('updatefound', follow);
};

const tellWaiting = async (message: 'take-over' | 'take-over-now'): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage(message);
};

/** Called where no match is running, so that new code is never put under a match in progress. */
export const takeNewVersion = (): Promise<void> => tellWaiting('take-over');

/** The person asks for it: every tab loads anew. No match is lost by that, each is kept move by move. */
export const insistOnNewVersion = (): Promise<void> => tellWaiting('take-over-now');
