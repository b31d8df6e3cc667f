import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../config/config.ts';
import { serve, type Server } from '../start/server.ts';
import { GAMES } from '../../catalogue/catalogue.ts';

/** A folder that is deleted after the tests (tools/prepare-tests.mjs). */
export const testFolder = (): string => mkdtempSync(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'server-'));

/** Settings for a test: any free port, its own folder, fast bots, and limits only where they are tested. */
export const testConfig = (changes: Partial<Config> = {}): Config => {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    BOT_PACE: '0',
  });
  if (typeof config === 'string') throw new Error(config);
  return { ...config, dataDir: testFolder(), requestsPerMinute: 100_000, ...changes };
};

export const startServer = (changes: Partial<Config> = {}, games: URL = GAMES): Promise<Server> =>
  serve(testConfig(changes), games);
