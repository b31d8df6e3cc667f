import { describe, expect, test } from 'vitest';
import { findGames, loadGame } from '../catalogue/find-games.ts';
import { allOptions } from '../kernel/options.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { hide } from '../kernel/trial.testing.ts';
import { FaultyHost, type Trouble } from './faulty-host.testing.ts';

/**
 * The broken guarantees: something acknowledged was lost or done twice, something shown was undone, or the match hangs.
 */
const wrongIn = (
  game: Game<Kind>,
  seats: number,
  options: object,
  trouble: Trouble,
  luck: number,
): string[] => {
  const header = { game: game.id, version: game.version, seats, options, seed: `luck ${luck}` };
  const host = new FaultyHost(game, header, trouble, luck);
  for (let steps = 0; !host.over && steps < 60_000; steps++) host.step();
  const ids = host.store.entries.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const lost = [...host.acknowledged].filter((id) => !ids.includes(id));
  return [
    ...(host.over ? [] : [`match ${luck} hangs`]),
    ...host.complaints,
    ...twice.map((id) => `${id} was done twice`),
    ...lost.map((id) => `${id} was lost`),
  ];
};

const DROPPED: Trouble = { drop: 3, lose: 0, repeat: 0, reorder: 0 };
const SHAKEN: Trouble = { drop: 0, lose: 5, repeat: 10, reorder: 20 };
const games = await Promise.all(findGames().map(async (id) => (await loadGame(id)).game));
const TRIES = Number(process.env['TABLE_TRIES'] ?? 2);

describe.each([hide as unknown as Game<Kind>, ...games].map((game) => ({ id: game.id, game })))(
  'a table of $id',
  ({ game }) => {
    const [least, most] = game.seats;
    const options = [...allOptions(game)][0] ?? {};
    const seatsOf = (n: number): number => Math.min(most, Math.max(2, least) + (n % 3));
    test('continues unchanged after it was dropped and opened again at any effect', () => {
      for (let n = 0; n < TRIES; n++) expect(wrongIn(game, seatsOf(n), options, DROPPED, n)).toEqual([]);
    });
    test('tolerates messages that are repeated, reordered or lost', () => {
      for (let n = 0; n < TRIES; n++) expect(wrongIn(game, seatsOf(n), options, SHAKEN, 100 + n)).toEqual([]);
    });
  },
);
