import { expect, test } from 'vitest';
import { notesOf, type Theme } from './theme.ts';

const files = import.meta.glob<{ readonly THEME: Theme }>('../../games/*/board/**/sounds.ts', {
  eager: true,
});

test('every game has a short theme that can be read', () => {
  const ends = Object.values(files).map(({ THEME }) =>
    Math.max(...notesOf(THEME).map(({ at, lasts }) => at + lasts)),
  );
  expect(ends.length).toBeGreaterThanOrEqual(5);
  for (const end of ends) expect(end).toSatisfy((seconds: number) => seconds > 1.5 && seconds < 5);
});
