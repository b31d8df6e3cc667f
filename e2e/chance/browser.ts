import { createHash } from 'node:crypto';
import type { Browser, TestInfo } from '@playwright/test';

/** All that is left to chance in a test follows from this text and the title of the test: E2E_SEED=2 npx playwright test …  */
export const SEED = process.env['E2E_SEED'] ?? '1';

/** With --repeat-each every repetition has a seed of its own. */
export const seedOf = ({ repeatEachIndex }: TestInfo): string =>
  repeatEachIndex === 0 ? SEED : `${SEED}.${repeatEachIndex}`;

/**
 * The seeds of matches of this test, the luck of bots in its pages and Math.random there are the same in every run; ids of moves,
 * matches and people stay random. Returns what makes the browser as it was.
 */
export const seedChance = (browser: Browser, info: TestInfo): (() => void) => {
  const test = createHash('sha256').update([seedOf(info), ...info.titlePath].join('\n'));
  const [name, seed] = [test.copy().digest('hex'), test.digest().readInt32LE()];
  const newContext = browser.newContext.bind(browser);
  let contexts = 0;
  browser.newContext = async (options) => {
    const own = seed + contexts++ * 1_000;
    const context = await newContext(options);
    await context.setExtraHTTPHeaders({ ...options?.extraHTTPHeaders, 'x-browser-test': name });
    await context.addInitScript(seedPage, own);
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
};

/** Runs in the page before its own scripts. Seeds and dice are the only random numbers of 32 bits that it asks for. */
const seedPage = (seed: number): void => {
  let page = seed;
  try {
    // Pages that are loaded one after the other differ.
    page += Number(sessionStorage.getItem('e2e.loads') ?? 0);
    sessionStorage.setItem('e2e.loads', String(page + 1 - seed));
  } catch {
    // An empty page has no storage, and draws nothing.
  }
  /** Numbers of 32 bits (mulberry32). */
  const numbers = (stream: number): (() => number) => {
    let state = Math.imul(page, 0x9e3779b1) + stream;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), state | 1);
      const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
      return (again ^ (again >>> 14)) >>> 0;
    };
  };
  const [drawn, any] = [numbers(1), numbers(2)];
  const bytes = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint32Array)) return bytes(into);
    for (let i = 0; i < into.length; i++) into[i] = drawn();
    return into;
  };
  Math.random = () => any() / 2 ** 32;
};
