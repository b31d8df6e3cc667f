import { afterAll, expect, test } from 'vitest';
import { ago, now, since, watchForStalls } from './clock.ts';
import { withTimes } from './tables/remote-table.ts';
import { REAL_TIME, replaceTime } from './time.ts';

let moment = 0;
replaceTime({ ...REAL_TIME, elapsed: () => moment, every: () => () => {} });
const stop = watchForStalls();
afterAll(() => {
  stop();
  replaceTime(REAL_TIME);
});

/** Time passes, and somebody looks at the clock all the while. */
const pass = (ms: number): void => {
  for (const until = moment + ms; moment < until; moment += 10) now();
};

test('the clock stands while the process is stopped, and what came meanwhile came at that moment', () => {
  pass(2_000);
  const before = now();
  moment += 4_000; // stopped
  pass(1_000);
  const shown = now() - before;
  expect(shown).toBeGreaterThanOrEqual(1_000);
  expect(shown).toBeLessThan(1_100);
  expect(ago(500)).toBe(now() - 500); // after it
  expect(ago(3_000)).toBeGreaterThanOrEqual(before); // during it
  expect(ago(3_000)).toBeLessThan(before + 100);
  expect(ago(6_000)).toBeLessThanOrEqual(before - 900); // a second before it
  expect(ago(6_000)).toBeGreaterThan(before - 1_100);
});

test('a stall of less than a second is charged to nobody either, and each of several is remembered', () => {
  pass(2_000);
  const before = now();
  for (let n = 0; n < 3; n++) {
    moment += 500; // stopped
    pass(100);
  }
  expect(now() - before).toBeGreaterThanOrEqual(300);
  expect(now() - before).toBeLessThan(600);
  expect(ago(1_900)).toBeLessThanOrEqual(before - 50); // 100 ms before all of them
  expect(ago(1_900)).toBeGreaterThan(before - 250);
});

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is read just after a stall has waited for as long as it; what is read later has not', async () => {
  pass(2_000);
  await nextTurn();
  await nextTurn();
  const before = now();
  moment += 2_000; // stopped
  const first = now(); // what waited in the sockets is read
  expect(since(first)).toBeGreaterThanOrEqual(1_900);
  expect(since(before)).toBeGreaterThanOrEqual(1_900);
  await nextTurn();
  await nextTurn();
  pass(100);
  expect(since(first)).toBeGreaterThanOrEqual(2_000);
  expect(since(now())).toBe(0);
  pass(500);
  const second = now();
  pass(200);
  expect(since(second)).toBe(200);
});

test('a press that is read just after a stall is no earlier for a server to which it is passed on', async () => {
  pass(2_000);
  moment += 1_000; // stopped
  now();
  await nextTurn();
  await nextTurn();
  pass(50);
  const arrived = now();
  const press = {
    t: 'play',
    guest: 'g',
    seat: 0,
    move: 'm',
    id: 'i',
    arrived,
    pressed: { at: arrived - 100 },
  } as const;
  const sent = withTimes(press, (time) => -since(time));
  expect(sent).toMatchObject({ arrived: 0, pressed: { at: expect.closeTo(-100) } });
  const counted = withTimes(sent, (time) => ago(-time));
  expect(counted).toMatchObject({ arrived: now(), pressed: { at: expect.closeTo(now() - 100) } });
});
