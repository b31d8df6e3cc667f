import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Voice control uses the visible text of a button, so its label must contain that text. Not yet on by
 * default.
 */
const ALSO = {
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations' as const],
};

/** The rules about colours: only they depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on any accessibility problem. Legacy mode avoids a second page, which only frames of other sites
 * would need.
 */
export const clean = async (page: Page, what: 'everything' | 'colours' = 'everything'): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(ALSO);
  const { violations } = await (what === 'colours' ? axe.withRules(OF_COLOURS) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
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

/** Takes a screenshot for people to look at, and tests that nothing scrolls sideways. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await atRest(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} runs sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `shots/${name}.png` });
};
