import type { Page } from '@playwright/test';

/**
 * Resolves as soon as there is such an element, and stays resolved however short its life: a test that asks from outside may come
 * too late on a busy machine. Call it before the action that brings the element. Says where it was on the page.
 */
export const noticed = (page: Page, selector: string, text = ''): Promise<{ readonly top: number }> =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise<{ readonly top: number }>((done) => {
        const look = (): void => {
          const found = [...document.querySelectorAll(wanted)].find((one) => one.textContent.includes(words));
          if (found) done({ top: found.getBoundingClientRect().top });
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        look();
      }),
    [selector, text] as const,
  );
