import { expect, test } from 'vitest';
import type { SharedQuestions } from '../kernel/abilities.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { hide } from '../kernel/trial.testing.ts';
import { NO_CLOCK, type ClockSetting } from '../protocol/table.ts';
import { newDoc, type SeatDoc } from './doc.ts';
import type { Effect, Happened, Request } from './host-interface.ts';
import { settingsFor } from './settings.testing.ts';
import type { TableSettings } from './settings.ts';
import { Table } from './table.ts';

/** Lists of happenings in, lists of effects out. */

const game = hide as unknown as Game<Kind>;
const person = (guest: string): SeatDoc => ({ kind: 'person', guest, name: null, away: false });
const bot: SeatDoc = { kind: 'bot', level: 1 };
const header = { game: 'hide', version: 1, seats: 2, options: { holes: 4 }, seed: 's' };
const SETTINGS: TableSettings = { ...settingsFor(game), levels: 2, botPace: 600 };

const FACTS = { id: 't', game: 'hide', options: { holes: 4 }, creator: 'a', seed: 's', created: 0 };

const opened = (
  seats: readonly SeatDoc[],
  settings: Partial<TableSettings> = {},
  clock: ClockSetting = NO_CLOCK,
): Table => {
  const doc = newDoc({ ...FACTS, seats, clock });
  const match = { header, start: null, entries: [] };
  return new Table(
    { ...SETTINGS, ...settings },
    { doc: { ...doc, status: 'playing' }, version: 1 },
    match,
    0,
  );
};

const of = <T extends Effect['kind']>(effects: readonly Effect[], kind: T): Extract<Effect, { kind: T }>[] =>
  effects.filter((effect): effect is Extract<Effect, { kind: T }> => effect.kind === kind);
const ask = (ref: number, request: Request): Happened => ({ kind: 'request', ref, request });
const move = (ref: number, guest: string, seat: number, hole: string, id: string): Happened =>
  ask(ref, { t: 'play', guest, seat, move: hole, id });
const join = (client: number, guest: string): Happened =>
  ask(-client, { t: 'join', client, guest, since: 0 });
const done = (write: number): Happened => ({ kind: 'stored', write, result: 'done' });
const HOLE = game.write({ hole: 1 });

test('a table that was made full begins when it is opened, although its host died before it began', () => {
  const full = newDoc({ ...FACTS, seats: [person('a'), bot] });
  const made = new Table(SETTINGS, { doc: full, version: 1 }, null, 0);
  const [store] = of(made.advance(join(1, 'a'), 0), 'store');
  expect(store?.what).toMatchObject({ kind: 'begin', doc: { status: 'playing' } });
  // The creator has put a bot at the last seat: they start it themselves.
  const filled = new Table(SETTINGS, { doc: full, version: 2 }, null, 0);
  expect(of(filled.advance(join(1, 'a'), 0), 'store')).toEqual([]);
});

test('a repeated move is acknowledged again after its player has left, and does not bring them back', () => {
  const table = opened([person('a'), person('b')]);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  table.advance(done(1), 110);
  table.advance(ask(2, { t: 'leave', guest: 'a' }), 200);
  table.advance(done(2), 210);
  const again = table.advance(move(3, 'a', 0, HOLE, 'x'), 300);
  expect(of(again, 'store')).toEqual([]);
  expect(of(again, 'answer')).toEqual([{ kind: 'answer', ref: 3, answer: { seq: 1 } }]);
});

test('a move is neither acknowledged nor shown before it is stored', () => {
  const table = opened([person('a'), person('b')]);
  table.advance(join(1, 'b'), 0);
  table.advance(join(2, 'a'), 0);
  const first = table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  expect(of(first, 'store').map(({ what }) => what)).toEqual([
    { kind: 'append', entry: { seq: 1, at: 100, by: 0, move: HOLE, id: '0:x' } },
  ]);
  expect([...of(first, 'answer'), ...of(first, 'send')]).toEqual([]);
  const then = table.advance(done(1), 120);
  expect(of(then, 'answer')).toEqual([{ kind: 'answer', ref: 1, answer: { seq: 1 } }]);
  expect(of(then, 'send').map(({ to, message }) => [to, message.t])).toEqual([
    [[1], 'scene'],
    [[2], 'scene'],
  ]);
});

test('the same id again is acknowledged again and not done twice', () => {
  const table = opened([person('a'), person('b')]);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 0);
  table.advance(done(1), 0);
  const again = table.advance(move(2, 'a', 0, HOLE, 'x'), 10);
  expect(of(again, 'answer')).toEqual([{ kind: 'answer', ref: 2, answer: { seq: 1 } }]);
  expect(of(again, 'store')).toEqual([]);
});

test('one request at a time: later ones wait, and count from their arrival', () => {
  const table = opened([person('a'), person('b')]);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  expect(of(table.advance(move(2, 'b', 1, HOLE, 'y'), 200), 'store')).toEqual([]);
  const [next] = of(table.advance(done(1), 900), 'store');
  expect(next?.what).toMatchObject({ kind: 'append', entry: { seq: 2, at: 200, by: 1 } });
});

test('where another host was first, the table reads on and tries again', () => {
  const table = opened([person('a'), person('b')], { shared: true });
  table.advance(move(1, 'a', 0, HOLE, 'x'), 0);
  const reading = table.advance({ kind: 'stored', write: 1, result: 'taken' }, 0);
  expect(of(reading, 'store').map(({ what }) => what)).toEqual([{ kind: 'read', after: 0 }]);
  const theirs = { seq: 1, at: 5, by: 1, move: HOLE, id: '1:z' };
  const saved = { doc: table.doc, version: 1 };
  const match = { header, start: null, entries: [theirs] };
  const [again] = of(table.advance({ kind: 'stored', write: 2, result: { saved, match } }, 10), 'store');
  expect(again?.what).toMatchObject({ kind: 'append', entry: { seq: 2, by: 0 } });
});

test('only the waiting request learns of a failed store', () => {
  const table = opened([person('a'), person('b')]);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 0);
  const failed = table.advance({ kind: 'stored', write: 1, result: { failed: 'storage-away' } }, 0);
  expect(of(failed, 'answer')).toEqual([{ kind: 'answer', ref: 1, answer: { why: 'storage-away' } }]);
  expect(table.history?.log).toEqual([]);
});

test('what a failed write has stored all the same counts before anything else is decided', () => {
  const table = opened([{ kind: 'person', guest: 'a', name: null, away: true }, person('b')]);
  const [back] = of(table.advance(ask(1, { t: 'back', guest: 'a', seat: 0 }), 0), 'store');
  if (back?.what.kind !== 'save') throw new Error('nothing is saved');
  table.advance({ kind: 'stored', write: back.write, result: { failed: 'storage-away' } }, 10);
  // Without a look at the store the seat would still count as a bot's: handed over already.
  const handed = table.advance(ask(2, { t: 'hand-over', guest: 'b', seat: 0 }), 20);
  expect(of(handed, 'answer')).toEqual([]);
  const [look] = of(handed, 'store');
  expect(look?.what).toEqual({ kind: 'read', after: 0 });
  const saved = { doc: back.what.doc, version: 2 };
  const result = { saved, match: { header, start: null, entries: [] } };
  const then = table.advance({ kind: 'stored', write: look?.write ?? 0, result }, 30);
  expect(of(then, 'answer')).toEqual([{ kind: 'answer', ref: 2, answer: { why: 'not-late' } }]);
});

/** The table finds that another host was first, and reads on. */
const readingOn = (table: Table): number => {
  table.advance(move(1, 'a', 0, HOLE, 'mine'), 0);
  const [read] = of(table.advance({ kind: 'stored', write: 1, result: 'taken' }, 0), 'store');
  return read?.write ?? 0;
};

test('the end of a match, read from another host, opens the whole log here', () => {
  const table = opened([person('a'), person('b')], { shared: true });
  table.advance(join(1, 'watcher'), 0);
  const write = readingOn(table);
  const entries = [0, 1].map((by) => ({ seq: by + 1, at: by, by, move: HOLE, id: `${by}:x` }));
  const saved = { doc: { ...table.doc, status: 'over' as const }, version: 2 };
  const result = { saved, match: { header, start: null, entries } };
  const messages = of(table.advance({ kind: 'stored', write, result }, 9), 'send').map(
    ({ message }) => message,
  );
  expect(messages.find(({ t }) => t === 'log')).toMatchObject({ lines: [{ move: HOLE }, { move: HOLE }] });
});

test('a defect where the rules show a position halts the match, reaches no other table, and answers once', () => {
  const hidden = (state: unknown): boolean => JSON.stringify(game.view(state, 0)).includes('true');
  const view: Game<Kind>['view'] = (state, viewer) => {
    if (hidden(state)) throw new Error('planted');
    return game.view(state, viewer);
  };
  const table = opened([person('a'), person('b')], { game: { ...game, view } });
  table.advance(join(1, 'a'), 0);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  const effects = table.advance(done(1), 110);
  expect(of(effects, 'report')).toHaveLength(1);
  expect(of(effects, 'answer')).toEqual([{ kind: 'answer', ref: 1, answer: { why: 'halted' } }]);
  expect(of(effects, 'send').map(({ message }) => message)).toContainEqual(
    expect.objectContaining({ t: 'table', table: expect.objectContaining({ halted: true }) }),
  );
  const later = [{ kind: 'alarm' }, move(2, 'b', 1, HOLE, 'y'), { kind: 'left', client: 1 }] as const;
  const then = later.flatMap((happened) => table.advance(happened, 9_000));
  expect(of(then, 'answer')).toEqual([{ kind: 'answer', ref: 2, answer: { why: 'halted' } }]);
  expect(of([...effects, ...then], 'store')).toEqual([]); // nothing is stored, because another build may not have this defect
});

test('an entry of another host that does not follow from the rules halts the match here', () => {
  const table = opened([person('a'), person('b')], { shared: true });
  const write = readingOn(table);
  const entries = [{ seq: 1, at: 0, by: 0, move: 'nonsense', id: '0:x' }];
  const result = { saved: { doc: table.doc, version: 1 }, match: { header, start: null, entries } };
  const effects = table.advance({ kind: 'stored', write, result }, 9);
  expect(of(effects, 'report')).toHaveLength(1);
  expect(table.doc.halted).toBe(true);
});

const hasMoved = (state: unknown): boolean => JSON.stringify(game.view(state, 0)).includes('true');
const soon: Game<Kind> = { ...game, due: (state) => (hasMoved(state) ? 900 : 4_000) };

test('somebody who joins while a clock event that was shown cannot be stored sees it when it is', () => {
  const table = opened([person('a'), person('b')], { game: soon });
  table.advance(join(1, 'a'), 0);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  table.advance(done(1), 110);
  const [struck] = of(table.advance({ kind: 'alarm' }, 900), 'store');
  table.advance({ kind: 'stored', write: struck?.write ?? 0, result: { failed: 'storage-away' } }, 910);
  table.advance(join(2, 'b'), 920);
  const [look] = of(table.advance({ kind: 'alarm' }, 2_000), 'store');
  const entries = [{ seq: 1, at: 100, by: 0, move: HOLE, id: '0:x' }];
  const found = { saved: { doc: table.doc, version: 1 }, match: { header, start: null, entries } };
  const [again] = of(
    table.advance({ kind: 'stored', write: look?.write ?? 0, result: found }, 2_005),
    'store',
  );
  const shown = of(table.advance(done(again?.write ?? 0), 2_010), 'send');
  expect(shown.filter(({ message }) => message.t === 'scene')).toMatchObject([
    { to: [2], message: { scene: { seq: 2 } } },
  ]);
});

test('a clock event that follows from the log is shown before it is stored, and only once', () => {
  const table = opened([person('a'), person('b')], { game: soon });
  table.advance(join(1, 'a'), 0);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  table.advance(done(1), 110);
  const struck = table.advance({ kind: 'alarm' }, 900);
  expect(of(struck, 'send').map(({ message }) => message.t)).toContain('scene');
  expect(of(struck, 'store')[0]?.what).toMatchObject({ entry: { by: 'clock', at: 900 } });
  const [write] = of(struck, 'store');
  expect(
    of(table.advance(done(write?.write ?? 0), 910), 'send').map(({ message }) => message.t),
  ).not.toContain('scene');
});

test('a bot is asked, waits, is asked again after the next step, and one that fails twice makes any move', () => {
  const table = opened([person('a'), bot]);
  const [first] = of(table.advance({ kind: 'alarm' }, 0), 'ask-bot');
  expect(first).toMatchObject({ seat: 1, level: 1 });
  expect(of(table.advance({ kind: 'chosen', ask: first?.ask ?? 0, choice: null }, 5), 'ask-bot')).toEqual([]);
  table.advance(move(1, 'a', 0, HOLE, 'x'), 10);
  const [again] = of(table.advance(done(1), 20), 'ask-bot');
  expect(again?.scene.seq).toBe(1);
  const [weakest] = of(
    table.advance({ kind: 'chosen', ask: again?.ask ?? 0, choice: 'failed' }, 30),
    'ask-bot',
  );
  expect(weakest?.level).toBe(0);
  const planned = table.advance({ kind: 'chosen', ask: weakest?.ask ?? 0, choice: 'failed' }, 40);
  expect(of(planned, 'wake-at')).toEqual([{ kind: 'wake-at', at: 620 }]); // not faster than `botPace`
  const moved = table.advance({ kind: 'alarm' }, 620);
  expect(of(moved, 'store')[0]?.what).toMatchObject({
    kind: 'append',
    entry: { seq: 2, by: 1, id: '1:bot:1' },
  });
});

test.each(['after', 'before'])(
  'a move that comes too late, %s the alarm, waits for the bot, and is answered',
  (when) => {
    const untimed: Game<Kind> = { ...game, due: () => null };
    const clock = { kind: 'bank', ms: 1_000, increment: 0 } as const;
    const table = opened([person('a'), person('b')], { game: untimed }, clock);
    table.advance(join(1, 'a'), 0);
    table.advance(move(0, 'b', 1, HOLE, 'y'), 0); // from now on time runs
    table.advance(done(1), 0);
    if (when === 'after') table.advance({ kind: 'alarm' }, 1_000);
    table.advance(move(1, 'a', 0, HOLE, 'x'), 1_001);
    const effects = [2, 3, 4, 5].flatMap((write) => table.advance(done(write), 1_010));
    expect(of(effects, 'answer')).toEqual([{ kind: 'answer', ref: 1, answer: { why: 'bot-moves-first' } }]);
    expect(of(effects, 'ask-bot').map(({ seat }) => seat)).toContain(0);
    expect(table.doc).toMatchObject({ returning: expect.arrayContaining([0]) });
  },
);

test('bots think only when somebody is there', () => {
  const table = opened([bot, bot]);
  expect(of(table.advance({ kind: 'alarm' }, 0), 'ask-bot')).toEqual([]);
  expect(of(table.advance(join(1, 'watcher'), 1), 'ask-bot').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('around one device a question to all does not time out, and may be answered at any time', () => {
  const asking: Game<Kind> & SharedQuestions<Kind> = { ...game, everyoneAnswers: () => true };
  const table = opened([person('a'), person('a')], { game: asking, oneDevice: true });
  expect(of(table.advance({ kind: 'alarm' }, 60_000), 'store')).toEqual([]);
  const [late] = of(table.advance(move(1, 'a', 0, HOLE, 'x'), 60_000), 'store');
  expect(late?.what).toMatchObject({ entry: { by: 0, at: (game.due(table.history?.first.state) ?? 0) - 1 } });
});

test('in a race a person with a silent connection is recorded as absent', () => {
  const table = opened([person('a'), person('b')]);
  for (const [client, guest] of [
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    table.advance(join(client, guest), 0);
    table.advance({ kind: 'beat', client }, 0);
  }
  table.advance({ kind: 'beat', client: 1 }, 1_600);
  const [write] = of(table.advance(move(3, 'a', 0, HOLE, 'x'), 1_700), 'store');
  expect(write?.what).toMatchObject({ entry: { move: `${HOLE}!1` } });
});

test('the same happenings always have the same effects', () => {
  const happenings: readonly Happened[] = [
    join(1, 'a'),
    move(1, 'a', 0, HOLE, 'x'),
    done(1),
    { kind: 'alarm' },
  ];
  const run = (): unknown => {
    const table = opened([person('a'), bot]);
    return happenings.map((happened, i) => table.advance(happened, i * 10));
  };
  expect(run()).toEqual(run());
});

test('there is no takeback while the clock of the game runs', () => {
  const timed: Game<Kind> = { ...game, due: () => 60_000 };
  const table = opened([person('a'), person('b')], { game: timed });
  table.advance(move(1, 'a', 0, HOLE, 'x'), 100);
  table.advance(done(1), 110);
  const refused = table.advance(ask(2, { t: 'takeback', guest: 'a', seat: 0, id: 'y' }), 120);
  expect(of(refused, 'answer')).toEqual([
    { kind: 'answer', ref: 2, answer: { why: 'no-takeback-with-a-clock' } },
  ]);
});
