import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/start.ts';
import { addNotes, faultIn, readNotes, withFile } from './backup-file.ts';

test('a file whose notes another program has written is refused with a reason', async () => {
  const file = join(testFolder(), 'backup.sqlite');
  expect(await faultIn(file)).toBe('it is no database of Clowder');
  await withFile(file, (database) => database.exec('create table entries (seq integer)'));
  expect(await readNotes(file)).toBeNull(); // a plain copy of a database
  await addNotes(file, { made: '2026-01-01T00:00:00.000Z', secret: null });
  expect(await faultIn(file)).toBeNull();
  expect(await readNotes(file)).toEqual({ made: '2026-01-01T00:00:00.000Z', secret: null });
  await withFile(file, (database) => database.exec("update backup_notes set secret = x'00ff'"));
  expect(await faultIn(file)).toBe('its notes are damaged');
  await withFile(file, (database) => database.exec('delete from backup_notes'));
  expect(await faultIn(file)).toBe('its notes are damaged');
});
