import { expect, test } from 'vitest';
import { NegativeResult } from '../terminal/exit-errors.ts';
import { withSettings } from './settings.ts';

test('a full disk is told to the host as one sentence, not as a bug', async () => {
  const refused = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const full = withSettings(() => Promise.reject(refused));
  await expect(full).rejects.toThrow(NegativeResult);
  await expect(full).rejects.toThrow(
    'The database is out of reach, or its disk is full (database or disk is full): mend that, and try again.',
  );
});
