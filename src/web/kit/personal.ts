/** What is kept in this browser under names that begin so belongs to a person: it goes when they sign out or are deleted. */
export const PERSONAL = 'clowder.personal.';

export const forgetPersonal = (): void => {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PERSONAL)))
      localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
};
