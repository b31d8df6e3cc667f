import { expect, test } from '@playwright/test';
import { BOOP, BOOP_FOR_CHILDREN } from './game.ts';
import { hotSeat, moveOnce, myTurn, playToTheEnd, quickPlay } from './table.ts';

test('after the first visit the lobby opens and matches are played without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await context.setOffline(true);
  await page.reload();
  await quickPlay(page, BOOP);
  await moveOnce(page);
  await myTurn(page);
  await page.reload();
  await myTurn(page);
  await hotSeat(page, BOOP_FOR_CHILDREN);
  await playToTheEnd(page);
});
