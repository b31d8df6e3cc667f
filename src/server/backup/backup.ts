import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import { flushFile, flushFolder } from '../config/durable.ts';
import { readSecret } from '../config/secret.ts';
import { forOwnerOnly } from '../store/owner-only.ts';
import { addNotes, countRows, faultIn, type Counts } from './backup-file.ts';
import { copySqlite } from './copy-sqlite.ts';

export interface BackupMade {
  readonly file: string;
  readonly bytes: number;
  readonly counts: Counts;
  readonly hasSecret: boolean;
}

/**
 * Writes everything that a server has stored into one file, while the server runs. The file is the state of one moment,
 * in the format of the embedded database, whichever database it comes from.
 */
export const backUp = async (config: Config, target: string, now: Date): Promise<BackupMade> => {
  const file = fileFor(target, now);
  if (existsSync(file))
    throw new CannotStart(`“${file}” exists already: choose another name, nothing is overwritten.`);
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    forOwnerOnly(partial);
    await copyAll(config, partial);
    const secret = config.secret === null ? readSecret(config.dataDir) : null;
    await addNotes(partial, { made: now.toISOString(), secret });
    const fault = await faultIn(partial);
    if (fault !== null) throw new CannotStart(`The backup is damaged (${fault}): check the disk.`);
    flushFile(partial);
    renameSync(partial, file);
    flushFolder(dirname(file));
    return { file, bytes: statSync(file).size, counts: await countRows(file), hasSecret: secret !== null };
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`“${file}” was not written (${(error as Error).message}).`, error);
  }
};

const copyAll = async ({ databaseUrl, dataDir }: Config, file: string): Promise<void> => {
  if (databaseUrl === null) return copySqlite(join(dataDir, 'clowder.sqlite'), file);
  const { copyFromPostgres } = await import('./copy-postgres.ts');
  await copyFromPostgres(databaseUrl, file);
};

/**
 * In a folder each backup gets its own name: the moment at which it was made. A name that ends in a slash is a folder also before
 * it exists: otherwise the first backup would be a file of that name, and every later one would fail.
 */
const fileFor = (target: string, now: Date): string => {
  const path = resolve(target);
  if (/[\\/]$/.test(target) && !existsSync(path)) mkdirSync(path, { recursive: true, mode: 0o700 });
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? join(path, `clowder-${moment}.sqlite`) : path;
};
