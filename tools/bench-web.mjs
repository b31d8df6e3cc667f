// npm run bench:web: taps and drags on the board of every game in a real browser with a slowed processor. --json and
// --against FILE as in “clowder bench”.
import { keptBench } from './kept-bench.mjs';

await keptBench('node_modules/@playwright/test/cli.js', ['test', '--config', 'bench.config.ts']);
