import { expect, type Page } from '@playwright/test';
import { endOf } from './table.ts';

/**
 * Plays any game whose board follows the contract: an element that begins or makes a legal move has
 * `data-legal`, and the page's main button commits the plan.
 */
export type Hands = 'mouse' | 'keyboard';

/**
 * After the match the same button shows the score. The dialog opens by itself, so a click would hit something
 * in it.
 */
const COMMIT = '.tp__confirm:not(.tp__confirm--over) .btn--primary:enabled';

/** The next element to use, best first: the curtain, the button that commits a plan, anything legal. */
const WANTED = ['.curtain .btn', COMMIT, '.tp [data-legal]'] as const;

interface Glance {
  readonly over: boolean;
  readonly moves: number;
  readonly aim: Aim | null; // null: nothing to do but wait
}
interface Aim {
  readonly curtain: boolean;
  readonly x: number;
  readonly y: number;
  readonly reachable: boolean; // a click there would hit it, and not an element above it
}

/** Finds one element on the page: focused for the keyboard, located for the mouse. */
const look = (page: Page, hands: Hands): Promise<Glance> =>
  page.evaluate(
    ({ wanted, keyboard }) => {
      const over = document.querySelector('dialog.dialog--end') !== null;
      const heard = document.querySelectorAll('.tp .log li').length;
      const all = wanted.map((what) => [...document.querySelectorAll<HTMLElement | SVGElement>(what)]);
      const found = all.find((some) => some.length > 0) ?? [];
      const thing = found[Math.floor(Math.random() * found.length)];
      if (over || !thing) return { over, moves: heard, aim: null };
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (keyboard) thing.focus();
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const reachable = keyboard ? document.activeElement === thing : hit !== null && thing.contains(hit);
      return { over, moves: heard, aim: { curtain: found === all[0], x, y, reachable } };
    },
    { wanted: WANTED, keyboard: hands === 'keyboard' },
  );

/** While the curtain is closed, nothing else may be visible or announced. */
const nothingElse = async (page: Page): Promise<void> => {
  const { regions, said } = await page.evaluate(() => ({
    regions: [...document.querySelectorAll('main > *')].map((part) => part.className),
    said: [...document.querySelectorAll('[aria-live], [role=status]')].map((one) => one.textContent),
  }));
  expect(regions.filter((name) => !/^(?:curtain|toasts?)\b/.test(name))).toEqual([]);
  const next = await page.locator('.curtain h2').innerText();
  expect(said.filter((text) => text.trim() !== '' && text.trim() !== next)).toEqual([]);
};

export interface Played {
  readonly curtains: number;
  readonly over: boolean;
}

const TRIES = 60; // an element that is unreachable now may be moving; one that never becomes reachable is a defect

/** Takes random legal steps until there are `enough` moves or the match is over. */
export const drive = async (page: Page, hands: Hands, enough = Infinity): Promise<Played> => {
  let [curtains, blocked] = [0, 0];
  for (;;) {
    const { over, moves, aim } = await look(page, hands);
    if (over || moves >= enough) return { curtains, over };
    if (aim?.curtain) await nothingElse(page);
    if (aim?.reachable) {
      if (aim.curtain) curtains++;
      if (hands === 'mouse') await page.mouse.click(aim.x, aim.y);
      else await page.keyboard.press('Enter');
      blocked = 0;
    } else {
      if (aim) expect(++blocked, `a ${hands} reaches nothing that is legal`).toBeLessThan(TRIES);
      // The last click may have opened the sheet, because its target moved away: close it again.
      if (blocked === TRIES / 2)
        for (const grip of await page.locator('.sheet__grip[aria-expanded=true]').all()) await grip.click();
      await page.waitForTimeout(30);
    }
  }
};

export const driveToTheEnd = async (page: Page, hands: Hands): Promise<Played> => {
  const played = await drive(page, hands);
  await expect(endOf(page)).toBeVisible();
  return played;
};
