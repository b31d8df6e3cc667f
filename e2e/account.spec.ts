import { expect, type Browser, type Page } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { GAMES } from './games.ts';
import { KEPT, restore } from './kept.ts';
import { clean, shoot } from './page-checks.ts';
import { test } from './test.ts';
import { PORT } from './visitors.ts';

/** Browsers allow passkeys over plain http only under this name. */
const SITE = `http://localhost:${PORT}`;
test.use({ baseURL: SITE });
const GAME = GAMES.find(({ seats }) => seats === 2)?.id ?? '';

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: SITE, locale: 'en-GB' })).newPage();

const guestOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/me')).json()) as { guest: string }).guest;

const keepAccount = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText(/^Kept since/)).toBeVisible();
};

test('a guest keeps the account with a passkey, and signs in with it elsewhere', async ({
  page,
  browser,
}) => {
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await keepAccount(page);
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeHidden();
  await clean(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (!credential) throw new Error('no passkey was made');

  const elsewhere = await newPage(browser);
  const other = await withAuthenticator(elsewhere);
  await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  await elsewhere.goto('/account');
  const sent = elsewhere.waitForRequest('**/api/sign-in/passkey');
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(elsewhere.getByText(/^Kept since/)).toBeVisible();
  expect(await guestOf(elsewhere)).toBe(await guestOf(page));

  // The same answer a second time, from somebody who has overheard it.
  const thief = await newPage(browser);
  const answer = await thief.request.post('/api/sign-in/passkey', {
    data: (await sent).postDataJSON() as object,
  });
  expect([answer.status(), await answer.json()]).toEqual([403, { why: 'passkey-refused' }]);

  await page.reload();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toBeHidden();
  const account = ((await (await page.request.get('/api/me')).json()) as { name: string }).name;
  await expect(elsewhere.getByText('A guest in this browser')).toBeVisible(); // nothing of the account stays on that screen
  await expect(elsewhere.getByRole('heading', { name: account })).toHaveCount(0);
  expect(await guestOf(elsewhere)).not.toBe(await guestOf(page));
});

test('a guest who signs out is asked first: one tap would lose everything', async ({ page }) => {
  await withAuthenticator(page);
  await page.goto('/account');
  const before = await guestOf(page);
  await page.getByRole('button', { name: 'Sign out here…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('there is no way back');
  await clean(page);
  await shoot(page, 'account-sign-out-desk');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(page, 'colours');
  await shoot(page, 'account-sign-out-phone-dark');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await guestOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Sign out here…' }).click();
  await dialog.getByRole('button', { name: 'Keep it: make a passkey' }).click();
  await expect(page.getByText(/^Kept since/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign out here', exact: true }).click(); // now there is a way back
  await expect(page).toHaveURL(`${SITE}/`);
  expect(await guestOf(page)).not.toBe(before);
});

test('pushes of this browser end before somebody signs out, and when somebody else signs in', async ({
  page,
  browser,
}) => {
  const code = await codeOf(await newPage(browser));
  // The browser of the tests has no push service: its subscription is a pretended one, everything else is real.
  await page.addInitScript(() => {
    const steps = JSON.parse(sessionStorage.getItem('steps') ?? '[]') as string[];
    const note = (step: string): void => sessionStorage.setItem('steps', JSON.stringify([...steps, step]));
    const subscription = {
      endpoint: 'https://push.example/1',
      unsubscribe: async () => (note('unsubscribed'), true),
    };
    const registration = { pushManager: { getSubscription: async () => subscription } };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        getRegistration: async () => registration,
        addEventListener: () => {},
        ready: new Promise(() => {}),
      },
    });
  });
  const unsubscribed = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('steps'));
  await page.goto('/account');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'Sign out here…' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(`${SITE}/`);
  expect(await unsubscribed()).toBe('["unsubscribed"]');
  const about = asked.filter((one) => /notices\/devices|sign-out/.test(one));
  expect(about).toEqual([
    expect.stringMatching(/^DELETE .*\/devices\/[\w-]{22}$/),
    'POST /api/account/sign-out',
  ]);

  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Kept since/)).toBeVisible();
  expect(await unsubscribed()).toBe('["unsubscribed","unsubscribed"]');
});

test('a recovery code is shown once and signs in where there is no passkey', async ({ page, browser }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = (await page.locator('.account__code').textContent()) ?? '';
  await clean(page);
  await page.getByRole('button', { name: 'I have it' }).click();
  await expect(page.locator('.account__code')).toBeHidden();

  const elsewhere = await newPage(browser);
  await elsewhere.goto('/account');
  await elsewhere.getByRole('textbox', { name: 'Recovery code' }).fill('2222-2222-2222-2222-2222');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toHaveText('There is no such code. Check it once more.');
  await elsewhere.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText(/^Kept since/)).toBeVisible();
  expect(await guestOf(elsewhere)).toBe(await guestOf(page));
});

test('deleting asks for the passkey; who signs in within 14 days finds everything as it was', async ({
  page,
}) => {
  await withAuthenticator(page);
  await keepAccount(page);
  const before = await guestOf(page);
  const refused = await page.request.post('/api/account/delete', { data: {} });
  expect([refused.status(), await refused.json()]).toEqual([403, { why: 'confirm-first' }]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('clowder.json');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog')).toContainText('within 14 days');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page).toHaveURL(`${SITE}/`);
  expect(await guestOf(page)).not.toBe(before);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Good to have you back')).toBeVisible();
  expect(await guestOf(page)).toBe(before);
});

/** Makes a code, so that the account is kept. */
const codeOf = async (page: Page): Promise<string> => {
  await guestOf(page);
  const answer = await page.request.post('/api/account/recovery-code');
  return ((await answer.json()) as { code: string }).code;
};

test('the guest of this browser comes along after a sign-in, if one wants', async ({ page, browser }) => {
  const code = await codeOf(page);
  const other = await newPage(browser);
  await guestOf(other);
  const made = await other.request.post('/api/tables', {
    data: { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await other.goto('/account');
  await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText('1 open table')).toBeVisible();
  await clean(other);
  await shoot(other, 'account-bring-along');
  await other.getByRole('button', { name: 'Bring along' }).click();
  await expect(other.getByRole('heading', { name: 'This browser’s guest' })).toBeHidden();
  // Also on the other device of the account, which has never seen that guest.
  await page.goto('/');
  await expect(page.locator(`a[href$="${table.id}"]`).first()).toBeVisible();
  await other.reload();
  await expect(other.getByText(/^Kept since/)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This browser’s guest' })).toBeHidden();
});

test('finished matches of this browser are handed over; a forged one stays', async ({ page }) => {
  const finished = KEPT.matches.filter(({ outcome }) => outcome !== null);
  const [first] = finished;
  if (!first) throw new Error('no match is kept');
  const forged = { ...first, id: 'local-forged', entries: first.entries.slice(0, -1) };
  await restore(page, [...finished, forged]);
  await codeOf(page);
  await page.goto('/account');
  await expect(
    page.getByText(`${finished.length + 1} finished matches are only in this browser`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`${finished.length} matches are in your history now.`)).toBeVisible();
  await expect(page.getByText('1 match could not be replayed and stays here.')).toBeVisible();
  await clean(page);
  await page.goto('/matches');
  await expect(page.locator('a[href^="/replay/"]')).toHaveCount(finished.length);
  await page.goto('/account');
  await expect(page.getByText('1 finished match is only in this browser')).toBeVisible();
});

test('who sees me is chosen, and a stranger finds a page with little on it', async ({ page, browser }) => {
  await page.goto('/account');
  const chosen = page.waitForResponse('**/api/account/seen-by');
  await page.getByText('Nobody', { exact: true }).click();
  await chosen;
  const stranger = await newPage(browser);
  await stranger.goto(`/people/${await guestOf(page)}`);
  await expect(stranger.getByText('This page is not shown to everybody.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeChecked();
});

test('over a bare address the page says why there is no passkey', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${PORT}/account`);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('only over https');
});

for (const [name, size, scheme, locale] of [
  ['phone', { width: 390, height: 844 }, 'light', 'uk'],
  ['phone-dark', { width: 390, height: 844 }, 'dark', 'en-GB'],
  ['desk', { width: 1440, height: 900 }, 'light', 'en-GB'],
  ['desk-dark', { width: 1440, height: 900 }, 'dark', 'ru'],
] as const)
  test(`account and privacy on a ${name} in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: SITE, locale, viewport: size, colorScheme: scheme });
    const page = await context.newPage();
    for (const path of ['account', 'privacy']) {
      await page.goto(`/${path}`);
      await expect(page.locator('main h2').first()).toBeVisible();
      await clean(page, scheme === 'light' ? 'everything' : 'colours');
      await shoot(page, `${path}-${name}`);
    }
  });
