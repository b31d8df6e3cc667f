import { describe, expect, test } from 'vitest';
import type { Game, Header } from './game.ts';
import { LawBroken, tryLaws } from './laws.ts';
import { hide, spoilt, type Hide } from './trial.testing.ts';

const header = (n: number): Header<Hide> => ({
  game: 'hide',
  version: 1,
  seats: 2 + (n % 2),
  options: { holes: 4 },
  seed: `seed ${n}`,
});
const tryAll = (game: Game<Hide>) => Array.from({ length: 30 }, (_, n) => tryLaws(game, header(n)));

test('a game that keeps the laws passes, and its secrets are noticed as such', () => {
  const reports = tryAll(hide);
  expect(reports.some(({ hidden }) => hidden > 0)).toBe(true);
  expect(reports.some(({ previews }) => previews > 0)).toBe(true);
  expect(reports.some(({ record }) => record.some(({ by }) => by === 'clock'))).toBe(true);
});

describe('every law notices who breaks it', () => {
  let calls = 0;
  const leak = new WeakMap<object, number>();
  const broken: [law: string, Partial<Game<Hide>>][] = [
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
    [
      'an imagined world looks the same',
      { view: (s, v) => ({ ...hide.view(s, v), prize: s.hidden[1] ?? 0 }) },
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
    ['a written move reads back as itself', { read: (text) => (/^h[0-3]$/.test(text) ? { hole: 0 } : null) }],
    ['nonsense is not a move', { read: (text) => hide.read(text) ?? { hole: 0 } }],
    ['random play ends', { outcome: () => null, due: () => 1, actors: () => [] }],
    ['nothing happens after the end', { actors: ({ hidden }) => hidden.map((_, seat) => seat) }],
    [
      'every seat has a score',
      {
        outcome: (s) => {
          const outcome = hide.outcome(s);
          return outcome && { ...outcome, scores: [] };
        },
      },
    ],
  ];
  test.each(broken)('%s', (says, part) => {
    expect(() => tryAll(spoilt(hide, part))).toThrow(LawBroken);
    expect(() => tryAll(spoilt(hide, part))).toThrow(says);
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
