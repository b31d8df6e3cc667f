import { chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { flushFile, flushFolder } from '../config/durable.ts';
import { restoreSecret } from '../config/secret.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { forOwnerOnly } from '../store/owner-only.ts';
import { countRows, faultIn, readNotes, removeNotes, type Counts } from './backup-file.ts';

export interface Restored {
  readonly made: string | null; // null: a plain copy of a database file
  readonly counts: Counts;
  readonly hasSecret: boolean;
}

/** Puts a backup where a server will start. It never overwrites anything: the place must be empty. */
export const restore = async (config: Config, file: string): Promise<Restored> => {
  if (!existsSync(file)) throw new CannotStart(`There is no file “${file}”.`);
  const fault = await faultIn(file);
  if (fault !== null) throw new CannotStart(`“${file}” cannot be restored (${fault}): take another backup.`);
  const notes = await readNotes(file);
  openDataFolder(config.dataDir);
  await putBack(config, file);
  const secret = config.secret === null ? (notes?.secret ?? null) : null;
  const isOurs = secret === null || restoreSecret(config.dataDir, secret);
  giveToOwner(config.dataDir);
  if (!isOurs)
    throw new CannotStart(
      `Everything is restored but the secret: “${join(config.dataDir, 'secret')}” is another one. ` +
        'Move that file away and start again, or everybody is a new guest.',
    );
  return { made: notes?.made ?? null, counts: await countRows(file), hasSecret: secret !== null };
};

/** A host restores as root; the server runs as the user of the folder, and could not open files of root. */
const giveToOwner = (folder: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  const files = ['clowder.sqlite', 'lock.sqlite', 'secret'].map((name) => join(folder, name));
  for (const file of files) if (existsSync(file)) chownSync(file, uid, gid);
};

const putBack = async ({ databaseUrl, dataDir }: Config, file: string): Promise<void> => {
  if (databaseUrl === null) return putFileBack(file, dataDir);
  const { copyToPostgres } = await import('./copy-postgres.ts');
  await copyToPostgres(file, databaseUrl);
};

/** The file is complete before it gets its name. A backup of an older release is brought up to date by the server's start. */
const putFileBack = async (file: string, dataDir: string): Promise<void> => {
  const unlock = lockFolder(dataDir);
  const target = join(dataDir, 'clowder.sqlite');
  const partial = `${target}.partial`;
  try {
    // The two files beside it too: SQLite would replay an old log into the restored file and damage it.
    const old = [target, `${target}-wal`, `${target}-shm`].filter((path) => existsSync(path));
    if (old.length > 0)
      throw new CannotStart(
        `Move away first, nothing is overwritten: ${old.map((path) => `“${path}”`).join(', ')}.`,
      );
    rmSync(partial, { force: true });
    forOwnerOnly(partial);
    copyFileSync(file, partial);
    await removeNotes(partial);
    flushFile(partial);
    renameSync(partial, target);
    flushFolder(dataDir);
  } finally {
    rmSync(partial, { force: true });
    unlock();
  }
};
