import { describe, expect, test } from 'vitest';
import type { OutOfTurn } from './abilities.ts';
import type { Game, Header, Outcome } from './game.ts';
import { LawBroken } from './law.ts';
import { tryLaws } from './laws.ts';
import { hide, spoilt, type Hide } from './trial.testing.ts';

const header = (n: number): Header<Hide> => ({
  game: 'hide',
  version: 1,
  seats: 2 + (n % 2),
  options: { holes: 4 },
  seed: `seed ${n}`,
});
const tryAll = (game: Game<Hide>) => Array.from({ length: 30 }, (_, n) => tryLaws(game, header(n), 50));

test('a game that keeps the laws passes, and its secrets are noticed as such', () => {
  const reports = tryAll(hide);
  expect(reports.some(({ secrets }) => secrets.hidden > 0 && secrets.varied > 0)).toBe(true);
  expect(reports.some(({ previews }) => previews > 0)).toBe(true);
  expect(reports.some(({ record }) => record.some(({ by }) => by === 'clock'))).toBe(true);
});

test('if two of four viewers are tried at a step, no viewer misses the same step of every match', () => {
  const tried = new Set<number>(); // by the number of mice hidden so far
  const noticed = spoilt(hide, {
    determinize: (view, viewer, rng) => {
      if (viewer === 'spectator' && view.winner === null) tried.add(view.chosen.filter(Boolean).length);
      return hide.determinize(view, viewer, rng);
    },
  });
  for (let n = 0; n < 10; n++) tryLaws(noticed, { ...header(n), seats: 3 }, 50, { viewersAtOnce: 2 });
  expect(tried).toEqual(new Set([0, 1, 2]));
});

/** The same game with a changed outcome. */
const judged =
  (part: Partial<Outcome>): Game<Hide>['outcome'] =>
  (state) => {
    const outcome = hide.outcome(state);
    return outcome && { ...outcome, ...part };
  };

/** The same game, but the last state of a match is changed. */
const ending =
  (spoil: (end: Hide['state']) => Hide['state']): Game<Hide>['apply'] =>
  (...args) => {
    const step = hide.apply(...args);
    return step.state.winner === null ? step : { ...step, state: spoil(step.state) };
  };

/** Behaves differently in imagined worlds, which are marked by a note. */
const noted: Game<Hide>['apply'] = (state, input, rng) => {
  const step = hide.apply(state, input, rng);
  return 'note' in state ? { ...step, state: { ...step.state, prize: 5 } } : step;
};

/** The moves of hide and seek, but each also names the number of mice hidden before, which its text does not tell. */
const holesAfter = (before: number) => [0, 1, 2, 3].map((hole) => ({ hole, before }));

type Broken = [law: string, Partial<Game<Hide> & OutOfTurn<Hide>>];

describe('every law notices a game that breaks it', () => {
  let calls = 0;
  const leak = new WeakMap<object, number>();
  const broken: Broken[] = [
    [
      'an imagined world looks the same to its viewer',
      { determinize: (v, s, r) => ({ ...hide.determinize(v, s, r), ends: 1 }) },
    ],
    [
      'a scene depends only on what its viewer may know',
      { due: (s) => hide.due(s) && 4000 + (s.hidden[0] ?? 0) },
    ],
    [
      'a scene depends only on what its viewer may know',
      { actors: (s) => (s.hidden[0] === 1 ? [] : hide.actors(s)) },
    ],
    ['no viewer expects the clock too early', { due: (s, v) => hide.due(s) && (v === 1 ? 3000 : 4000) }],
    [
      'an imagined world looks the same',
      { view: (s, v) => ({ ...hide.view(s, v), chosen: s.hidden.map((hole) => hole === 2) }) },
    ],
    [
      'legality depends on the view alone',
      {
        view: (s, v) => {
          const view = hide.view(s, v);
          leak.set(view, 1);
          return view;
        },
        check: (view) => (leak.has(view) ? null : { why: 'no' }),
      },
    ],
    ['a state is plain JSON', { setup: (...args) => ({ ...hide.setup(...args), ends: Infinity }) }],
    ['a state is plain JSON', { apply: ending((end) => ({ ...end, prize: NaN })) }],
    ...[-0, Object.assign([], { 1: 0 }), new Map([[1, 2]]), new URL('x:y'), { toJSON: () => 1 }].map(
      (odd) =>
        ['a state is plain JSON', { setup: (...args) => ({ ...hide.setup(...args), odd }) }] satisfies Broken,
    ),
    ['a scene is plain JSON', { view: (s, v) => ({ ...hide.view(s, v), mine: undefined as never }) }],
    [
      'a scene is plain JSON',
      { view: (s, v) => ({ ...hide.view(s, v), prize: s.winner === null ? 0 : NaN }) },
    ],
    [
      'an event tells its hearer nothing that the view does not show',
      {
        apply: (state, input, rng) => {
          const { state: next, events } = hide.apply(state, input, rng);
          return {
            state: next,
            events: events.map(({ only: _everybody, ...event }) => event as Hide['event']),
          };
        },
      },
    ],
    ['actors sit at the table', { actors: (s) => hide.actors(s).map((seat) => seat + 3) }],
    ['a seat acts once or not at all', { actors: (s) => [...hide.actors(s), ...hide.actors(s)] }],
    ['the match waits only for actors', { awaiting: ({ hidden }) => hidden.map((_, seat) => seat) }],
    [
      'a written move is one short word',
      { write: ({ hole }) => `h ${hole}`, read: (text) => hide.read(text.replace(' ', '')) },
    ],
    ['a move has one text only', { read: (text) => hide.read(text.trim().toLowerCase()) }],
    [
      'a preview shows what then happens',
      { determinize: (v, s, r) => ({ ...hide.determinize(v, s, r), note: 1 }), apply: noted },
    ],
    ['winners sit at the table', { outcome: judged({ winners: [7] }) }],
    ['a winner wins once', { outcome: judged({ winners: [0, 0] }) }],
    ['score lines are for seats', { outcome: judged({ lines: [{ seat: 9, what: 'prize', points: 1 }] }) }],
    ['a scene is plain JSON', { outcome: judged({ scores: [NaN, NaN, NaN] }) }],
    [
      'the same seed sets up the same match',
      { setup: (...args) => ({ ...hide.setup(...args), prize: calls++ }) },
    ],
    [
      'the same input gives the same step',
      {
        apply: (...args) => {
          const step = hide.apply(...args);
          return { ...step, state: { ...step.state, prize: calls++ } };
        },
      },
    ],
    ['some actor has a move, or the clock is due', { due: () => null, check: () => ({ why: 'never' }) }],
    ['different moves have different texts', { write: () => 'h0' }],
    [
      'different moves have different texts', // each of another position
      {
        candidates: ({ chosen }) => holesAfter(chosen.filter(Boolean).length),
        read: (text) => holesAfter(0).find(({ hole }) => text === `h${hole}`) ?? null,
      },
    ],
    ['a written move reads back as itself', { read: (text) => (/^h[0-3]$/.test(text) ? { hole: 0 } : null) }],
    ['nonsense is not a move', { read: (text) => (text === 'nonsense' ? { hole: 0 } : hide.read(text)) }],
    ['random play ends', { outcome: () => null, due: () => 1, actors: () => [] }],
    ['nothing happens after the end', { actors: ({ hidden }) => hidden.map((_, seat) => seat) }],
    ['every seat has a score', { outcome: judged({ scores: [] }) }],
  ];
  test.each(broken)('%s', (says, part) => {
    expect(() => tryAll(spoilt(hide, part))).toThrow(LawBroken);
    expect(() => tryAll(spoilt(hide, part))).toThrow(says);
  });

  test('a check that writes into its view is stopped where it does so', () => {
    const mutating = spoilt(hide, {
      check: (view, ...rest) => {
        (view as { prize: number }).prize = 7;
        return hide.check(view, ...rest);
      },
    });
    expect(() => tryAll(mutating)).toThrow(TypeError);
  });

  test('a rule that writes into its state is stopped where it does so', () => {
    const mutating = spoilt(hide, {
      apply: (state, input, rng) => {
        (state as { prize: number }).prize = 7;
        return hide.apply(state, input, rng);
      },
    });
    expect(() => tryAll(mutating)).toThrow(TypeError);
  });
});
