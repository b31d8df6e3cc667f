import { describe, expect, test } from 'vitest';
import type { Clocks } from '../protocol/messages.ts';
import type { ClockSetting } from '../protocol/table.ts';
import { MemoryHost } from './memory-host.ts';
import { person, sit } from './memory-table.testing.ts';
import { PlayerClocks } from './player-clocks.ts';

const BANK: ClockSetting = { kind: 'bank', ms: 60_000, increment: 2_000 };
const BY_MOVE: ClockSetting = { kind: 'move', ms: 60_000 };

type Sitting = ReturnType<typeof sit>;

const waits = ({ host }: Sitting, ms: number): void => {
  const until = host.now + ms;
  while (host.step(until));
  host.now = until;
};

/** The clocks as everybody was last told. */
const clocks = ({ sent }: Sitting): Clocks | undefined =>
  sent.flatMap(({ message }) => (message.t === 'clocks' ? [message.clocks] : [])).at(-1);

describe('a takeback', () => {
  test('costs the others no time, however often it is repeated', () => {
    const table = sit([person('ann'), person('bob')], { clock: BANK });
    table.play('ann', 0, 'ke2');
    waits(table, 5_000);
    table.play('bob', 1, 'kc3');
    for (const [again, move] of ['ke4', 'kb5', 'ke4'].entries()) {
      waits(table, 1_000);
      table.play('ann', 0, move);
      waits(table, 50_000); // bob thinks, and has 57 seconds
      expect(table.takeback('ann', 0)).toMatchObject({ seq: 4 + 2 * again });
      expect(clocks(table)).toEqual({ left: [60_000 - 1_000 * (again + 1), 57_000], running: [0] });
    }
    expect(table.host.table.doc.seats).toEqual([person('ann'), person('bob')]);
  });

  test('which the other one agrees to gives them back what they used since that move, and ann pays for her own', () => {
    const table = sit([person('ann'), person('bob')], { clock: BANK });
    table.play('ann', 0, 'ke2');
    waits(table, 1_000);
    table.play('bob', 1, 'kc3');
    waits(table, 3_000);
    table.play('ann', 0, 'ke4');
    waits(table, 20_000);
    table.play('bob', 1, 'kb5');
    waits(table, 4_000);
    table.takeback('ann', 0);
    waits(table, 2_000);
    table.answer('bob', true);
    expect(table.host.table.history?.position.seq).toBe(5);
    // Ann: 3 seconds for the move that is taken back, 6 until it was. Bob: 1 second for his first move, 2 as its bonus.
    expect(clocks(table)).toEqual({ left: [51_000, 61_000], running: [0] });
  });

  test('leaves clocks that a table opened again computes alike', () => {
    const table = sit([person('ann'), person('bob')], { clock: BANK });
    table.play('ann', 0, 'ke2');
    waits(table, 5_000);
    table.takeback('ann', 0);
    const seen: Clocks[] = [];
    const again = new MemoryHost(table.host.table.settings, table.host.store, {
      think: () => null,
      onSend: ({ message }) => message.t === 'clocks' && void seen.push(message.clocks),
    });
    again.ask({ t: 'join', client: 9, guest: 'bob', since: 0 });
    expect(seen.at(-1)).toEqual(clocks(table));
  });

  test('gives nobody more than the time for a move, even if a part of it was forgiven before', () => {
    const timed = new PlayerClocks(BY_MOVE, 2);
    timed.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
    timed.tick({ at: 1_000, by: 0, bot: false, awaiting: [0, 1], back: null });
    const forgiven = timed.comeBack(1, 0, 41_000);
    timed.tick({ at: 50_000, by: 0, bot: false, awaiting: [0, 1], back: 0 });
    expect(timed.left(1, forgiven, 50_000)).toBe(60_000);
    expect(timed.left(1, forgiven, 55_000)).toBe(55_000);
  });
});
