const KEY = 'clowder.keep-put-off';
const WEEK = 7 * 24 * 3_600_000;

/** True in the week after somebody did not want to keep the account now. */
export const isPutOff = (): boolean => {
  try {
    return Math.abs(Date.now() - Number(localStorage.getItem(KEY))) < WEEK;
  } catch {
    return false; // no storage: then it is said again
  }
};

export const putOff = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // No storage: it is put off until the page is opened again.
  }
};
