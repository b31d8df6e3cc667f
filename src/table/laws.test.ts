import { describe, expect, test } from 'vitest';
import { findGames, loadGame } from '../catalogue/find-games.ts';
import { allOptions, offeredOptions } from '../kernel/options.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { readTakeback } from '../kernel/takeback.ts';
import { sample } from '../kernel/sample.testing.ts';
import { hide } from '../kernel/trial.testing.ts';
import { NO_CLOCK, type ClockSetting } from '../protocol/table.ts';
import { NO_TROUBLE, FaultyHost, type FaultyMatch, type Trouble } from './faulty-host.testing.ts';
import { REQUEST_KINDS } from './random-requests.testing.ts';

const FAULTY_STEPS = 1_000;
const STEPS_WITHOUT_FAULTS = 60_000;
const LATE_STEPS = 200; // after the match
const EVERY = 37; // effects

const happened = new Set<string>();
const done = new Set<string>();

/**
 * The broken guarantees: something acknowledged was lost or done twice, something shown was undone, a request was not
 * answered, the log does not replay, or the match hangs.
 */
const wrongIn = (match: FaultyMatch): string[] => {
  const host = new FaultyHost(match);
  for (let steps = 0; !host.over && steps < FAULTY_STEPS; steps++) host.step();
  host.stopFaults();
  for (let steps = 0; !host.over && steps < STEPS_WITHOUT_FAULTS; steps++) host.step();
  const { over } = host;
  host.faultsAgain();
  for (let steps = 0; steps < LATE_STEPS; steps++) host.step();
  host.settle();
  note(host);
  return [...(over ? [] : ['the match hangs']), ...brokenBy(host)];
};

const note = ({ store, done: kinds }: FaultyHost): void => {
  for (const { what } of store.saved.doc.notes) happened.add(what);
  for (const { move } of store.entries) if (readTakeback(move) !== null) happened.add('takeback');
  for (const kind of kinds) done.add(kind);
};

const brokenBy = (host: FaultyHost): string[] => {
  const ids = host.store.entries.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const lost = [...host.acknowledged].filter((id) => !ids.includes(id));
  return [
    ...(host.replays ? [] : ['the log does not replay']),
    ...host.complaints,
    ...host.unanswered.map((request) => `not answered: ${JSON.stringify(request)}`),
    ...twice.map((id) => `${id} was done twice`),
    ...lost.map((id) => `${id} was lost`),
  ];
};

const DROPPED: Trouble = { ...NO_TROUBLE, drop: 3, close: 5 };
const SHAKEN: Trouble = { ...NO_TROUBLE, lose: 5, repeat: 10, reorder: 20, close: 5 };
const FAILING: Trouble = { ...NO_TROUBLE, drop: 1, fail: 5, close: 5 };
const CLOCKS: readonly ClockSetting[] = [
  NO_CLOCK,
  { kind: 'bank', ms: 3_000, increment: 300 },
  { kind: 'move', ms: 800 },
  { kind: 'days', days: 1, holiday: 7, late: 'bot' },
  { kind: 'days', days: 3, holiday: 0, late: 'lose' },
];
/** Every law begins with other seats, another clock, and a bot or none. */
const LAWS = [
  {
    law: 'continues unchanged after it was dropped and opened again at any effect',
    trouble: DROPPED,
    from: 0,
  },
  { law: 'tolerates messages that are repeated, reordered or lost', trouble: SHAKEN, from: 101 },
  {
    law: 'loses and doubles nothing although writes fail',
    trouble: FAILING,
    from: 202,
  },
  { law: 'counts days, whoever drops it', trouble: DROPPED, from: 303 },
  { law: 'is lost once when days are over, although writes fail', trouble: FAILING, from: 404 },
];
const games = await Promise.all(findGames().map(async (id) => (await loadGame(id)).game));
const small = hide as unknown as Game<Kind>;
const all = [small, ...games].map((game) => ({ id: game.id, game }));
const TRIES = sample(1);

/** Every number begins with other seats, options and another clock. */
const matchOf = (game: Game<Kind>, trouble: Trouble, luck: number): FaultyMatch => {
  const [least, most] = game.seats;
  const options = [...allOptions(game)];
  const seats = Math.min(most, Math.max(2, least) + (luck % 3));
  const chosen = offeredOptions(game, seats, { ...options[(7 * luck) % options.length] });
  const clock = CLOCKS[luck % CLOCKS.length] ?? NO_CLOCK;
  return { game, seats, options: chosen, clock, trouble, luck, waits: luck % 4 < 2 };
};

describe.each(all)('a table of $id', ({ game }) => {
  test.each(LAWS)('$law', ({ trouble, from }) => {
    for (let luck = from; luck < from + TRIES; luck++)
      expect([luck, ...wrongIn(matchOf(game, trouble, luck))]).toEqual([luck]);
  });

  test('continues unchanged although it is dropped again and again', () => {
    for (let every = EVERY; every < EVERY + TRIES; every++) {
      const match = {
        ...matchOf(game, NO_TROUBLE, every),
        dropsAfter: (effect: number) => effect % every === 0,
      };
      expect([every, ...wrongIn(match)]).toEqual([every]);
    }
  });
});

test.each([1, 3])('a short match continues unchanged after whichever effect it is dropped: %i', (luck) => {
  const match = matchOf(small, NO_TROUBLE, luck);
  let effects = 0;
  const count = (effect: number) => {
    effects = effect;
    return false;
  };
  expect(wrongIn({ ...match, dropsAfter: count })).toEqual([]);
  expect(effects).toBeGreaterThan(100);
  for (let n = 1; n <= effects; n++)
    expect([n, ...wrongIn({ ...match, dropsAfter: (effect) => effect === n })]).toEqual([n]);
});

test('in these matches every kind of request was done, and everything that people and clocks can do to a seat', () => {
  expect(done).toEqual(new Set(REQUEST_KINDS));
  expect(happened).toEqual(new Set(['left', 'back', 'time-up', 'takeback']));
});
