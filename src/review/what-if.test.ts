import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGames } from '../catalogue/find-games.ts';
import { loadRecord } from '../catalogue/open-games.ts';
import { recordInGolden } from '../kernel/golden.ts';
import { whatIf } from './what-if.ts';

const GAMES = new URL('../games/', import.meta.url);

const recorded = async (id: string) => {
  const golden = new URL(`${id}/golden/`, GAMES);
  const [name = ''] = readdirSync(golden).toSorted();
  const replayed = await loadRecord(recordInGolden(readFileSync(new URL(name, golden), 'utf8')));
  if (!('file' in replayed)) throw new Error(replayed.refusal.why);
  return replayed;
};

describe.each(findGames())('%s', (id) => {
  test('the moves that were played, played again as a what-if, lead to the same positions', async () => {
    const { loaded, header, positions, file } = await recorded(id);
    const { game } = loaded;
    let tried = 0;
    for (const [at, entry] of file.entries.entries()) {
      const [from, after] = [positions[at], positions[at + 1]];
      // Events that depend on the time or the clock cannot be compared: in a what-if time stands still.
      const timed = !from || !after || game.due(from.state) !== null || game.due(after.state) !== null;
      if (timed || game.actors(from.state)[0] !== entry.by) continue;
      tried++;
      expect(whatIf(game, header.seed, from, [entry.move ?? '']).at(-1)?.state).toEqual(after.state);
    }
    const [first] = positions;
    if (!first) throw new Error('no position');
    expect(whatIf(game, header.seed, first, ['nonsense'])).toEqual([first]);
    const race = positions.slice(0, -1).every(({ state }) => game.due(state) !== null);
    expect(tried > 0 || race).toBe(true);
  });
});
