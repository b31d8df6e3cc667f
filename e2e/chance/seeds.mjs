import { createHash } from 'node:crypto';

/** `testNow` names the test that asks for a seed; server.mjs sets it. */
export const freshSeeds = { testNow: () => '' };

/** @type {Map<string, number>} */
const drawn = new Map();

/** The first, second … seed of a test is the same in every run. Where no test asks (a pairing in the background), it is always one seed. */
export const freshSeed = () => {
  const test = freshSeeds.testNow();
  const count = test === '' ? 0 : (drawn.get(test) ?? 0) + 1;
  drawn.set(test, count);
  return createHash('sha256')
    .update(`${test || process.env.E2E_SEED} ${count}`)
    .digest('base64url');
};
