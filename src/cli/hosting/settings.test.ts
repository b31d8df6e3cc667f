import { expect, test } from 'vitest';
import { NegativeResult } from '../terminal/exit-errors.ts';
import { withSettings } from './settings.ts';

test('a full disk is told to the host as one sentence, not as a bug', async () => {
  const full = withSettings(() => Promise.reject(new Error('database or disk is full')));
  await expect(full).rejects.toThrow(NegativeResult);
  await expect(full).rejects.toThrow(
    'The database is out of reach, or its disk is full (database or disk is full): mend that, and try again.',
  );
});
