// Brings out/ up to date once, before any test file runs.
import { build } from './build.mjs';

export default () => {
  if (!build()) throw new Error('the sources do not compile');
};
