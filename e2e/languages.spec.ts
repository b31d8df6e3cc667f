import { expect, type Page } from '@playwright/test';
import type { GameTitle } from '../src/words/game-words.ts';
import { BOOP } from './game.ts';
import { GAMES } from './games.ts';
import { test } from './test.ts';

const LOBBY = {
  'en-GB': 'Play now with bots',
  uk: 'Грати з ботами просто зараз',
  'ru-RU': 'Играть с ботами прямо сейчас',
};

for (const [locale, heading] of Object.entries(LOBBY))
  test(`a browser that prefers ${locale} is met in its language`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  });

test('the language can be changed, and stays changed', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Мова' })).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Яка гра?' })).toBeVisible();
});

/**
 * Words with letters that only the other languages have: a letter by itself is no text. The names of the languages
 * are shown in their own letters on all pages.
 */
const FOREIGN = {
  en: /[а-яґєії]{3}/i,
  uk: /[а-яґєії][ыэёъ]|[ыэёъ][а-яґєії]/i,
  ru: /[а-яё][ґєії]|[ґєії][а-яё]/i,
};
const NAMES = /Українська|Русский/g;

/** The scripts that the page loads from now on in another language. */
const foreignScripts = (page: Page, locale: keyof typeof FOREIGN): (() => Promise<string[]>) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const isForeign = async (url: string): Promise<boolean> =>
    FOREIGN[locale].test((await (await page.request.get(url)).text()).replace(NAMES, ''));
  return async () => {
    expect(scripts.size).toBeGreaterThan(2);
    const foreign: string[] = [];
    for (const url of scripts) if (await isForeign(url)) foreign.push(url); // all at once would be refused as a flood
    return foreign;
  };
};

const nameOf = async (game: string, locale: string): Promise<string> => {
  const title = new URL(`../src/games/${game}/words/${locale}/title.ts`, import.meta.url);
  return ((await import(title.href)) as { default: GameTitle }).default.name;
};

for (const locale of ['en', 'uk', 'ru'] as const)
  test(`lobby, tables and rules load ${locale} and no other language`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    const foreign = foreignScripts(page, locale);
    await page.goto('/', { waitUntil: 'networkidle' });
    // By links, not by loading the page anew: what is loaded once counts once.
    for (const { id } of GAMES) {
      const card = page.getByRole('listitem').filter({ hasText: await nameOf(id, locale) });
      await card.getByRole('button').first().click();
      await expect(page.locator('.tp__stage')).toBeVisible();
      await page.locator(`header nav a[href^="/rules/${id}"]`).click();
      await expect(page.locator('.rule').first()).toBeVisible();
      await page.locator('header a[href="/"]').first().click();
    }
    expect(await foreign()).toEqual([]);
  });

test('an open table follows a change of language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${BOOP.name} with bots` }).click();
  await expect(page.getByRole('grid', { name: 'The bed' })).toBeVisible();
  const table = page.url();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Мова' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('grid', { name: 'Ліжко' })).toBeVisible();
});

test('light, dark and text size are applied at once and kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await page.getByRole('slider').fill('3');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
});
