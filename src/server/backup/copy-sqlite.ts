import { existsSync } from 'node:fs';
import { CannotStart } from '../config/cannot-start.ts';
import { withFile } from './backup-file.ts';

const PATIENCE = 60_000; // a server that starts or stops holds the file for a moment

/** One statement reads one moment of the database, and the server goes on writing meanwhile. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from))
    throw new CannotStart(
      `There is no “${from}”: set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    );
  await withFile(from, (database) => {
    database.exec(`pragma busy_timeout=${PATIENCE}`);
    database.prepare('vacuum into ?').run(to);
  });
};
