import { describe, expect, test } from 'vitest';
import type { DelayedSeat } from '../protocol/messages.ts';
import { PATIENCE } from './settings.ts';
import { person, sit } from './memory-table.testing.ts';

type Sitting = ReturnType<typeof sit>;

const ANN_AND_BOB = [person('ann'), person('bob')];
const THREE = [...ANN_AND_BOB, person('cat')];
const CLIENT = { ann: 0, bob: 1, cat: 2 } as const;

const goes = ({ host }: Sitting, guest: keyof typeof CLIENT): void => {
  host.tell({ kind: 'left', client: CLIENT[guest] });
  while (host.step(host.now));
};

const comes = ({ host }: Sitting, guest: keyof typeof CLIENT): void =>
  void host.ask({ t: 'join', client: CLIENT[guest], guest, since: 0 });

const waits = ({ host }: Sitting, ms: number): void => {
  const until = host.now + ms;
  while (host.step(until));
  host.now = until;
};

/** The seats that keep the match waiting, as they were last sent. */
const shown = ({ host, sent }: Sitting): readonly DelayedSeat[] => {
  while (host.step(host.now));
  return sent.flatMap(({ message }) => (message.t === 'delays' ? [message.seats] : [])).at(-1) ?? [];
};

describe('a player who has gone', () => {
  test('is shown with the time until a bot may take over; then somebody who stays decides it', () => {
    const table = sit(ANN_AND_BOB);
    goes(table, 'ann');
    expect(shown(table)).toEqual([{ seat: 0, left: PATIENCE.away }]);
    waits(table, PATIENCE.away - 1);
    expect(table.handOver('bob', 0)).toEqual({ why: 'not-late' });
    waits(table, 1);
    expect(table.handOver('bob', 0)).toEqual({ seq: 0 });
    expect(table.host.table.doc).toMatchObject({
      seats: [person('ann', true), person('bob')],
      notes: [{ after: 0, seat: 0, what: 'left' }],
    });
    expect(shown(table)).toEqual([]);
    expect(table.handOver('bob', 0)).toEqual({ seq: 0 }); // sent again because the answer was lost
  });

  test('keeps the seat by coming back in time, and gets it back after that', () => {
    const table = sit(ANN_AND_BOB);
    goes(table, 'ann');
    waits(table, PATIENCE.away);
    comes(table, 'ann');
    expect(shown(table)).toEqual([]);
    expect(table.handOver('bob', 0)).toEqual({ why: 'not-late' });
    goes(table, 'ann');
    waits(table, PATIENCE.away);
    table.handOver('bob', 0);
    comes(table, 'ann');
    table.host.ask({ t: 'back', guest: 'ann', seat: 0 });
    expect(table.host.table.doc.seats).toEqual(ANN_AND_BOB);
  });

  test('blocks nothing while somebody else has to move; the time begins when the match waits for them', () => {
    const table = sit(ANN_AND_BOB);
    goes(table, 'bob');
    expect(shown(table)).toEqual([]);
    waits(table, PATIENCE.away);
    table.play('ann', 0, 'ke2');
    expect(shown(table)).toEqual([{ seat: 1, left: PATIENCE.away }]);
  });

  test('loses a match for two if the other one claims the win instead of asking a bot', () => {
    const table = sit(ANN_AND_BOB);
    table.play('ann', 0, 'ke2');
    goes(table, 'bob');
    expect(table.end('ann', 0, 'stop')).toEqual({ why: 'others-play' });
    waits(table, PATIENCE.away);
    expect(table.end('ann', 0, 'stop')).toEqual({ seq: 2 });
    expect(table.host.table.doc).toMatchObject({ status: 'over', outcome: { winners: [0] } });
  });

  test('before the first move of a match for three: a bot takes over, or the last one who stays ends it', () => {
    const table = sit(THREE, { game: 'kyoto' });
    expect(table.host.table.info().awaiting).toEqual([0]);
    goes(table, 'ann');
    waits(table, PATIENCE.away);
    expect(table.end('bob', 1, 'stop')).toEqual({ why: 'others-play' }); // the third one is still there
    table.host.ask({ t: 'leave', guest: 'cat' });
    expect(table.end('bob', 1, 'stop')).toMatchObject({ seq: 1 });
    expect(table.host.table.doc.outcome).toMatchObject({ winners: [], ended: { how: 'stop' } });
  });

  test('is replaced by nobody but the players, and by nobody where their clock decides', () => {
    const table = sit(ANN_AND_BOB, { clock: { kind: 'move', ms: 10 * PATIENCE.away } });
    goes(table, 'ann');
    waits(table, PATIENCE.away);
    expect(table.handOver('cat', 0)).toEqual({ why: 'not-seated' });
    comes(table, 'ann');
    table.play('ann', 0, 'ke2');
    goes(table, 'bob');
    expect(shown(table)).toEqual([]);
    waits(table, PATIENCE.away);
    expect(table.handOver('ann', 1)).toEqual({ why: 'not-late' });
  });
});

describe('a player who sits there and does nothing', () => {
  test('is shown after half of the longer time, then a bot may take over', () => {
    const table = sit(ANN_AND_BOB);
    waits(table, PATIENCE.idle / 2 - 1);
    expect(shown(table)).toEqual([]);
    waits(table, 1);
    expect(shown(table)).toEqual([{ seat: 0, left: PATIENCE.idle / 2 }]);
    waits(table, PATIENCE.idle / 2);
    expect(table.handOver('bob', 0)).toEqual({ seq: 0 });
  });

  test('has the whole time again after every move', () => {
    const table = sit(ANN_AND_BOB);
    waits(table, PATIENCE.idle / 3);
    table.play('ann', 0, 'ke2');
    waits(table, PATIENCE.idle / 3);
    expect(shown(table)).toEqual([]);
    waits(table, PATIENCE.idle / 6);
    expect(shown(table)).toEqual([{ seat: 1, left: PATIENCE.idle / 2 }]);
  });

  test('has the whole time again after a long absence, but not after a short one', () => {
    const table = sit(ANN_AND_BOB);
    waits(table, PATIENCE.idle / 3);
    goes(table, 'ann');
    waits(table, PATIENCE.idle);
    comes(table, 'ann');
    expect(shown(table)).toEqual([]);
    waits(table, PATIENCE.away);
    expect(table.handOver('bob', 0)).toEqual({ why: 'not-late' });
    goes(table, 'ann');
    waits(table, PATIENCE.away - 1);
    comes(table, 'ann');
    waits(table, PATIENCE.idle - 2 * PATIENCE.away + 1);
    expect(shown(table)).toEqual([{ seat: 0, left: PATIENCE.idle / 2 }]);
    expect(table.handOver('bob', 0)).toEqual({ seq: 0 });
  });

  test('and plays with bots alone is never told to hurry', () => {
    const table = sit([person('ann'), { kind: 'bot', level: 0 }]);
    waits(table, 2 * PATIENCE.idle);
    expect(shown(table)).toEqual([]);
    expect(table.sent.some(({ message }) => message.t === 'delays')).toBe(false);
  });
});
