import { expect } from '@playwright/test';
import { loadGame } from '../src/catalogue/find-games.ts';
import { CONTRACT_BOT_PACE, scriptsFor } from '../src/table/contract-scripts.testing.ts';
import { comparableOf, playInMemory, type HostKind } from '../src/table/contract.testing.ts';
import { serveContractPage, type ContractPage } from './contract-page.ts';
import { test } from './test.ts';

/** A browser sends its page exactly what the host in memory sends; src/server/tables/contract.test.ts asks the same of a server. */

const BROWSER: HostKind = { levels: 1, oneDevice: true, acknowledges: false, dropsLeftTables: true };

test.describe.configure({ mode: 'default' }); // one build for all of them
let site: ContractPage;
test.beforeAll(async () => void (site = await serveContractPage()));
test.afterAll(() => site.close());

for (const script of scriptsFor([]))
  test(script.about, async ({ page }) => {
    await page.goto(site.url);
    await page.evaluate((pace) => localStorage.setItem('clowder.bot-pace', `${pace}`), CONTRACT_BOT_PACE);
    const played = await page.evaluate(
      async ([url, wanted]) => {
        const module: typeof import('../src/web/table/contract.testing.ts') = await import(url);
        return module.playInBrowser(wanted);
      },
      [site.url, script] as const,
    );
    const expected = playInMemory(script, await loadGame(script.game), BROWSER, played);
    expect(expected.shows).toEqual(expect.arrayContaining([...(script.shows ?? [])]));
    expect(comparableOf(played)).toEqual(comparableOf(expected));
  });
