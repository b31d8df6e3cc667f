/** Names in this browser that begin so belong to a person: it all goes when they sign out or are deleted. */
export const PERSONAL = 'clowder.personal.';

export const forgetPersonal = (): void => {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PERSONAL)))
      localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
};
