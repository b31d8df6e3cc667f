// Serves a place with a past on any free port, for browser tests: prints its port and a cookie for everybody as one line of JSON.
// It ends when its standard input does.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { GAMES, openCatalogue } from '../../catalogue/catalogue.ts';
import { ratingModeOf } from '../../kernel/abilities.ts';
import { isRefusal } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { serve } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { fillResults } from './fill-results.ts';
import { season, seasonPerson, type SeasonPlan } from './season.ts';
import { testConfig } from './start.ts';

const SECRET = 'a season of tests, and nothing else';

/** Every game in its usual mode, with as few people as it needs. */
const kinds = [...(await openCatalogue(GAMES)).values()].flatMap(({ game }) => {
  const seats = Math.max(2, game.seats[0]);
  const options = readOptions(game);
  const mode = isRefusal(options) ? null : ratingModeOf(game, options, seats);
  return mode === null ? [] : [{ game: game.id, mode, seats }];
});
const PLAN: SeasonPlan = { people: 40, matches: 8_000, kinds, end: Date.now() - 60_000, days: 120 };

const config = testConfig({ secret: SECRET });
openDataFolder(config.dataDir);
const file = join(config.dataDir, 'clowder.sqlite');
await (await openSqlite(file)).close();
await fillResults({ file }, season(PLAN));
const server = await serve(config);
const people = Array.from({ length: PLAN.people }, (_, i) => {
  const guest = seasonPerson(i);
  return { guest, cookie: fastifyCookie.sign(guest, SECRET) };
});
process.stdout.write(`${JSON.stringify({ port: server.port, people })}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await server.close();
rmSync(config.dataDir, { recursive: true });
