const INSTALLED = '(display-mode: standalone)'; // only an installed app has an icon that can show a number

/** Shows the number of my turns on the icon of the app. */
export const showTurns = (turns: number): void => {
  if (!('setAppBadge' in navigator) || !matchMedia(INSTALLED).matches) return;
  navigator.setAppBadge(turns).catch(() => undefined); // the system may show no badges
};
