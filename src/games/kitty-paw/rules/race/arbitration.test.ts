import { describe, expect, test } from 'vitest';
import type { Millis, Rng, Seat } from '../../../../kernel/game.ts';
import { quickRng } from '../../../../kernel/random.ts';
import { TRUST } from '../../../../server/socket/lag.ts';
import { ClientClock } from '../../../../server/socket/client-clock.ts';
import { CHECK_SHOWN, COUNTDOWN, DEAL_AFTER, ROUND_AT_MOST, TOUCH_AT_MOST, WAIT_AT_LEAST } from './limits.ts';
import rules from './race.ts';
import { TestTable } from './table.testing.ts';
import type { State } from './types.ts';

/** Tests the server's lag arithmetic with the rules, on a simulated clock: nothing here sleeps. */

/** A distant client whose clock is wrong by hours; both directions jitter by a tenth of the delay. */
class FarClient {
  readonly wire: ClientClock;
  readonly #trip: Millis;
  readonly #rng: Rng;
  readonly #clockError: Millis;
  #now = 0;

  constructor(trip: Millis, rng: Rng) {
    [this.#trip, this.#rng, this.#clockError] = [trip, rng, rng.int(10_000_000)];
    this.wire = new ClientClock((n) => this.#answer(n));
  }

  oneWay(): Millis {
    return this.#trip * (0.475 + this.#rng.int(50) / 1000);
  }

  clock(at: Millis): Millis {
    return at + this.#clockError;
  }

  /** As in a race: its clock is requested every two seconds. */
  measure(times: number): this {
    for (; times > 0; times--) this.wire.ask((this.#now += 2_000));
    return this;
  }

  #answer(n: number): void {
    const there = this.#now + this.oneWay();
    this.wire.answer(n, there + this.oneWay(), this.clock(there));
  }

  /** The arrival of a press, and the server's estimate of its time. `lie` claims an earlier time. */
  press(at: Millis, lie: Millis = 0): Claimed {
    const received = at + this.oneWay();
    const pressed = this.wire.pressed(this.clock(at - lie), undefined, received);
    return { received, pressed: pressed && 'at' in pressed ? pressed.at : received };
  }
}

interface Claimed {
  readonly received: Millis;
  readonly pressed: Millis;
}

/** Whole milliseconds, as the log writes them. */
const whole = ({ received, pressed }: Claimed): Claimed => ({
  received: Math.floor(received),
  pressed: Math.min(Math.floor(received), Math.round(pressed)),
});

/** The winner of the first Bombay cat by the real rules: claims arrive, the clock strikes when it is due. */
const winner = (from: State, claims: readonly Claimed[], rng: Rng): Seat => {
  let state = from;
  const strikeUntil = (at: Millis): void => {
    for (let due = rules.due(state); due !== null && due <= at && !holder(state); due = rules.due(state))
      ({ state } = rules.apply(state, { by: 'clock', at: due }, rng));
  };
  const arriving = [...claims.map(whole).entries()].toSorted(([, a], [, b]) => a.received - b.received);
  for (const [by, { received: at, pressed }] of arriving) {
    strikeUntil(at);
    const move = { do: 'grab', tile: BOMBAY } as const;
    if (!rules.check(rules.view(state, by), by, move))
      ({ state } = rules.apply(state, { by, at, move, pressed }, rng));
  }
  strikeUntil(Infinity);
  return holder(state)?.seat ?? expect.fail('nobody got it');
};

const BOMBAY = 20;
const holder = ({ tiles }: State) => {
  const place = tiles.find(({ id }) => id === BOMBAY)?.place;
  return place?.in === 'paw' ? place : null;
};

const TRIALS = 10_000;
const table = new TestTable(2).withCards();
const reaction = (rng: Rng): Millis => table.at + 500 + rng.int(200) + rng.int(200); // people

/** The percentage of grabs that the first of two wins. */
const share = (clients: readonly FarClient[], rng: Rng, lie: Millis = 0): number => {
  let won = 0;
  for (let n = 0; n < TRIALS; n++) {
    if (n % 100 === 0) for (const client of clients) client.measure(8);
    const claims = clients.map((client, seat) => client.press(reaction(rng), seat === 0 ? lie : 0));
    if (winner(table.state, claims, rng) === 0) won++;
  }
  return (100 * won) / TRIALS;
};

const TRIPS = [5, 50, 150, 300];
const PAIRS = TRIPS.flatMap((near, i) => TRIPS.slice(i).map((far) => [near, far] as const));

describe('[K10] of two equally fast players each wins about half of the contested grabs', () => {
  test.each(PAIRS)('at %i and %i ms there and back', (near, far) => {
    const rng = quickRng(1000 * near + far);
    const won = share([new FarClient(near, rng), new FarClient(far, rng)], rng);
    expect(won).toBeGreaterThan(45);
    expect(won).toBeLessThan(55);
  });
});

describe('[K10] a client that claims an earlier press', () => {
  test.each(TRIPS)('gains at most the trusted time, at a delay of %i ms', (trip) => {
    const rng = quickRng(trip);
    const client = new FarClient(trip, rng).measure(8);
    for (let lie = 0; lie <= 1_000; lie += 10) {
      const { received, pressed } = client.press(100_000, lie);
      expect(received - pressed).toBeLessThanOrEqual(TRUST);
      expect(100_000 - pressed).toBeLessThanOrEqual(Math.min(lie, TRUST - trip * 0.475) + trip * 0.1);
    }
  });

  test('by a second wins no more often than a player who really is faster by the trusted time', () => {
    const rng = quickRng(9);
    const clients = [new FarClient(50, rng), new FarClient(50, rng)];
    const liar = share(clients, rng, 1_000);
    // Expected result for two people of this spread, one of them TRUST ms faster:
    let faster = 0;
    for (let n = 0; n < TRIALS; n++) if (reaction(rng) - TRUST < reaction(rng)) faster++;
    expect(liar).toBeGreaterThan(55);
    expect(liar).toBeLessThanOrEqual((100 * faster) / TRIALS + 1.5);
  });

  test('a client that never answers clock requests is judged by arrival, and nobody waits', () => {
    const rng = quickRng(11);
    const [mute, other] = [new FarClient(150, rng), new FarClient(150, rng).measure(8)];
    for (const lie of [0, 500, 1_000]) {
      const { received, pressed } = mute.press(1_000, lie);
      expect(pressed).toBe(received);
    }
    expect(Math.abs(other.press(1_000).pressed - 1_000)).toBeLessThan(15);
  });
});

describe('[K20] nobody can stall a round', () => {
  test('one never does anything, one is gone, one floods: everything goes on at its own time', () => {
    const stalled = new TestTable(4).do(0, 'hold').wait(WAIT_AT_LEAST).do(0, 'begin');
    expect(stalled.state.phase.name).toBe('countdown');
    stalled.wait(COUNTDOWN.most);
    expect(stalled.state.phase.name).toBe('play');
    stalled.do(0, 'card1').wait(DEAL_AFTER);
    expect(stalled.state.cards.filter(Boolean)).toHaveLength(4);
    const flood = (): void => {
      for (const text of ['gB1', 'meow', 'hold', 'put0,0', 'touchU', 'peek1'])
        for (let n = 0; n < 50; n++) stalled.try(3, text);
    };
    flood();
    stalled.build(0);
    flood();
    stalled.wait(400);
    if (stalled.state.phase.name === 'play') stalled.do(0, 'meow', { absent: [2] }).wait(150);
    flood();
    stalled.wait(TOUCH_AT_MOST);
    expect(stalled.state.phase.name).toBe('check');
    stalled.wait(CHECK_SHOWN);
    expect(stalled.state.phase.name).toBe('ready');
  });

  test('a round without any move ends by itself', () => {
    const silent = new TestTable(4).go().wait(ROUND_AT_MOST + CHECK_SHOWN);
    expect([silent.state.round, silent.state.phase.name]).toEqual([2, 'ready']);
  });
});
