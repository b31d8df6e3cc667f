import { expect, test, type Page } from '@playwright/test';
import { BOOP } from './game.ts';
import { cardOf, moveOnce, moves, myTurn } from './table.ts';
import { serveTwoBuilds } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });

const buildsKept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a new version is offered while another tab plays, and breaks neither', async ({ context }) => {
  const host = await serveTwoBuilds();
  const [lobby, table] = [await context.newPage(), await context.newPage()];
  for (const page of [lobby, table]) {
    await page.goto(host.url);
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  }
  await cardOf(table, BOOP.name).locator('.gcard__go').click();
  await moveOnce(table);
  await myTurn(table);
  const played = await moves(table);

  host.release();
  await lobby.reload();
  await expect(lobby.getByText('A new version of Clowder is here')).toBeVisible();
  await moveOnce(table); // the old build plays on, undisturbed
  await myTurn(table);
  expect(await buildsKept(table)).toHaveLength(2);

  const loadedAnew = [lobby, table].map((page) => page.waitForEvent('load'));
  await lobby.getByRole('button', { name: 'Load it' }).click();
  await Promise.all(loadedAnew);
  await expect.poll(() => buildsKept(lobby)).toEqual([expect.stringContaining('newer')]);
  await expect(lobby.getByText('A new version of Clowder is here')).toBeHidden();
  await expect.poll(() => moves(table)).toBeGreaterThan(played);
  await myTurn(table);
  await moveOnce(table);
  host.close();
});
