// Everything a change must pass, from a fresh clone, in one command: npm test
// npm run test:long takes ten times as many random matches and kills.
import { installPackages } from './install.mjs';
import { runSteps } from './steps.mjs';

if (process.argv.includes('--long')) process.env.SAMPLES = '10';
const began = performance.now();
// Browser tests wait for pages and bots more than half of the time: unit tests use it.
const passed =
  installPackages() &&
  (await runSteps({ types: [], lint: [], build: [] })) &&
  (await runSteps({ e2e: [], unit: [] }));
console.log(`${passed ? 'ok' : 'FAILED'}  in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
process.exitCode = passed ? 0 : 1;
