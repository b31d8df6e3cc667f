// @module-tag slow
import { describe, expect, test } from 'vitest';
import type { Bot, Millis } from '../../../kernel/game.ts';
import { scene, start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { botMatch, type BotPlayers } from '../../../table/bot-match.ts';
import { RACERS } from './bot.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { secondsForCard } from './reaction-times.ts';
import rules from '../rules/race/race.ts';
import { PLAIN_OPTIONS } from '../rules/race/plain-options.ts';
import { TestTable } from '../rules/race/table.testing.ts';
import type { Level } from '../rules/cards/pieces.ts';
import type { KittyPaw, PastMeow, View } from '../rules/race/types.ts';

const levelOf = (level: number): Bot<KittyPaw> => RACERS[level]?.bot ?? expect.fail('no such level');

/** Sits at the table, holds the paw down when needed, and does nothing else, so that nobody is in the way. */
const idle: Bot<KittyPaw> = Object.assign(() => ({ move: { do: 'hold' as const }, after: 100 }), {
  waits: ({ view }: { view: View }, seat: number) =>
    view.phase.name !== 'ready' || view.phase.holding[seat] === true,
});

/** Chooses a random card: the times of a level hold for any card. */
const anyCard =
  (bot: Bot<KittyPaw>): Bot<KittyPaw> =>
  (seen, seat, think, rng) => {
    const choice = bot(seen, seat, think, rng);
    if (choice.move.do !== 'card') return choice;
    const free = seen.view.row.flatMap((card, place) => (card ? [place] : []));
    return { ...choice, move: { do: 'card', place: free[rng.int(free.length)] ?? 0 } };
  };

interface Built {
  readonly level: Level;
  readonly ms: Millis; // from taking the card to the Meow
  readonly correct: boolean;
}

/** Everything one bot builds at a table for two, undisturbed. */
const built = (bot: Bot<KittyPaw>, matches: number): Built[] =>
  Array.from({ length: matches }, (_, n) => oneMatch(bot, n)).flat();

const oneMatch = (
  bot: Bot<KittyPaw>,
  n: number,
  past: readonly PastMeow[] = [],
  enough = Infinity,
): Built[] => {
  const options = { ...PLAIN_OPTIONS, deck: 'mixed-both', endCount: 'scored', touch: 'calm' } as const;
  const header = { game: rules.id, version: rules.version, seats: 2, options, seed: `times ${n}` };
  const players: BotPlayers<KittyPaw> = {
    botOf: (seat) => (seat ? idle : bot),
    ask: (_, ask) => ask(() => true),
    rng: quickRng(n),
  };
  const all: Built[] = [];
  let took = 0;
  const { state } = start(rules, header);
  for (const { position: now } of botMatch(rules, header, players, { state: { ...state, past } })) {
    if (all.length >= enough) break;
    for (const event of now.events) {
      if (event.what === 'took-card' && event.seat === 0) took = now.at;
      const meow = now.state.past.at(-1);
      if (event.what === 'meow' && meow)
        all.push({ level: cardOf(meow.card).level, ms: now.at - took, correct: meow.correct });
    }
  }
  return all;
};

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/**
 * The design values: seconds for a card of each level, wrong Meows in a hundred, and the median reaction.
 * Thirty matches have some 150 Meows, so the share of wrong ones varies; over 3,000 it is 14.2 for a Kitten
 * and 4.6 for a Cat.
 */
const DESIGNED = [
  { name: 'Kitten', level: 0, seconds: [38, 43, 52], wrong: [8, 21], touch: 800, spread: 0.3 },
  { name: 'Cat', level: 1, seconds: [30, 34, 41], wrong: [1, 13], touch: 600, spread: 0.27 },
  { name: 'Lynx', level: 3, seconds: [18, 20, 24], wrong: [0, 4], touch: 410, spread: 0.22 },
  { name: 'Tiger', level: 4, seconds: [14, 15, 18], wrong: [0, 2.5], touch: 340, spread: 0.2 },
] as const;

describe.each(DESIGNED)('a $name', ({ level, seconds, wrong, touch, spread }) => {
  test('builds as fast, and is wrong as often, as designed', () => {
    const all = built(anyCard(levelOf(level)), 30);
    for (const [i, designed] of seconds.entries()) {
      const times = all.filter((one) => one.level === i + 1).map(({ ms }) => ms / 1000);
      expect(times.length).toBeGreaterThan(10);
      // A little more than designed, because claims have network delay and unseen cats must be found.
      expect(middle(times), `level ${i + 1}`).toBeGreaterThan(0.82 * designed);
      expect(middle(times), `level ${i + 1}`).toBeLessThan(1.28 * designed);
    }
    const share = (100 * all.filter(({ correct }) => !correct).length) / all.length;
    expect(share).toBeGreaterThanOrEqual(wrong[0]);
    expect(share).toBeLessThanOrEqual(wrong[1]);
  });

  test('touches as quickly as designed, and never faster than a person can', () => {
    const table = new TestTable(2).withCards().do(0, 'meow').wait(150);
    const [seen, rng] = [scene(rules, table.now, 1), quickRng(level)];
    const reactions = Array.from({ length: 2_000 }, () => levelOf(level)(seen, 1, () => true, rng).after);
    expect(Math.abs(middle(reactions) / touch - 1)).toBeLessThan(0.03);
    const logs = reactions.map((ms) => Math.log(ms / touch));
    const sigma = Math.sqrt(logs.reduce((sum, one) => sum + one * one, 0) / logs.length);
    expect(Math.abs(sigma / spread - 1)).toBeLessThan(0.1);
    expect(Math.min(...reactions)).toBeGreaterThanOrEqual(180);
  });
});

test.each([
  [0.5, 0.92],
  [1, 1.05],
  [2, 1.2],
])('beside a person at %f times the usual the adaptive bot is at %f: it has limits', (factor, adapted) => {
  const cards = ['I-01', 'I-09', 'I-17', 'IIa-03', 'III-01'];
  const past = cards.map((card) => ({
    seat: 1,
    card,
    ms: 1000 * factor * secondsForCard(card),
    correct: true,
  }));
  // Its own Meows in a row would slow it down, so only the first is measured.
  const time = (bot: Bot<KittyPaw>): number =>
    middle(Array.from({ length: 50 }, (_, n) => oneMatch(anyCard(bot), n, past, 1)[0]?.ms ?? 0));
  const ratio = (1.42 * time(levelOf(2))) / time(levelOf(1));
  expect(ratio).toBeGreaterThan(0.88 * adapted);
  expect(ratio).toBeLessThan(1.12 * adapted);
});

test.each([0, 1, 2, 3])(
  'level %i loses more often than it wins against the next one, but not always',
  (level) => {
    const options = PLAIN_OPTIONS;
    const wins = Array.from({ length: 12 }, (_, n) => {
      const header = { game: rules.id, version: rules.version, seats: 2, options, seed: `stairs ${n}` };
      const players: BotPlayers<KittyPaw> = {
        botOf: (seat) => levelOf(seat === n % 2 ? level : level + 1),
        ask: (_seat, ask) => ask(() => true),
        rng: quickRng(n),
      };
      const last = [...botMatch(rules, header, players)].at(-1)?.position.state;
      return last !== undefined && rules.outcome(last)?.winners.includes(n % 2) === true;
    }).filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(1);
    expect(wins).toBeLessThanOrEqual(6);
  },
);
