// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import { readPuzzles } from '../../kernel/puzzle.ts';
import { GAMES, openCatalogue, type Catalogue } from '../../catalogue/catalogue.ts';
import type { DailyPuzzleTry, DailyStart } from '../../protocol/daily.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { beginDaily, dayOf, playToEnd } from '../testing/daily-player.ts';
import { startServer } from '../testing/start.ts';

let server: Server;
let catalogue: Catalogue;
beforeAll(async () => {
  [server, catalogue] = [await startServer(), await openCatalogue(GAMES)];
});
afterAll(() => server.close());

const entriesOf = async (person: TestClient, table: string): Promise<readonly string[]> => {
  const text = await (await person.fetch(`/api/matches/${table}/record`)).text();
  return text.split('\n').flatMap((line) => {
    const [seq, , ...rest] = line.split(/\s+/);
    return /^\d+$/.test(seq ?? '') ? [rest.join(' ')] : [];
  });
};

test('against the bots of the real games equal moves get equal answers and equal cards', async () => {
  const games = [...catalogue.values()].filter(({ daily }) => daily?.is === 'match' && daily.bots.length > 0);
  expect(games.length).toBeGreaterThan(1);
  for (const loaded of games) {
    const people = await Promise.all([TestClient.arrive(server.port), TestClient.arrive(server.port)]);
    const records = await Promise.all(
      people.map(async (person) => {
        const table = await beginDaily(person, loaded.game.id);
        await playToEnd(person, loaded, table, 'the same moves');
        return entriesOf(person, table);
      }),
    );
    expect(records[0]?.length).toBeGreaterThan(10);
    expect(records[0]).toEqual(records[1]);
    await Promise.all(people.map((person) => person.close()));
  }
});

test('a puzzle is judged by the server, a move at a time; a wrong move ends it, and no device gets a second try', async () => {
  const person = await TestClient.arrive(server.port);
  const { today, tasks } = await dayOf(person);
  const puzzle = defined(tasks.find(({ goal }) => goal !== null));
  const path = `/api/daily/${today}/${puzzle.task}`;
  const begun = (await person.post(path)) as Extract<DailyStart, { puzzle: unknown }>;
  expect(JSON.stringify(begun)).not.toContain('solution');
  const { game, puzzleBook } = defined(catalogue.get(puzzle.task));
  const all = defined((await puzzleBook()) ?? undefined);
  const line = defined(readPuzzles(all.lines).find(({ where }) => where === begun.puzzle.where));
  expect(await person.post(`${path}/move`, { move: 'no such move', after: 0 })).toMatchObject({
    why: 'bad-request',
  });
  const both = (await Promise.all(
    [person, person.twin()].map((device) => device.post(`${path}/move`, { move: line.solution, after: 0 })),
  )) as DailyPuzzleTry[];
  expect(both[0]?.moves).toEqual(both[1]?.moves);
  expect(both[0]?.patch).not.toBe('missed');
  const other = await TestClient.arrive(server.port);
  await other.post(path);
  const { state, solver } = all.open(line);
  const wrong = [...game.candidates(game.view(state, solver), solver)]
    .filter((move) => !game.check(game.view(state, solver), solver, move))
    .map((move) => game.write(move))
    .find((move) => move !== line.solution);
  const missed = await other.post(`${path}/move`, { move: defined(wrong), after: 0 });
  expect(missed).toMatchObject({ patch: 'missed' });
  expect(await other.post(`${path}/move`, { move: line.solution, after: 0 })).toEqual(missed);
  expect(await other.post(path)).toEqual({ puzzle: missed });
});
