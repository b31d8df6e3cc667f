import { describe, expect, test } from 'vitest';
import { findGames, loadGame } from '../catalogue/find-games.ts';
import { isAgainstTime } from '../kernel/against-time.ts';
import { unhurriedOptions } from '../kernel/abilities.ts';
import type { Millis } from '../kernel/game.ts';
import { start } from '../kernel/match.ts';
import { allOptions, offeredOptions, spread } from '../kernel/options.ts';
import { playout } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import type { Clocks } from '../protocol/messages.ts';
import { DAY, type DaysClock } from '../protocol/table.ts';
import { MemoryHost, type MemoryPlayers } from './memory-host.ts';
import { BOT, person, sit } from './memory-table.testing.ts';

const HOUR: Millis = 3_600_000;
const STEPS = 120; // of a random match
const THREE: DaysClock = { kind: 'days', days: 3, holiday: 0, late: 'bot' };
const ANN = person('ann');
const BOB = person('bob');

type Sitting = ReturnType<typeof sit>;

/** Time passes while the host runs. */
const waits = ({ host }: Sitting, ms: Millis): void => {
  const until = host.now + ms;
  while (host.step(until));
  host.now = until;
};

const clocks = ({ sent }: Sitting): Clocks | undefined =>
  sent.flatMap(({ message }) => (message.t === 'clocks' ? [message.clocks] : [])).at(-1);

/** Another host opens the same store later: whatever happened in between, nobody ran the table. */
const openedAt = ({ host }: Sitting, now: Millis, players: Partial<MemoryPlayers> = {}): MemoryHost => {
  const next = new MemoryHost(host.table.settings, host.store, { think: () => null, ...players }, now);
  while (next.step(now));
  return next;
};

describe('time', () => {
  test('runs from the beginning of the match, also before its first move', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    waits(table, 2 * HOUR);
    table.play('ann', 0, 'ke2');
    expect(clocks(table)).toEqual({ left: [3 * DAY, 3 * DAY], running: [1] });
    expect(table.host.store.entries[0]?.at).toBe(2 * HOUR);
  });

  test('runs while no host runs the table, to the millisecond', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    const later = openedAt(table, 2 * DAY + 1);
    expect(later.table.match?.clocks.show(later.table.doc, 2 * DAY + 1).left).toEqual([3 * DAY, DAY - 1]);
    later.ask({ t: 'play', guest: 'bob', seat: 1, move: 'kc3', id: 'b' });
    expect(table.host.store.entries[1]?.at).toBe(2 * DAY + 1);
  });

  test('is that of the wall clock, however the clock of the host has jumped', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    const settings = { ...table.host.table.settings, wallAhead: () => DAY };
    const later = new MemoryHost(settings, table.host.store, { think: () => null }, HOUR);
    while (later.step(HOUR));
    expect(later.table.match?.time.at(later.now)).toBe(DAY + HOUR);
    expect(later.wakeAt).toBe(2 * DAY);
  });

  test('is stored with the moment at which the match began, not at which the table was made', () => {
    const { host } = sit([ANN, { kind: 'open', keptFor: null }], { clock: THREE, status: 'waiting' });
    host.now = 5 * DAY;
    host.ask({ t: 'sit', guest: 'bob', name: null });
    while (host.step(host.now));
    expect(host.table.doc).toMatchObject({ status: 'playing', began: 5 * DAY });
    expect(host.table.info().deadline).toBe(8 * DAY);
  });

  test('does not let the others hand over a seat: the days decide', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    table.host.tell({ kind: 'left', client: 1 });
    waits(table, DAY);
    expect(table.handOver('ann', 1)).toEqual({ why: 'not-late' });
    expect(table.end('ann', 0, 'stop')).toEqual({ why: 'others-play' });
  });
});

describe('when time is up', () => {
  test('a bot takes over, and its owner may come back', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    const later = openedAt(table, 3 * DAY, { think: () => ({ move: 'kc3', after: 0 }) });
    expect(later.table.doc.notes).toMatchObject([{ seat: 1, what: 'time-up' }]);
    expect(later.table.history?.position.seq).toBe(2);
    expect(later.ask({ t: 'back', guest: 'bob', seat: 1 })).toEqual({ seq: 2 });
    expect(later.table.doc.seats[1]).toEqual(BOB);
  });

  test('a millisecond earlier it is not', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    expect(openedAt(table, 3 * DAY - 1).table.doc.notes).toEqual([]);
  });

  test('the match is lost if that was chosen, at the moment at which time was up and not at which it was found', () => {
    const table = sit([ANN, BOB], { clock: { ...THREE, late: 'lose' } });
    table.play('ann', 0, 'ke2');
    const later = openedAt(table, 9 * DAY);
    expect(later.table.doc).toMatchObject({
      status: 'over',
      outcome: { winners: [0], ended: { how: 'time', by: 1 } },
    });
    expect(table.host.store.entries.at(-1)).toEqual({
      seq: 2,
      at: 3 * DAY,
      by: 1,
      move: 'end:time',
      id: '1:time:2',
    });
  });

  test('with more than two only the seat is lost: a bot plays it to the end', () => {
    const seats = [ANN, BOB, person('cat')];
    const table = sit(seats, { game: 'kyoto', clock: { ...THREE, late: 'lose' } });
    const [late] = table.host.table.history?.awaiting ?? [];
    const guest = ['ann', 'bob', 'cat'][late ?? 0] ?? '';
    waits(table, 3 * DAY);
    expect(table.host.table.doc.notes).toMatchObject([{ seat: late, what: 'time-up' }]);
    expect(table.host.ask({ t: 'back', guest, seat: late ?? 0 })).toEqual({ why: 'lost-on-time' });
    expect(table.play(guest, late ?? 0, 'refuse')).toEqual({ why: 'lost-on-time' });
  });

  test('of everybody, bots play the match to its end although nobody watches', () => {
    const table = sit([person('ann', true), person('bob', true)], { clock: THREE });
    let asked = 0;
    openedAt(table, DAY, { think: () => (asked++, null) });
    expect(asked).toBe(1);
  });
});

describe('holidays', () => {
  const WEEK: DaysClock = { ...THREE, holiday: 7 };

  test('are used when the days of a move are over, and only then', () => {
    const table = sit([ANN, BOB], { clock: WEEK });
    table.play('ann', 0, 'ke2');
    waits(table, 2 * DAY);
    table.play('bob', 1, 'kc3');
    expect(clocks(table)).toEqual({ left: [10 * DAY, 10 * DAY], running: [0], holiday: [7 * DAY, 7 * DAY] });
    waits(table, 5 * DAY);
    table.play('ann', 0, 'ke4');
    expect(clocks(table)).toEqual({ left: [8 * DAY, 10 * DAY], running: [1], holiday: [5 * DAY, 7 * DAY] });
  });

  test('are not used twice by taking back', () => {
    const table = sit([ANN, BOB], { clock: WEEK });
    table.play('ann', 0, 'ke2');
    table.play('bob', 1, 'kc3');
    waits(table, 5 * DAY);
    table.play('ann', 0, 'ke4');
    table.takeback('ann', 0);
    expect(clocks(table)?.left).toEqual([5 * DAY, 10 * DAY]);
  });

  test('end after their days, and then time is up', () => {
    const table = sit([ANN, BOB], { clock: WEEK });
    table.play('ann', 0, 'ke2');
    waits(table, 10 * DAY - 1);
    expect(table.host.table.doc.notes).toEqual([]);
    waits(table, 1);
    expect(table.host.table.doc.notes).toMatchObject([{ what: 'time-up' }]);
  });
});

describe('the time at which somebody must look', () => {
  test('is when time is up, and none at the end', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    expect(table.host.table.dueAt).toBe(3 * DAY);
    waits(table, HOUR);
    table.play('ann', 0, 'ke2');
    expect(table.host.table.dueAt).toBe(3 * DAY + HOUR);
    table.end('bob', 1, 'resign');
    while (table.host.step(table.host.now));
    expect(table.host.table.dueAt).toBeNull();
  });

  test('is now while a bot is to move: a server that dies then must not forget it', () => {
    const { host } = sit([ANN, BOT], { clock: THREE });
    const next = new MemoryHost(host.table.settings, host.store, { think: () => null }, HOUR);
    next.ask({ t: 'play', guest: 'ann', seat: 0, move: 'ke2', id: 'a' });
    expect(next.table.dueAt).toBe(HOUR);
  });

  test('does not keep the table open', () => {
    const table = sit([ANN, BOB], { clock: THREE });
    table.play('ann', 0, 'ke2');
    expect(table.host.table.busy).toBe(false);
  });
});

test('an offered takeback waits for a day', () => {
  const table = sit([ANN, BOB], { clock: THREE });
  table.play('ann', 0, 'ke2');
  table.play('bob', 1, 'kc3');
  expect(table.takeback('ann', 0)).toBe('asked');
  waits(table, 23 * HOUR);
  expect(table.host.table.doc.question).not.toBeNull();
  waits(table, HOUR);
  expect(table.host.table.doc.question).toBeNull();
});

describe.each(await Promise.all(findGames().map(async (id) => (await loadGame(id)).game)))('$id', (game) => {
  test('has no clock of its own over days, or is refused because it is against time', () => {
    for (const [luck, options] of spread(allOptions(game), 2).entries())
      for (const seats of new Set(game.seats)) {
        const usual = offeredOptions(game, seats, { ...options });
        const unhurried = offeredOptions(game, seats, { ...usual, ...unhurriedOptions(game) });
        const header = { game: game.id, version: game.version, seats, options: unhurried, seed: `${luck}` };
        const first = start(game, header);
        if (isAgainstTime(game, first, seats)) continue;
        const rng = quickRng(luck);
        for (let [{ state }, step] = [first, 0]; step < STEPS; step++) {
          expect(game.due(state)).toBeNull();
          state = playout(game, state, rng, 1).state;
        }
      }
  });
});
