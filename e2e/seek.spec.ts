import { expect, type Browser, type Page } from '@playwright/test';
import { atRest, clean, shoot } from './page-checks.ts';
import { somebody } from './people.ts';
import { myTurn } from './table.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };

const onPhone = async (browser: Browser): Promise<Page> => {
  const page = await somebody(browser);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Find a person' }).click();
  await expect(page.getByRole('form', { name: 'Play a person' })).toBeVisible();
  return page;
};

const find = (page: Page): Promise<void> => page.getByRole('button', { name: 'Find a person' }).click();

test('two strangers on phones find each other and play rated, and a third watches', async ({ browser }) => {
  const [ann, ben] = [await onPhone(browser), await onPhone(browser)];
  await atRest(ann);
  await clean(ann);
  await shoot(ann, 'seek-form-phone');
  await find(ann);
  await expect(ann.getByText('Looking for a person').first()).toBeVisible();
  await shoot(ann, 'seek-strip-phone');
  await find(ben);
  for (const page of [ann, ben]) {
    const asked = page.getByRole('alertdialog', { name: 'Somebody to play with!' });
    await expect(asked).toBeVisible();
    if (page === ann) {
      await clean(page);
      await shoot(page, 'seek-found-phone');
    }
    await asked.getByRole('button', { name: 'Take a seat' }).click();
  }
  await expect(ann).toHaveURL(/\/table\//);
  await expect(ben).toHaveURL(ann.url());
  await Promise.race([myTurn(ann), myTurn(ben)]);
  const watcher = await somebody(browser);
  await watcher.goto('/');
  await expect(watcher.locator(`a[href="${new URL(ann.url()).pathname}?watch"]`)).toBeVisible();
  await watcher.goto('/?desk');
  await watcher.setViewportSize({ width: 1440, height: 900 });
  await watcher.getByRole('button', { name: 'Find a person' }).click();
  await expect(watcher.getByRole('form', { name: 'Play a person' })).toBeVisible();
  await shoot(watcher, 'seek-form-desk');
});
