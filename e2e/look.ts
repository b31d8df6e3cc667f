import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Who speaks to the page says what is to be read on a button: its name must contain that. Not yet on by default. */
const ALSO = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** Nothing that keeps somebody out. */
export const clean = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).options(ALSO).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
};

/** A picture for people to look at. What can be measured is measured: nothing runs sideways. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(400); // let the cats land
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} runs sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `shots/${name}.png` });
};
