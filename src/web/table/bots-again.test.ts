import { expect, test } from 'vitest';
import type { Game, Kind } from '../../kernel/game.ts';
import { start } from '../../kernel/match.ts';
import { record, writeRecord } from '../../kernel/record.ts';
import boop from '../../games/boop/rules/game.ts';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { onlyBotsElse, optionsAgain, withOtherBots } from './bots-again.ts';

const me: SeatInfo = { kind: 'person', guest: 'g1', name: 'Odarka', away: false, here: true };
const bot = (level: number): SeatInfo => ({ kind: 'bot', level });
const table: TableInfo = {
  id: 't1',
  game: 'boop',
  options: { variant: 'standard' },
  seats: [me, bot(2), bot(0)],
  status: 'over',
  awaiting: [],
  notes: [],
  creator: 'g1',
  listed: false,
  clock: { kind: 'none' },
  allows: { hint: true, takeback: true },
  commitment: '',
  seed: null,
  outcome: null,
  from: null,
  rematch: null,
  spectators: 0,
  created: 0,
  halted: false,
};

test('easier bots are offered where nobody has to be asked', () => {
  expect(onlyBotsElse(table, [0])).toBe(true);
  expect(onlyBotsElse(table, [])).toBe(false);
  expect(onlyBotsElse({ seats: [me, { ...me, guest: 'g2' }] }, [0])).toBe(false);
});

test('the next table is the same, with easier bots, and somebody else begins', () => {
  expect(withOtherBots(table, -1, 4)).toEqual({
    game: 'boop',
    options: { variant: 'standard' },
    seats: [{ kind: 'bot', level: 1 }, { kind: 'bot', level: 0 }, { kind: 'me' }],
    listed: false,
    clock: { kind: 'none' },
    allows: { hint: true, takeback: true },
  });
});

test('several people at one device keep their names', () => {
  const both = { ...table, seats: [me, { ...me, name: 'Taras' }, bot(1)] };
  expect(withOtherBots(both, 1, 4).seats).toEqual([
    { kind: 'me', name: 'Taras' },
    { kind: 'bot', level: 2 },
    { kind: 'me', name: 'Odarka' },
  ]);
});

test('bots at the top of the stairs stay there when the others climb', () => {
  const uneven = { ...table, seats: [me, bot(3), bot(0)] };
  expect(withOtherBots(uneven, 1, 4).seats).toEqual([
    { kind: 'bot', level: 3 },
    { kind: 'bot', level: 1 },
    { kind: 'me' },
  ]);
});

const rules = boop as unknown as Game<Kind>;

test.each(['a', 'b', 'c', 'd'])('after a lot the other begins: %s', async (seed) => {
  const { id: game, version } = rules;
  const options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'lot' };
  const header = { game, version, seats: 2, options, seed };
  const played = writeRecord(record(header, null, [], null));
  const began = rules.actors(start(rules, header).state)[0];
  const again = await optionsAgain(rules, { game, options, seats: [me, bot(1)] }, played);
  expect(again['begins']).toBe(began === 0 ? 'first' : 'second'); // the seats are moved by one
});

test('options that today’s rules do not offer are left out', async () => {
  const last = { game: 'boop', options: { variant: 'standard', longAgo: true }, seats: [me, bot(1)] };
  expect(await optionsAgain(rules, last, null)).not.toHaveProperty('longAgo');
});
