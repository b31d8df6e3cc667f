import type { Page } from '@playwright/test';

/**
 * Input faster than the screen: it continues as soon as the last step is rendered, and before it is painted.
 * Rendering is a microtask, so nothing here waits for a task: that would let the browser paint.
 */
const MICROTASKS = 100;

/**
 * Taps on anything legal, and on the main button once a move is planned. Returns the taps that changed
 * nothing, and those after which the keyboard focus was lost.
 */
export const tapUnpainted = (page: Page, taps: number): Promise<readonly string[]> =>
  page.evaluate(
    async ({ enough, microtasks, part }) => {
      const COMMIT = '.tp__confirm:not(.tp__confirm--over) .btn--primary:enabled';
      const WANTED = ['.curtain .btn', COMMIT, '.tp [data-legal]:not([aria-pressed=true])'];
      const rendered = async (): Promise<void> => {
        for (let i = 0; i < microtasks; i++) await Promise.resolve();
      };
      const seen = (): string =>
        document.querySelector(part)?.innerHTML.replaceAll(/ tabindex="[^"]*"/g, '') ?? '';
      const lost: string[] = [];
      for (let tap = 0; tap < enough && !document.querySelector('.tp__end');) {
        const found = WANTED.map((what) => document.querySelectorAll<HTMLElement>(what)).find(
          ({ length }) => length > 0,
        );
        const thing = found?.[(7 * tap) % found.length];
        if (!thing) {
          await new Promise((done) => setTimeout(done, 30)); // something is shown before the next decision
          continue;
        }
        const name = `tap ${tap}: ${thing.outerHTML.slice(0, 160)}`;
        const before = seen();
        thing.focus();
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await rendered();
        if (seen() === before) lost.push(name);
        const nowhere = document.activeElement?.matches('body, :disabled') ?? true;
        if (nowhere && document.querySelector('.tp [data-legal]')) lost.push(`the focus after ${name}`);
        tap++;
      }
      return lost;
    },
    { enough: taps, microtasks: MICROTASKS, part: 'main' },
  );

/** Keys by their place on the keyboard. */
export const pressUnpainted = (page: Page, codes: readonly string[]): Promise<void> =>
  page.evaluate(
    async ({ pressed, microtasks }) => {
      for (const code of pressed) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
        for (let i = 0; i < microtasks; i++) await Promise.resolve();
      }
    },
    { pressed: codes, microtasks: MICROTASKS },
  );
