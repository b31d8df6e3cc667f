import { expect, type Page } from '@playwright/test';
import { drive } from './driver.ts';
import { GAMES } from './games.ts';
import { atThisDevice } from './open-table.ts';
import { test } from './test.ts';

/**
 * With full motion (all other tests run without): log, voice and prompt change together when a step has been shown,
 * never before, and input ends the step at once. (A race has no queue of steps: every press counts now.)
 */
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } });

interface Frame {
  readonly log: number; // lines in the log
  readonly said: number; // sentences for screen readers so far; two steps may be said in the same words
  readonly turn: boolean; // the prompt asks for a move
  readonly showing: boolean; // a step is still being shown
}

/** Keeps what every painted frame says. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames });
    let [said, last]: [number, Element | null] = [0, null];
    const look = (): void => {
      const sentence = document.querySelector('[role=log] p:last-child');
      if (sentence !== last) said++;
      last = sentence;
      frames.push({
        log: document.querySelectorAll('.tp .log li').length,
        said,
        turn: document.querySelector('.tp__prompt.is-turn') !== null,
        showing: document.querySelector('.prompt__text--step') !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  });

const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

/** True if a press during the first step that is shown ends it before the next frame. */
const pressDuringStep = (page: Page): Promise<boolean> =>
  page.evaluate(
    (step) =>
      new Promise<boolean>((done) => {
        const look = (): void => {
          if (!document.querySelector(step)) return void requestAnimationFrame(look);
          document
            .querySelector('.tp__me')
            ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          done(!document.querySelector(step));
        };
        look();
      }),
    '.prompt__text--step',
  );

const TOGETHER = 4; // frames: the voice speaks right after the paint

/** Frames in which the log grew while its step was still being shown, or without a sentence soon after. */
const outOfStep = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter((frame, i) => {
    const before = frames[i - 1];
    if (frame.showing && frame.turn) return true;
    if (!before || frame.log <= before.log || i + TOGETHER >= frames.length) return false;
    const around = frames.slice(Math.max(0, i - 1), i + TOGETHER);
    return around.every(({ said }) => said === before.said);
  });

for (const game of GAMES.filter(({ race }) => !race))
  test(`${game.id}: log, voice and prompt follow what is shown, and input ends it at once`, async ({
    page,
  }) => {
    await atThisDevice(page, game, 1);
    await watch(page);
    const ended = pressDuringStep(page);
    await drive(page, 'mouse', 8);
    expect(await ended).toBe(true);
    const frames = await framesOf(page);
    expect(outOfStep(frames)).toEqual([]);
    const steps = new Set(frames.filter(({ showing }) => showing).map(({ log }) => log));
    expect(steps.size).toBeGreaterThan(1); // steps are shown, also those that no input ends
  });
