import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { openFaultyHub } from '../testing/faulty-hub.ts';
import { Readiness } from './readiness.ts';

test('a server that is about to end, or cannot reach the tables of the others, is not ready', async () => {
  const faulty = await openFaultyHub();
  const others = { isCutOff: false };
  const readiness = new Readiness(faulty.store, localBus(), others);
  expect(await readiness.isReady()).toBe(true);
  others.isCutOff = true;
  expect(await readiness.isReady()).toBe(false);
  others.isCutOff = false;
  expect(await readiness.isReady()).toBe(true);
  readiness.stop();
  expect(await readiness.isReady()).toBe(false);
  await faulty.close();
});
