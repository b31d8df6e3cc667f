import { expect } from '@playwright/test';
import { clean, shoot } from './page-checks.ts';
import { test } from './test.ts';

for (const [screen, size] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}))
  test(`a cat is chosen beside the name, and stays (${screen})`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: /^Change your name/ }).click();
    await page.getByRole('radio', { name: 'Siamese' }).check({ force: true });
    await page.getByRole('radio', { name: 'Fish' }).check({ force: true });
    const cat = { coat: 'siamese', sign: 'fish' };
    const onServer = async () => (await (await page.request.get('/api/me')).json()) as unknown;
    await expect.poll(onServer).toMatchObject({ cat });
    await clean(page);
    await shoot(page, `your-cat-${screen}`);
    await page.reload();
    await page.getByRole('button', { name: /^Change your name/ }).click();
    await expect(page.getByRole('radio', { name: 'Siamese' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Fish' })).toBeChecked();
  });

test('a cat chosen without a network reaches the server when it is back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Change your name/ }).click();
  await expect(page.getByRole('radio', { name: 'Calico' })).toBeAttached();
  await page.route('**/api/me', (route) => route.abort());
  await page.getByRole('radio', { name: 'Calico' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Calico' })).toBeChecked();
  await page.unroute('**/api/me');
  await page.reload();
  const onServer = async () => (await (await page.request.get('/api/me')).json()) as unknown;
  await expect.poll(onServer).toMatchObject({ cat: { coat: 'calico' } });
});
