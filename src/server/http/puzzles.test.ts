import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../kernel/puzzle.ts';
import { findGames, loadGame } from '../../catalogue/find-games.ts';
import type { TriedPuzzles } from '../../protocol/puzzles.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';

let server: Server;
let game: string; // some game that has puzzles
let lines: readonly PuzzleLine[];
beforeAll(async () => {
  server = await startServer();
  for (game of findGames()) {
    lines = readPuzzles((await (await loadGame(game)).puzzleBook())?.lines ?? '');
    if (lines.length > 0) return;
  }
});
afterAll(() => server.close());

const tries = (n: number, solved: boolean, strength = 900) => [
  { puzzle: puzzleId(defined(lines[n])), solved, strength },
];

test('first tries of people are counted once each, and change the rating that is shown', async () => {
  const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const [first, second] = [tries(0, false), tries(1, true)];
  expect(await ann.post(`/api/puzzles/${game}/tries`, { tries: [...first, ...second] })).toEqual({
    counted: 2,
  });
  expect(await ann.post(`/api/puzzles/${game}/tries`, { tries: tries(0, true) })).toEqual({ counted: 0 });
  expect(await ben.post(`/api/puzzles/${game}/tries`, { tries: tries(0, false) })).toEqual({ counted: 1 });
  const tried = (await ben.get(`/api/puzzles/${game}`)) as TriedPuzzles;
  const of = (n: number) => tried[puzzleId(defined(lines[n]))];
  expect(Object.keys(tried)).toHaveLength(2);
  expect(of(0)).toMatchObject({ tries: 2, solved: 0 });
  expect(of(0)?.rating).toBeGreaterThan(defined(lines[0]).rating);
  expect(of(1)).toMatchObject({ tries: 1, solved: 1 });
});

test('what is no puzzle, no person or no strength is not counted', async () => {
  const ann = await TestClient.arrive(server.port);
  const unknown = [{ puzzle: 'zzzzzz', solved: true, strength: 900 }];
  expect(await ann.post(`/api/puzzles/${game}/tries`, { tries: unknown })).toEqual({ counted: 0 });
  const strong = tries(3, true, 1e9);
  expect(await ann.post(`/api/puzzles/${game}/tries`, { tries: strong })).toMatchObject({
    why: 'bad-request',
  });
  const nobody = new TestClient(server.port);
  expect(await nobody.post(`/api/puzzles/${game}/tries`, { tries: tries(3, true) })).toMatchObject({
    why: 'no-guest',
  });
  expect(await ann.post('/api/puzzles/chess/tries', { tries: [] })).toMatchObject({ why: 'no-such-game' });
  expect(await ann.get('/api/puzzles/chess')).toMatchObject({ why: 'no-such-game' });
});
