import { signal } from '@preact/signals';

/** A newer build is downloaded and waits, because another tab still runs the old one. */
export const newVersion = signal(false);

/** Without a service worker the app would open only with a network. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over the build that is on screen: no reload needed.
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
  // A browser checks for a new worker only when a page loads, and a tab at a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // offline: next time
  });
  registration.addEventListener('updatefound', follow);
};

/** False: none waits. */
const tellWaiting = async (message: 'take-over' | 'take-over-now'): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage(message);
  return Boolean(registration?.waiting);
};

/** Called while no match is running, so that the code never changes under a match in progress. */
export const takeNewVersion = (): Promise<boolean> => tellWaiting('take-over');

/** The person confirms it: every tab reloads. No match is lost, because each move is stored. */
export const insistOnNewVersion = (): Promise<boolean> => tellWaiting('take-over-now');
