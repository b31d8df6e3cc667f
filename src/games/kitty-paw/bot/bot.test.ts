import { expect, test } from 'vitest';
import type { Entry, Header } from '../../../kernel/game.ts';
import { replay, scene, start, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { botMatch, type BotPlayers } from '../../../table/bot-match.ts';
import bots, { RACERS } from './bot.ts';
import { boxCatOf } from '../rules/race/mat.ts';
import race from '../rules/race/race.ts';
import rules, { type AnyKittyPaw } from '../rules/game.ts';
import { PLAIN_OPTIONS } from '../rules/race/plain-options.ts';
import { TestTable } from '../rules/race/table.testing.ts';
import type { Options, PastMeow, State } from '../rules/race/types.ts';

const OPTIONS: Options = { ...PLAIN_OPTIONS, endCount: 'scored' };

interface Played {
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly header: Header<AnyKittyPaw>;
}

const match = (levels: readonly number[], seed: string): Played => {
  const header = { game: rules.id, version: rules.version, seats: levels.length, options: OPTIONS, seed };
  let now = start(rules, header);
  const entries: Entry[] = [];
  const players: BotPlayers<AnyKittyPaw> = {
    botOf: (seat) => bots.levels[levels[seat] ?? 0]?.bot ?? expect.fail('no such level'),
    ask: (_seat, ask) => ask(() => true),
    rng: quickRng(seed.length),
  };
  for (const { entry, position } of botMatch(rules, header, players)) {
    entries.push(entry);
    now = position;
  }
  return { state: now.state as State, entries, header };
};

const median = (meows: readonly PastMeow[]): number =>
  meows.map(({ ms }) => ms).toSorted((a, b) => a - b)[meows.length >> 1] ?? 0;

test('bots finish whole matches through the same claims as people, and the log replays to the same end', () => {
  const { state, entries, header } = match([0, 1, 3, 4], 'bots a');
  expect(rules.outcome(state)).not.toBeNull();
  expect(state.past.length).toBeGreaterThan(3);
  expect([...replay(rules, header.seed, start(rules, header), entries)].at(-1)?.state).toEqual(state);
});

test('the best level takes about half the time of the second, and beats the first', () => {
  const meows = (level: number): readonly PastMeow[] =>
    [1, 2, 3].flatMap((n) => match([level], `alone ${level} ${n}`).state.past.slice(0, 6));
  const [cat, maneki] = [median(meows(1)), median(meows(4))];
  expect(cat).toBeGreaterThan(20_000);
  expect(cat).toBeLessThan(45_000);
  expect(maneki).toBeGreaterThan(8_000);
  expect(maneki).toBeLessThan(0.75 * cat);
  expect(rules.outcome(match([0, 4], 'duel').state)?.winners).toEqual([1]);
});

const maneki = RACERS[4]?.bot ?? expect.fail('no such level');

test('a bot whose cats are all on another mat waits for them, and does not meow without them', () => {
  const table = new TestTable(2).withCards();
  table.now = startFrom({ ...table.state, cards: ['I-01', 'IIa-01'] }); // four kitties, of which there are two each
  for (const [i, tile] of ['B1', 'B2', 'P1', 'P2', 'J1', 'J2', 'D1', 'D2'].entries())
    table.do(0, `g${tile}`).wait(300).do(0, `put${i},${-i}`);
  const rng = quickRng(7);
  const moves = Array.from({ length: 60 }, () => {
    const { move } = maneki(scene(race, table.now, 1), 1, () => true, rng);
    table.do(1, race.write(move)).wait(300);
    return move.do;
  });
  expect(boxCatOf(table.state, 1)).toBe('C4');
  expect(moves).toContain('lift');
  expect(moves).not.toContain('meow');
});
