// npm run bench:race: four scripted players a table on real sockets, 600 grabs at human speed and at ten
// times that. RACE_GRABS=1000 for more; RACE_SERVERS=2 for two servers on PostgreSQL, where neighbours use different
// ones. On a busy machine compare with the bare timer and the server's event
// loop: nothing can be faster. --json and --against FILE as in “clowder bench”.
import { keptBench } from './kept-bench.mjs';

await keptBench('node_modules/vitest/vitest.mjs', ['run', '--reporter=dot', 'race-clients'], {
  RACE_GRABS: '600',
});
