import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What guests' cookies are signed with. Made once and kept: a new one would make strangers of everybody. */
export const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  return read(file) ?? make(file);
};

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

/** Written in full before it gets its name, so that neither a crash nor a second server can leave half a secret. */
const make = (file: string): string => {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(whole, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
};
