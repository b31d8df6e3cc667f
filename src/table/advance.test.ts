import { describe, expect, test } from 'vitest';
import type { Seat } from '../kernel/game.ts';
import type { DaysClock } from '../protocol/table.ts';
import { MemoryHost } from './memory-host.ts';
import { person, sit } from './memory-table.testing.ts';

const THREE_DAYS: DaysClock = { kind: 'days', days: 3, holiday: 0, late: 'bot' };
const ANN = person('ann');
const BOB = person('bob');
const PEOPLE = ['ann', 'bob'];

const start = (clock?: DaysClock) => sit([ANN, BOB], { game: 'kyoto', ...(clock && { clock }) });
type Sitting = ReturnType<typeof start>;

const advance = ({ host }: Sitting, guest: string, seat: Seat, answer: string | null) =>
  host.ask({ t: 'advance', guest, seat, answer });

/** Everybody gives cards to the other one until the game asks a question, or has stored an answer to one. */
const playUntilAsked = (host: MemoryHost): void => {
  for (let n = 0; n < 200; n++) {
    const { history } = host.table;
    if (!history) throw new Error('no match');
    const { phase } = history.position.state as { phase: { name: string } };
    const [seat = 0] = history.awaiting;
    if (history.over || phase.name === 'veto' || decided(host).length) return;
    const request = { t: 'play', guest: PEOPLE[seat] ?? '', seat, id: `p${n}` } as const;
    const given = host.ask({ ...request, move: `give${1 - seat}` });
    if (typeof given === 'object' && 'why' in given)
      host.ask({ ...request, id: `own${n}`, move: `give${seat}` });
  }
};

const decided = ({ store }: MemoryHost) => store.entries.filter(({ id }) => id.includes(':advance:'));

describe('a question that was answered in advance', () => {
  test('becomes an ordinary move at once, and its player is told nothing new', () => {
    const table = start(THREE_DAYS);
    for (const [seat, guest] of PEOPLE.entries())
      expect(advance(table, guest, seat, 'take')).toEqual({ seq: 0 });
    playUntilAsked(table.host);
    const [answer] = decided(table.host);
    expect(answer).toMatchObject({ move: 'take' });
    expect(answer?.at).toBe(table.host.store.entries[(answer?.seq ?? 0) - 2]?.at);
  });

  test('is answered by the next host after a restart', () => {
    const table = start(THREE_DAYS);
    playUntilAsked(table.host);
    const [seat = 0] = table.host.table.history?.awaiting ?? [];
    const { store, table: before } = table.host;
    const asked = store.entries.length;
    store.saved = {
      doc: { ...before.doc, advance: [{ seat, answer: 'refuse' }] },
      version: before.version,
    };
    const next = new MemoryHost(before.settings, store, { think: () => null }, 1_000);
    while (next.step(1_000));
    expect(store.entries[asked]).toMatchObject({ by: seat, move: 'refuse' });
  });

  test('is asked again after a takeback, and when the answer is withdrawn', () => {
    const table = start(THREE_DAYS);
    advance(table, 'ann', 0, 'take');
    expect(advance(table, 'ann', 0, null)).toEqual({ seq: 0 });
    advance(table, 'bob', 1, 'take');
    advance(table, 'bob', 1, null);
    playUntilAsked(table.host);
    expect(decided(table.host)).toEqual([]);
    const { store, table: now } = table.host;
    const { seq, at } = now.history?.position ?? { seq: 0, at: 0 };
    const [seat = 0] = now.history?.awaiting ?? [];
    expect(table.play(PEOPLE[seat] ?? '', seat, 'take')).toEqual({ seq: seq + 1 });
    store.entries.push({ seq: seq + 2, at, by: seat, move: `back:${seq}`, id: `${seat}:b` });
    store.saved = { doc: { ...now.doc, advance: [{ seat, answer: 'take' }] }, version: now.version };
    const next = new MemoryHost(now.settings, store, { think: () => null }, 1_000);
    while (next.step(1_000));
    expect(next.table.history?.awaiting).toEqual([seat]);
  });
});

test('nobody but its player is told of an answer in advance, or that there is one', () => {
  const table = start(THREE_DAYS);
  const before = table.sent.length;
  advance(table, 'ann', 0, 'refuse');
  const told = table.sent
    .slice(before)
    .flatMap(({ to, message }) => (message.t === 'advance' ? [{ to, ...message }] : []));
  expect(told).toEqual([{ t: 'advance', to: [0], answers: [{ seat: 0, answer: 'refuse' }] }]);
  expect(JSON.stringify(table.host.table.info())).not.toContain('refuse');
});

test('an unknown answer, a seat of somebody else and a match without days are refused, and nothing changes', () => {
  const table = start(THREE_DAYS);
  expect(advance(table, 'ann', 0, 'dance')).toEqual({ why: 'not-in-advance' });
  expect(advance(table, 'ann', 1, 'take')).toEqual({ why: 'not-your-seat' });
  expect(advance(start(), 'ann', 0, 'take')).toEqual({ why: 'not-in-advance' });
  expect(table.host.table.doc.advance).toBeUndefined();
});
