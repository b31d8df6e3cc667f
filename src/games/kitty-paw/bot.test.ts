import { expect, test } from 'vitest';
import { botTurn, type Plans } from '../../bots/bot-turn.ts';
import type { Entry, Header } from '../../kernel/game.ts';
import { replay, start } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import bots from './bot.ts';
import rules, { type AnyKittyPaw } from './rules.ts';
import type { Options, PastMeow, State } from './types.ts';

const OPTIONS: Options = {
  mode: 'race',
  deck: 'stacked',
  levelTwo: 'a',
  endCount: 'scored',
  tieBreak: 'rounds',
  touch: 'last',
  headStart: 0,
};

interface Played {
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly header: Header<AnyKittyPaw>;
}

const match = (levels: readonly number[], seed: string): Played => {
  const header = { game: rules.id, version: 1, seats: levels.length, options: OPTIONS, seed };
  let now = start(rules, header);
  const plans: Plans<AnyKittyPaw> = new Map();
  const [rng, entries] = [quickRng(seed.length), [] as Entry[]];
  for (;;) {
    const turn = botTurn(
      rules,
      seed,
      now,
      (seat) => bots.levels[levels[seat] ?? 0]?.bot ?? expect.fail('no such level'),
      (_seat, ask) => ask(() => true),
      rng,
      plans,
    );
    if (!turn) return { state: now.state as State, entries, header };
    entries.push(turn.entry);
    ({ now } = turn);
  }
};

const median = (meows: readonly PastMeow[]): number =>
  meows.map(({ ms }) => ms).toSorted((a, b) => a - b)[meows.length >> 1] ?? 0;

test('bots finish whole matches through the same claims as people, and the log replays to the same end', () => {
  const { state, entries, header } = match([0, 1, 3, 4], 'bots a');
  expect(rules.outcome(state)).not.toBeNull();
  expect(state.past.length).toBeGreaterThan(3);
  expect([...replay(rules, header.seed, start(rules, header), entries)].at(-1)?.state).toEqual(state);
});

test('a Maneki takes about half the time of a Cat, and beats a Kitten', () => {
  const meows = (level: number): readonly PastMeow[] =>
    [1, 2, 3].flatMap((n) => match([level], `alone ${level} ${n}`).state.past.slice(0, 6));
  const [cat, maneki] = [median(meows(1)), median(meows(4))];
  expect(cat).toBeGreaterThan(15_000);
  expect(cat).toBeLessThan(30_000);
  expect(maneki).toBeGreaterThan(8_000);
  expect(maneki).toBeLessThan(0.75 * cat);
  expect(rules.outcome(match([0, 4], 'duel').state)?.winners).toEqual([1]);
});
