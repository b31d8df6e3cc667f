import { expect, test } from 'vitest';
import { openAllGames } from '../catalogue/open-games.ts';
import { workFor } from './judge-work.ts';

test('a part of the work that is all of it is sure: no game is judged twice with the same work', async () => {
  for (const { judge } of await openAllGames()) {
    const rough = workFor(judge, 0.1);
    expect(rough.sure).toBe(rough.work === judge.work);
    expect(workFor(judge, 1)).toEqual({ work: judge.work, sure: true });
  }
  const single = { judge: () => ({ chances: [], spread: 0, moves: [] }), work: 1, steepness: 1 };
  expect(workFor(single, 0.1)).toEqual({ work: 1, sure: true });
});
