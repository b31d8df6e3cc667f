import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { defined } from '../src/kernel/defined.ts';
import { test } from './test.ts';

const SERVER = fileURLToPath(new URL('../out/server/testing/season-server.js', import.meta.url));

interface Season {
  /** A page as the invented person with this number sees it; lower numbers are better players. */
  open(browser: Browser, person: number, options?: BrowserContextOptions): Promise<Page>;
  close(): void;
}

interface Started {
  readonly port: number;
  readonly people: readonly { readonly guest: string; readonly cookie: string }[];
}

/** A server of its own with thousands of finished matches. */
const startSeason = async (): Promise<Season> => {
  const server = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    server.once('exit', () => reject(new Error('the server of the season has ended')));
  });
  const { port, people } = JSON.parse(line) as Started;
  const url = `http://127.0.0.1:${port}`;
  const open: Season['open'] = async (browser, person, options = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: url, ...options });
    const value = encodeURIComponent(people[person]?.cookie ?? '');
    await context.addCookies([{ name: 'clowder', value, url }]);
    return context.newPage();
  };
  return { open, close: () => server.stdin.end() };
};

export const PHONE = { viewport: { width: 390, height: 844 } };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** One season for all tests of a file. */
export const shareSeason = (): Pick<Season, 'open'> => {
  test.describe.configure({ mode: 'default' }); // otherwise each test would start a server
  let season: Season | undefined;
  test.beforeAll(async () => void (season = await startSeason()));
  test.afterAll(() => season?.close());
  return { open: (...wanted) => defined(season).open(...wanted) };
};
