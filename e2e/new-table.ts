import { expect, type Locator, type Page } from '@playwright/test';

/** The form of a new table. Its buttons are found by their order, because their texts are translated. */

/** Opens it in the lobby, to play with people elsewhere or at this device. */
export const openForm = async (page: Page, where: 'online' | 'here'): Promise<void> => {
  await page
    .locator('[aria-labelledby=friends] > button')
    .nth(where === 'online' ? 0 : 1)
    .click();
};

/**
 * Chooses a radio button by its visible label. The button itself is one hidden pixel: a forced click on it misses while the
 * dialog still grows.
 */
const pick = async (radio: Locator): Promise<void> => {
  await radio.locator('xpath=..').click();
  await expect(radio).toBeChecked();
};

/** Chooses the game in the open form, and unfolds all that can be chosen for it. */
export const pickGame = async (page: Page, id: string): Promise<void> => {
  const dialog = page.locator('dialog');
  // The sheet grows when the form of the first game is there: a click before that would hit what has moved under it.
  await dialog.locator('form[data-game]').waitFor();
  await pick(dialog.locator(`input[value="${id}"]`));
  const form = dialog.locator(`form[data-game="${id}"]`);
  await expect(form).toBeVisible();
  await unfold(page);
};

export const unfold = async (page: Page): Promise<void> => {
  await page.locator('dialog details').waitFor();
  const folded = page.locator('dialog details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
};

export const pickPlayers = async (page: Page, count: number): Promise<void> => {
  await pick(page.getByRole('radio', { name: String(count), exact: true }));
};

export const pickPace = async (page: Page, name: string): Promise<void> => {
  await pick(page.getByRole('radio', { name }));
};

/** Makes the table, and leaves the form. */
export const finishForm = async (page: Page): Promise<void> => {
  await page.locator('dialog form .btn--primary').click();
};
