// Brings out/ up to date once, before any test file runs.
import { build } from './build.mjs';

export default async () => {
  if (!(await build())) throw new Error('the sources do not build');
};
