import { expect, type Browser, type Page } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { clean, shoot } from './page-checks.ts';
import { test } from './test.ts';
import { PORT } from './visitors.ts';

/** Passkeys and the recovery code: each change is confirmed, and a lost one is removed. */

const SITE = `http://localhost:${PORT}`;
test.use({ baseURL: SITE });

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: SITE, locale: 'en-GB' })).newPage();

const keep = async (page: Page): Promise<void> => {
  await withAuthenticator(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText(/^Kept since/)).toBeVisible();
};

const dialogOf = (page: Page) => page.getByRole('dialog');
const passkeys = (page: Page) => page.getByRole('button', { name: /^Remove: / });

/** Confirmed with the passkey of this device. */
const makeCode = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Make a code' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  const code = page.locator('.account__code');
  await expect(code).toBeFocused();
  return (await code.textContent()) ?? '';
};

const signInWith = async (page: Page, code: string): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Kept since/)).toBeVisible();
};

/** Confirmed with the code: the passkey of the account is on another device. */
const addPasskey = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('button', { name: 'One more passkey' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Recovery code' }).fill('2222-2222-2222-2222-2222');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('There is no such code. Check it once more.');
  await dialogOf(page).getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.keyboard.press('Enter');
  const make = dialogOf(page).getByRole('button', { name: 'Make a passkey' });
  await expect(make).toBeFocused();
  await clean(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.passkeys').getByText('The new passkey is ready.')).toBeVisible();
};

test('the passkey of a lost device is removed with the keyboard, and signs nobody in any more', async ({
  page,
  browser,
}) => {
  await keep(page);
  const code = await makeCode(page);
  await page.getByRole('button', { name: 'I have it' }).click();

  const lost = await newPage(browser);
  await withAuthenticator(lost);
  await signInWith(lost, code);
  await addPasskey(lost, code);
  await expect(passkeys(lost)).toHaveCount(2);

  await page.reload();
  await expect(passkeys(page)).toHaveCount(2);
  await clean(page);
  await passkeys(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('It will no longer open your account.');
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(passkeys(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm with a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(passkeys(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await expect(page.getByRole('log').getByText('The passkey is removed.')).toBeAttached();

  await lost.getByRole('button', { name: 'Sign out here', exact: true }).click();
  await expect(lost).toHaveURL(`${SITE}/`);
  await lost.goto('/account');
  await lost.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(lost.getByRole('alert')).toHaveText('This passkey was not accepted. Try again.');
});

test('the only way in has no button to remove it, and none of its own can be added without it', async ({
  page,
}) => {
  await keep(page);
  await expect(page.getByText('This is the only way into your account.')).toBeVisible();
  await expect(passkeys(page)).toHaveCount(0);
  for (const path of ['passkey-options', 'recovery-code']) {
    const answer = await page.request.post(`/api/account/${path}`, { data: {} });
    expect([answer.status(), await answer.json()]).toEqual([403, { why: 'confirm-first' }]);
  }
  // Somebody at the open device answers the question for the owner's passkey with one of their own.
  const asked = page.waitForRequest('**/api/account/passkeys');
  await page.evaluate(async () => {
    const ask = await fetch('/api/account/confirm-options', { method: 'POST' });
    const { challenge } = (await ask.json()) as { challenge: string };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
      challenge,
      rp: { name: 'Clowder', id: 'localhost' },
      user: { id: 'AAAA', name: 'me', displayName: 'me' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    });
    const made = await navigator.credentials.create({ publicKey });
    if (!(made instanceof PublicKeyCredential)) throw new Error('no passkey was made');
    const { id, rawId, type, response } = made.toJSON() as RegistrationResponseJSON;
    const { clientDataJSON, attestationObject } = response;
    const sent = { clientDataJSON, attestationObject };
    await fetch('/api/account/passkeys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, rawId, type, clientExtensionResults: {}, response: sent }),
    });
  });
  const answer = await (await asked).response();
  expect([answer?.status(), await answer?.json()]).toEqual([403, { why: 'passkey-refused' }]);
});

for (const [name, size, scheme, locale] of [
  ['phone', { width: 390, height: 844 }, 'light', 'uk'],
  ['phone-low-dark', { width: 390, height: 664 }, 'dark', 'en-GB'],
  ['tablet', { width: 1024, height: 768 }, 'light', 'ru'],
  ['desk', { width: 1440, height: 900 }, 'light', 'en-GB'],
  ['desk-dark', { width: 1440, height: 900 }, 'dark', 'ru'],
] as const)
  test(`passkeys on a ${name} in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: SITE, locale, viewport: size, colorScheme: scheme });
    const page = await context.newPage();
    await withAuthenticator(page);
    const checks = scheme === 'light' ? 'everything' : 'colours';
    await page.goto('/account');
    await page.locator('.account__keep .btn').click();
    const list = page.locator('.passkeys');
    await expect(list).toBeVisible();
    await clean(page, checks);
    await shoot(page, `passkeys-only-${name}`);
    await page.locator('.recovery .btn').click();
    await shoot(page, `passkeys-code-asked-${name}`);
    await dialogOf(page).locator('.btn--primary').click();
    await expect(page.locator('.account__code')).toBeFocused();
    await page.locator('.recovery .btn--primary').click();
    await list.locator('li .btn').click();
    await expect(dialogOf(page)).toBeVisible();
    await clean(page, checks);
    await shoot(page, `passkeys-remove-${name}`);
    await page.keyboard.press('Escape');
    await list.scrollIntoViewIfNeeded();
    await shoot(page, `passkeys-list-${name}`);
  });
