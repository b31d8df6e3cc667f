import { afterEach, expect, test, vi } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import type { TournamentView } from '../../protocol/tournaments.ts';
import type { Store } from '../store/store.ts';
import { openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';
import { REAL_TIME, replaceTime, wall } from '../time.ts';
import { loadGame } from '../testing/toy-catalogue.ts';
import { CUP } from '../testing/toy-tournament.ts';
import { Tournaments } from './tournaments.ts';
import { tournamentView } from './view.ts';

/** A server dies at any write of a tournament, and another one goes on. */

let faulty: FaultyHub;
afterEach(() => faulty.close());

const WRITES = [
  'addTournamentEvent',
  'addTableOnce',
  'addCall',
  'callDone',
  'removeTable',
  'noteTournament',
] as const;
const isWrite = (name: string): boolean => WRITES.some((write) => write === name);

const dead = (): Promise<never> => Promise.reject(new Error('killed'));

/** A store of a server that dies at its nth write, before or after it is on the disk. */
const dyingAt = (
  store: Store,
  nth: number,
  after: boolean,
): { readonly store: Store; readonly died: () => boolean } => {
  let writes = 0;
  const proxy = new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (writes >= nth) return dead;
      if (!isWrite(name)) return target[name];
      writes += 1;
      if (writes < nth) return target[name];
      if (!after) return dead;
      const write = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => write.apply(target, args).then(dead);
    },
  });
  return { store: proxy, died: () => writes >= nth };
};

const ANN = 'en0123456789abcdef01234567';
const DAY = 24 * 3_600_000;
const BOB = 'en0123456789abcdef01234568';

/** Two people who never come to their matches against two bots. */
const opened = async (catalogue: Parts['catalogue']): Promise<string> => {
  const { store, hub, notices, log } = faulty;
  const tournaments = new Tournaments({ store, hub, notices, catalogue, log });
  const id = await tournaments.open(ANN, { ...CUP, rated: false, bots: 0, showUp: 0, rounds: 1 });
  await store.enterTournament(id, BOB);
  await store.addTournamentEvent(id, 3, { at: Date.now(), what: 'joined', player: BOB });
  await store.addTournamentEvent(id, 4, { at: Date.now(), what: 'started', bots: ['bot1', 'bot2'] });
  return id;
};
type Parts = ConstructorParameters<typeof Tournaments>[0];

const viewed = async (id: string, tournaments: Tournaments): Promise<TournamentView> => {
  const [row, known] = [await faulty.store.tournament(id), await tournaments.read(id)];
  return tournamentView(faulty, defined(row ?? undefined), defined(known ?? undefined).tournament, '');
};

test.each([false, true])('dead at every write in turn, after it was stored: %s', async (after) => {
  faulty = await openFaultyHub();
  const { store, hub, notices, log } = faulty;
  const catalogue = new Map([['toy', await loadGame()]]);
  const happened = async (id: string): Promise<readonly string[]> =>
    (await store.tournamentEvents(id)).map(({ what }) => what).toSorted();
  const expected = [
    'opened',
    'joined',
    'joined',
    'started',
    'paired',
    'made',
    'given-up',
    'no-show',
    'given-up',
    'no-show',
    'closed',
  ].toSorted();
  let deaths = 0;
  for (let nth = 1; ; nth++) {
    const id = await opened(catalogue);
    const dying = dyingAt(store, nth, after);
    const parts = { hub, notices, catalogue, log };
    const first = new Tournaments({ ...parts, store: dying.store });
    const second = new Tournaments({ ...parts, store });
    await first.advance(id);
    // Dead between pairing a round and making its tables: nobody is sent to a table that does not exist.
    const shown = (await viewed(id, second)).tables.length > 0;
    expect(shown && (await store.tournamentEvents(id)).at(-1)?.what === 'paired').toBe(false);
    const isOver = async (): Promise<boolean> => {
      await second.advance(id);
      return (await second.read(id))?.tournament.status === 'over';
    };
    await expect.poll(isOver).toBe(true);
    expect(await happened(id)).toEqual(expected);
    expect(await store.tournament(id)).toMatchObject({ status: 'over' });
    if (!dying.died()) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(10);
});

test('dead after the tables of a round were made, before anybody was told: another server tells everybody, once', async () => {
  faulty = await openFaultyHub();
  const { store, hub, log, notices } = faulty;
  const catalogue = new Map([['toy', await loadGame()]]);
  const told: string[] = [];
  notices.onTold(async (person, notice) => void (notice.kind === 'round' && told.push(person)));
  const id = await opened(catalogue);
  let made = false;
  const dying = new Proxy(store, {
    get: (target, name: keyof Store) => {
      if (made) return dead;
      if (name !== 'addTournamentEvent') return target[name];
      return async (...asked: Parameters<Store['addTournamentEvent']>) => {
        const stored = await target.addTournamentEvent(...asked);
        made = asked[2].what === 'made';
        return made ? dead() : stored;
      };
    },
  });
  await new Tournaments({ hub, notices, catalogue, log, store: dying }).advance(id);
  expect(told).toEqual([]);
  replaceTime({ ...REAL_TIME, wall: () => Date.now() + 60_000 });
  const others = [1, 2].map(() => new Tournaments({ store, hub, notices, catalogue, log }));
  for (const next of others) next.start();
  await expect.poll(() => told.toSorted()).toEqual([ANN, BOB]);
  await expect.poll(async () => (await others[0]?.read(id))?.tournament.status).toBe('over');
  for (const next of others) await next.stop();
  replaceTime(REAL_TIME);
  expect(told).toHaveLength(2);
});

test('dead after somebody began it, before anything was noted: the next server looks at it when it starts', async () => {
  faulty = await openFaultyHub();
  const { store, hub, notices, log } = faulty;
  const catalogue = new Map([['toy', await loadGame()]]);
  const id = await opened(catalogue);
  const never = Number.MAX_SAFE_INTEGER;
  const { tournament } = defined(
    (await new Tournaments({ store, hub, notices, catalogue, log }).read(id)) ?? undefined,
  );
  const { game, format, places, rated } = tournament.settings;
  const summary = { game, format, players: 2, places, startsAt: null, rated };
  await store.noteTournament(id, 'open', never, summary);
  const next = new Tournaments({ store, hub, notices, catalogue, log });
  next.start();
  await expect.poll(async () => (await next.read(id))?.tournament.status).toBe('over');
  await next.stop();
});

test('a wall clock that is wrong by weeks for a moment closes no tournament', async () => {
  faulty = await openFaultyHub();
  const catalogue = new Map([['toy', await loadGame()]]);
  const tournaments = new Tournaments({ ...faulty, catalogue });
  replaceTime(REAL_TIME);
  const id = await tournaments.open(ANN, CUP);
  const right = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(right + 30 * DAY);
  await tournaments.advance(id);
  clock.mockRestore();
  expect((await tournaments.read(id))?.tournament.status).toBe('open');
});

test('nobody looks for ever at a round whose tournament was closed before its tables were made', async () => {
  faulty = await openFaultyHub();
  const { store } = faulty;
  const catalogue = new Map([['toy', await loadGame()]]);
  let done = false;
  const seen = new Proxy(store, {
    get: (target, name: keyof Store) =>
      name === 'callDone'
        ? (...round: Parameters<Store['callDone']>) => target.callDone(...round).then(() => (done = true))
        : target[name],
  });
  const tournaments = new Tournaments({ ...faulty, catalogue, store: seen });
  const id = await tournaments.open(ANN, CUP);
  await store.addCall(id, 1, 0);
  await store.addTournamentEvent(id, 3, { at: wall(), what: 'closed', how: 'cancelled' });
  tournaments.start();
  await expect.poll(() => done).toBe(true);
  expect(await store.takeCalls(wall() + DAY, wall() + DAY)).toEqual([]);
  await tournaments.stop();
});
