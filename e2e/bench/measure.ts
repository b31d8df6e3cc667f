import type { Page } from '@playwright/test';
import { MARKS, tracing, type Work } from './trace.ts';

/** Measures in the page itself: a clock outside would count the way of each message too. */

interface MeasuredWindow {
  measured: number[];
  painted: Promise<void>; // the last tap is
  measuring?: true;
}

export interface Measured {
  readonly waits: readonly number[]; // milliseconds by the clock on the wall
  readonly work: readonly Work[];
}

/** How many taps are measured so far. */
export const tapsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as MeasuredWindow).measured.length);

/** Waits for the picture after the last tap: to look for the next thing to tap is work for the page, too. */
export const paintedTap = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as MeasuredWindow).painted);

/** Runs `work` with a processor so many times slower; `begin` makes the page collect numbers meanwhile. */
const measuring =
  (begin: (marks: typeof MARKS) => void) =>
  async (page: Page, slower: number, work: () => Promise<void>): Promise<Measured> => {
    await page.evaluate(begin, MARKS);
    // The processor is slow only as long as this session lasts.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const worked = await tracing(page, work);
    await browser.detach();
    return { waits: await page.evaluate(() => (window as unknown as MeasuredWindow).measured), work: worked };
  };

/** From each tap to the picture that follows it. */
export const tapsToPaint = measuring((marks) => {
  const here = window as unknown as MeasuredWindow;
  here.measured = [];
  if (here.measuring) return;
  here.measuring = true;
  const { port1, port2 } = new MessageChannel();
  let tapped: number[] = [];
  let tell: (() => void) | undefined;
  // A message that is sent in a frame arrives after it is painted.
  port1.addEventListener('message', () => {
    performance.mark(marks.end);
    here.measured.push(...tapped.map((at) => performance.now() - at));
    tapped = [];
    tell?.();
  });
  port1.start();
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      performance.mark(marks.begin);
      tapped.push(timeStamp);
      here.painted = new Promise((resolve) => {
        tell = resolve;
      });
      // The click follows in the same task, before the frame.
      requestAnimationFrame(() => port2.postMessage(0));
    },
    { capture: true },
  );
});

/** Between the frames that are painted meanwhile. */
export const framesDuring = measuring((marks) => {
  const measured: number[] = [];
  Object.assign(window, { measured });
  let before = performance.now();
  const frame = (now: number): void => {
    performance.mark(marks.end);
    performance.mark(marks.begin);
    measured.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
