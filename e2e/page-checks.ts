import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * Voice control uses the visible text of a button, so its label must contain that text; this rule is not on by default.
 * Frames and selectors cost time: no page has frames, and the report names elements by their HTML.
 */
const EVERYTHING: RunOptions = {
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
  selectors: false,
};

/** The rules about colours: only they depend on the theme. */
const COLOURS: RunOptions = { ...EVERYTHING, runOnly: ['color-contrast', 'link-in-text-block'], rules: {} };

/** Fails on any accessibility problem. */
export const clean = async (page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> => {
  // Once for each document: to load half a megabyte takes about as long as the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(options))?.violations,
    what === 'colours' ? COLOURS : EVERYTHING,
  );
  const grave = violations?.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
};

/** Waits until the page is painted and finite animations have ended; endless ones are ignored. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let still = 0; still < 3;) {
      await new Promise(requestAnimationFrame);
      const moves = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      still = moves ? 0 : still + 1;
    }
  });

/** A picture for people to look at, if they ask for it: SHOTS=1 npx playwright test … Taking it costs more than most checks. */
export const picture = async (page: Page, name: string, fullPage = false): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: `shots/${name}.png`, fullPage });
};

/** Tests that nothing scrolls sideways when the page is at rest, and takes a picture. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await atRest(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} runs sideways`).toBeLessThanOrEqual(0);
  await picture(page, name);
};

/** Words of these elements that are cut in two by the end of a line. */
export const cutWords = (page: Page, of: string): Promise<string[]> =>
  page.locator(of).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );
