// npm run simulate: the real leases, links, hubs and tables of many servers on one real PostgreSQL, in virtual time, while servers
// are killed, stopped and cut off. docs/scale.md uses its figures.
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../testing/postgres.ts';
import { printed } from './print.ts';
import { simulate, type Plan } from './run.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '30' },
    tables: { type: 'string', default: '3000' },
    faults: { type: 'string', default: '5' },
    thinking: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

const plan: Plan = {
  servers: Number(values.servers),
  tables: Number(values.tables),
  faults: Number(values.faults),
  thinking: Number(values.thinking) * 1_000,
  seed: Number(values.seed),
};
const postgres = await startOwnPostgres();
const began = process.cpuUsage();
try {
  const result = await simulate(postgres.url, plan);
  const { user, system } = process.cpuUsage(began);
  console.log(printed(result).join('\n'));
  console.log(`\n${((user + system) / 1e6).toFixed(0)} s of CPU time, without the database's`);
} finally {
  await postgres.stop();
}
