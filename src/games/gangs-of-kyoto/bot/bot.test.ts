import { describe, expect, test } from 'vitest';
import type { Rng, Seat } from '../../../kernel/game.ts';
import { legal, scene } from '../../../kernel/match.ts';
import { pick, quickRng } from '../../../kernel/random.ts';
import { bellsIn, bellsOf, hoursOf } from '../rules/row.ts';
import bots from './bot.ts';
import { chanceOf } from './engine/chance.ts';
import { loadView } from './engine/load.ts';
import { acceptCard, refuseCard } from './engine/play.ts';
import { newTable, ROW, type FastTable } from './engine/table.ts';
import rules from '../rules/game.ts';
import { after, table, type Table } from '../rules/table.testing.ts';
import type { Options, State } from '../rules/types.ts';

const OPEN: Options = { end: 'thirteen', piles: 'open-hand', owlLasting: false, vetoWindow: 'short' };

const GREEDY = 3; // the fourth level
const answer = (level: number, now: Table, seat: Seat): string => {
  let thoughts = 40;
  const choice = bots.levels.at(level)?.bot(scene(rules, now, seat), seat, () => thoughts-- > 0, quickRng(3));
  return choice ? rules.write(choice.move) : '';
};

const strongest = (now: Table, seat: Seat): string => answer(-1, now, seat);

describe('the strongest level', () => {
  test('takes the Gift that wins', () => {
    const now = table({ rows: ['', ''], piles: ['5** 5** 5** 5** 5** 4**', ''], next: 'g', options: OPEN });
    expect(strongest(now, 0)).toBe('give0');
  });

  test('sends a rival home late when that saves enough to win', () => {
    const now = table({
      rows: ['4* 3*', '5 4 3*'],
      piles: ['5** 5** 5** 5** 5** 1*', ''],
      next: '2',
      options: OPEN,
    });
    expect(strongest(now, 0)).toBe('give1');
  });

  test('refuses a card that would end the round to its disadvantage', () => {
    const now = after(table({ rows: ['5** 3** 2**', '5** 4** n'], next: '4', options: OPEN }), 'give1');
    expect(strongest(now, 1)).toBe('refuse');
  });
});

const asked = (next: string): Table => after(table({ rows: ['5', '5** 4** n'], next }), 'give1');

const lastCard = (card: string): Table =>
  after(table({ rows: ['5 4 n', '5 5 2'], next: `0 ${card}` }), 'give1');

test('a card of one’s own turn that would be late is refused at once, and kept if it is wanted', () => {
  expect(answer(GREEDY, lastCard('4'), 0)).toBe('refuse');
  expect(answer(GREEDY, lastCard('g'), 0)).toBe('give0');
});

describe('the greedy level', () => {
  test('keeps bells that are safe, and gives hours away', () => {
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '1**' }), 0)).toBe('give0');
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '5' }), 0)).toBe('give1');
  });

  test('pays at most two hours for a bell, and four for two', () => {
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '2*' }), 0)).toBe('give0');
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '3*' }), 0)).toBe('give1');
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '4**' }), 0)).toBe('give0');
    expect(answer(GREEDY, table({ rows: ['2', '2'], next: '5**' }), 0)).toBe('give1');
  });

  test('makes the player with more to lose late', () => {
    const now = table({ rows: ['4* 3*', '5** 4** 3'], next: '2' });
    expect(answer(GREEDY, now, 0)).toBe('give1');
  });

  test('refuses only cards that it does not want', () => {
    expect(answer(GREEDY, asked('4'), 1)).toBe('refuse'); // it would make the player late
    expect(answer(GREEDY, asked('3*'), 1)).toBe('refuse');
    expect(answer(GREEDY, asked('2*'), 1)).toBe('take');
    expect(answer(GREEDY, asked('g'), 1)).toBe('take');
  });

  test.each([0, 1])('gives away a card without value at once, from seat %i too', (seat) => {
    const now = table({ rows: ['2', '2'], next: 'n', active: seat });
    expect(rules.actors(now.state)).toEqual([seat]);
    expect(answer(GREEDY, now, seat)).toBe(`give${1 - seat}`);
  });
});

const chances = (rows: readonly string[], piles: readonly string[]): number[] => {
  const { known } = loadView(rules.view(table({ rows, piles, next: '3', options: OPEN }).state, 0));
  return rows.map((_, seat) => chanceOf(known, seat));
};

describe('the learned chance to win', () => {
  test.each([2, 3, 4, 5])('is shared out among %i players, almost evenly at the start', (seats) => {
    const rows = Array.from({ length: seats }, () => '');
    const all = chances(rows, rows);
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    for (const chance of all) expect(Math.abs(chance - 1 / seats)).toBeLessThan(0.06);
  });

  test('grows with saved bells, with bells at stake and with the hours a rival has used', () => {
    const [even = 0] = chances(['3 2', '3 2'], ['5**', '5**']);
    expect(chances(['3 2', '3 2'], ['5** 5** 5**', '5**'])[0]).toBeGreaterThan(even + 0.1);
    expect(chances(['3* 2*', '3 2'], ['5**', '5**'])[0]).toBeGreaterThan(even + 0.03);
    const [alike = 0] = chances(['3* 2*', '3* 2*'], ['5**', '5**']);
    expect(chances(['3* 2*', '3* 2* 5'], ['5**', '5**'])[0]).toBeGreaterThan(alike + 0.03);
  });
});

/** Everything that both implementations must agree on. */
const summary = (state: State) =>
  state.players.map(({ row, pile, received }) => [
    row.map(({ card }) => card),
    hoursOf(row),
    bellsOf(row),
    bellsIn(pile),
    received,
  ]);
const fastSummary = (fast: FastTable) =>
  Array.from({ length: fast.seats }, (_, seat) => [
    [...fast.rows.subarray(seat * ROW, seat * ROW + (fast.rowSize[seat] ?? 0))],
    fast.hours[seat],
    fast.bells[seat],
    fast.piles[seat],
    fast.received[seat] === 1,
  ]);

const loaded = (state: State): FastTable => {
  const { known, imagine } = loadView(rules.view(state, 0));
  const fast = newTable(known.seats, state.rules);
  imagine(fast, { state: 5 });
  return fast;
};

/** Plays a move that turns over no extra card on both, and compares them before the next card comes. */
const compare = (state: State, rng: Rng): State => {
  const [by = 0] = rules.actors(state);
  const position = { state, events: [], seq: 0, at: 0 };
  const move = pick(rng, legal(rules, scene(rules, position, by), by));
  const { state: next, events } = rules.apply(state, { by, at: 0, move }, rng);
  const { phase } = state;
  const cards = events.filter(
    ({ what }) => what === 'extra' || (what === 'given' && phase.name === 'veto'),
  ).length;
  const gives = events.filter(({ what }) => what === 'given').length;
  if (phase.name === 'no-card' || cards > 0 || gives > 1 || next.phase.name === 'veto') return next;
  const fast = loaded(state);
  const seat = phase.name === 'veto' ? phase.seat : move.do === 'give' ? move.to : by;
  if (phase.name === 'give') fast.received[seat] = 1;
  if (move.do === 'refuse') refuseCard(fast, seat, phase.card.card);
  else acceptCard(fast, seat, phase.card.card, { state: 9 });
  const turned = next.turn === state.turn || next.round !== state.round;
  if (turned) expect(fastSummary(fast)).toEqual(summary(next));
  expect(fast.winner).toBe(next.end ? next.end.winner : -1);
  if (next.round !== state.round && !next.end) expect(fast.first).toBe(next.first);
  return next;
};

test.each([false, true])('the fast table follows the rules, with owlLasting %s', (owlLasting) => {
  const rng = quickRng(21);
  let compared = 0;
  for (let match = 0; match < 60; match++) {
    const end = match % 3 === 0 ? 'whole-deck' : 'thirteen';
    let state = rules.setup(2 + (match % 4), { ...OPEN, owlLasting, end }, rng);
    for (; !state.end; compared++) state = compare(state, rng);
  }
  expect(compared).toBeGreaterThan(1000);
});
