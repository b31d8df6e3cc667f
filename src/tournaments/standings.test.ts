import { expect, test } from 'vitest';
import { defined } from '../kernel/defined.ts';
import type { Happened } from './events.ts';
import { foldEvents, type Tournament } from './fold.ts';
import { settingsFor } from './random-tournament.testing.ts';
import { standings } from './standings.ts';
import { cancel, join, startNow, withdraw } from './requests.ts';

const ids = ['ann', 'bob', 'eve', 'tom'];
const opened: Happened = { what: 'opened', host: 'ann', settings: settingsFor({ places: 4 }) };
const begun: readonly Happened[] = [
  opened,
  ...ids.map((player): Happened => ({ what: 'joined', player })),
  { what: 'started', bots: [] },
];
const after = (...events: readonly Happened[]): Tournament =>
  defined(foldEvents(events.map((event, at) => Object.assign({ at }, event))) ?? undefined);

const beats = (round: number, table: number, winner: string, loser: string): Happened => ({
  what: 'result',
  round,
  table,
  places: [
    { player: winner, place: 1 },
    { player: loser, place: 2 },
  ],
});
const paired = (round: number, ...tables: readonly (readonly string[])[]): Happened => ({
  what: 'paired',
  round,
  tables,
  rests: [],
});

test('of equal points those come first who had the stronger opponents', () => {
  const done = after(
    ...begun,
    paired(1, ['eve', 'tom'], ['ann', 'bob']),
    beats(1, 1, 'eve', 'tom'),
    beats(1, 2, 'ann', 'bob'),
    paired(2, ['ann', 'eve'], ['bob', 'tom']),
    { what: 'result', round: 2, table: 1, places: ['ann', 'eve'].map((player) => ({ player, place: 1 })) },
    beats(2, 2, 'bob', 'tom'),
  );
  expect(standings(done)).toMatchObject([
    { player: 'ann', place: 1, points: 1.5, strength: 2.5 },
    { player: 'eve', place: 2, points: 1.5, strength: 1.5 },
    { player: 'bob', place: 3, points: 1 },
    { player: 'tom', place: 4, points: 0 },
  ]);
});

const tied = (place: number | null): Happened => ({
  what: 'result',
  round: 1,
  table: 1,
  places: ['ann', 'bob'].map((player) => ({ player, place })),
});

test.each([1, null])('a draw gives half a point, and a match that decided nothing too: %s', (place) => {
  expect(standings(after(...begun, paired(1, ['ann', 'bob']), tied(place)))).toMatchObject([
    { player: 'ann', points: 0.5 },
    { player: 'bob', points: 0.5 },
    { points: 0 },
    { points: 0 },
  ]);
});

test('who does not come loses, is struck off, and may come back', () => {
  const late = after(
    ...begun,
    paired(1, ['ann', 'bob']),
    { what: 'given-up', round: 1, table: 1, here: ['bob'], version: 2 },
    { what: 'no-show', round: 1, table: 1 },
  );
  expect(standings(late)[0]).toMatchObject({ player: 'bob', points: 1, path: [{ unplayed: true }] });
  expect(late.players.find(({ id }) => id === 'ann')).toMatchObject({ gone: true });
  expect(join(late, 'ann')).toEqual({ what: 'late', player: 'ann', instead: null });
});

test('at a table of four the places give 3, 2, 1 and 0 points, and equal places share them', () => {
  const four: Happened = {
    what: 'opened',
    host: 'ann',
    settings: settingsFor({ format: 'tables', seats: 4, places: 4 }),
  };
  const places = [1, 2, 2, 4].map((place, i) => ({ player: defined(ids[i]), place }));
  const done = after(four, ...begun.slice(1), paired(1, ids), { what: 'result', round: 1, table: 1, places });
  expect(standings(done).map(({ points }) => points)).toEqual([3, 1.5, 1.5, 0]);
});

test('before the start people come and go, and the host begins or cancels', () => {
  const open = after(opened, { what: 'joined', player: 'bob' });
  expect(join(open, 'bob')).toBeNull();
  expect(withdraw(open, 'eve')).toEqual({ why: 'not-in-tournament' });
  expect(
    after(opened, { what: 'joined', player: 'bob' }, { what: 'withdrawn', player: 'bob' }).players,
  ).toEqual([]);
  expect(startNow(open, 'bob')).toEqual({ why: 'not-the-host' });
  expect(startNow(open, 'ann')).toEqual({ why: 'tournament-too-few' });
  expect(cancel(open, 'bob')).toEqual({ why: 'not-the-host' });
  expect(cancel(open, 'ann')).toEqual({ what: 'closed', how: 'cancelled' });
  expect(startNow(after(...begun), 'ann')).toEqual({ why: 'tournament-begun' });
});

test('after the start a newcomer takes the place of a bot, if latecomers may come', () => {
  const withBot = (late: boolean): Tournament =>
    after(
      { what: 'opened', host: 'ann', settings: settingsFor({ places: 2, bots: 0, late }) },
      { what: 'joined', player: 'ann' },
      { what: 'started', bots: ['bot1'] },
    );
  expect(join(withBot(true), 'bob')).toEqual({ what: 'late', player: 'bob', instead: 'bot1' });
  expect(join(withBot(false), 'bob')).toEqual({ why: 'tournament-begun' });
  expect(join(after(...begun), 'zoe')).toEqual({ why: 'tournament-full' });
});
