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

const CURTAIN = '.curtain .btn';
const LEGAL = '.tp [data-legal]';

/**
 * The next element to use, best first. A person chooses before they commit: a board may suggest the first step of a turn by itself,
 * and somebody who only commits would play every turn in the same way.
 */
const CHOOSE = [CURTAIN, LEGAL, COMMIT];
const FINISH = [CURTAIN, COMMIT, LEGAL];

interface Glance {
  readonly over: boolean;
  readonly moves: number;
  readonly aim: Aim | null; // null: nothing to do but wait
}
interface Aim {
  readonly what: string; // the selector that found it
  readonly x: number;
  readonly y: number;
  readonly reachable: boolean; // a click there would hit it, and not an element above it
}

/** Finds one element on the page: focused for the keyboard, located for the mouse. */
const look = (page: Page, hands: Hands, wanted: readonly string[]): Promise<Glance> =>
  page.evaluate(
    ({ selectors, keyboard }) => {
      const over = document.querySelector('.tp__end') !== null;
      const heard = document.querySelectorAll('.tp .log li').length;
      const what = selectors.find((one) => document.querySelector(one)) ?? '';
      const found = what ? [...document.querySelectorAll<HTMLElement | SVGElement>(what)] : [];
      const thing = found.length > 1 ? found[Math.floor(Math.random() * found.length)] : found[0];
      if (over || !thing) return { over, moves: heard, aim: null };
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (keyboard) thing.focus();
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const reachable = keyboard ? document.activeElement === thing : hit !== null && thing.contains(hit);
      return { over, moves: heard, aim: { what, x, y, reachable } };
    },
    { selectors: wanted, keyboard: hands === 'keyboard' },
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

const TRIES = 400; // an element that is unreachable now may be moving; one that never becomes reachable is a defect
const UNTIL_CLOSED = 30;

/** Takes random legal steps, each followed by `then`, until there are `enough` moves or the match is over. */
export const drive = async (
  page: Page,
  hands: Hands,
  enough = Infinity,
  then: (page: Page) => Promise<void> = async () => undefined,
): Promise<Played> => {
  let [curtains, blocked] = [0, 0];
  let wanted = CHOOSE;
  for (;;) {
    const { over, moves, aim } = await look(page, hands, wanted);
    if (over || moves >= enough) return { curtains, over };
    if (aim?.what === CURTAIN) await nothingElse(page);
    if (aim?.reachable) {
      if (aim.what === CURTAIN) curtains++;
      wanted = aim.what === LEGAL ? FINISH : CHOOSE;
      if (hands === 'mouse') await page.mouse.click(aim.x, aim.y);
      else await page.keyboard.press('Enter');
      await then(page);
      blocked = 0;
    } else {
      if (aim) expect(++blocked, `a ${hands} reaches nothing that is legal`).toBeLessThan(TRIES);
      // The last click may have opened the sheet, because its target moved away: close it again.
      if (blocked === UNTIL_CLOSED)
        for (const grip of await page.locator('.sheet__grip[aria-expanded=true]').all()) await grip.click();
      await page.waitForTimeout(30);
    }
  }
};

/**
 * In a race, time passes between two inputs, as with people. Without a pause every input would find the paw busy with the one before:
 * four times the inputs, and a match that takes twice as long.
 */
export const paceOf = ({ race }: { readonly race: boolean }): ((page: Page) => Promise<void>) | undefined =>
  race ? (page) => page.waitForTimeout(100) : undefined;

export const driveToTheEnd = async (
  page: Page,
  hands: Hands,
  then?: (page: Page) => Promise<void>,
): Promise<Played> => {
  const played = await drive(page, hands, Infinity, then);
  await expect(endOf(page)).toBeVisible();
  return played;
};
