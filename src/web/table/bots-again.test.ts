import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { onlyBotsElse, withOtherBots } from './bots-again.ts';

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
  expect(withOtherBots(table, -1)).toEqual({
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
  expect(withOtherBots(both, 1).seats).toEqual([
    { kind: 'me', name: 'Taras' },
    { kind: 'bot', level: 2 },
    { kind: 'me', name: 'Odarka' },
  ]);
});
