import type { Page } from '@playwright/test';

/** An event of the browser's trace. Times are in microseconds; `tdur` is the time of its thread on the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Milliseconds that the page itself worked. While other programs use the processor, this clock stands still. */
export interface Work {
  readonly all: number;
  readonly layout: number;
  readonly paint: number;
}

/** The page marks the beginning and the end of a measured time with these names. */
export const MARKS = { begin: 'bench-begin', end: 'bench-end' } as const;

const CATEGORIES = ['-*', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TASKS = ['RunTask'];
const LAYOUT = ['UpdateLayoutTree', 'Layout', 'PrePaint'];
const PAINT = ['Paint', 'Layerize', 'Commit'];

/** Runs `work`, and returns what the page did between each mark of a beginning and the next mark of an end. */
export const tracing = async (page: Page, work: () => Promise<void>): Promise<readonly Work[]> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('this browser has no trace');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === MARKS.begin)
    .flatMap((begin) => workAfter(begin, traceEvents));
};

const workAfter = (begin: TraceEvent, all: readonly TraceEvent[]): Work[] => {
  const inPage = all.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const ends = inPage.filter(({ name, ts }) => name === MARKS.end && ts > begin.ts).map(({ ts }) => ts);
  if (ends.length === 0) return [];
  const end = Math.min(...ends);
  // A task belongs to the time in which it ends, so each is counted once.
  const between = inPage.filter(({ ts, dur = 0 }) => ts + dur > begin.ts && ts + dur <= end);
  const spent = (names: readonly string[]): number =>
    between.reduce((sum, { name, tdur = 0 }) => sum + (names.includes(name) ? tdur : 0), 0) / 1_000;
  return [{ all: spent(TASKS), layout: spent(LAYOUT), paint: spent(PAINT) }];
};
