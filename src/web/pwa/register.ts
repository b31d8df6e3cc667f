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
  await navigator.serviceWorker.ready;
  document.documentElement.dataset['offline'] = 'ready';
};

/** Called where no match is running, so that new code is never put under a match in progress. */
export const takeNewVersion = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage('take-over');
};
