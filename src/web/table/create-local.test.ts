import { expect, test } from 'vitest';
import { open, type Game, type Kind } from '../../kernel/game.ts';
import { historyOf } from './create-local.ts';
import type { LocalMatch } from './local-store.ts';

const match = {
  game: 'egg',
  version: 1,
  seats: [{}],
  options: {},
  seed: 'any',
  entries: [],
} as unknown as LocalMatch;

/** A game with one move and a clock event one second later. */
const egg = {
  ...open<number | null>(),
  id: 'egg',
  version: 1,
  seats: [1, 1],
  options: {},
  actors: () => [0],
  outcome: () => null,
  check: () => null,
  read: (text: string) => text,
  due: (ends: number | null) => ends,
  setup: () => null,
  apply: (_: unknown, { by, at }: { by: unknown; at: number }) => ({
    state: by === 'clock' ? null : at + 1_000,
    events: [],
  }),
} as unknown as Game<Kind>;

test('a match continued from a position with a clock goes on from its moment', () => {
  const source = { ...match, entries: [{ seq: 1, at: 50_000, by: 0, move: 'roll' }] };
  const { state, at } = historyOf(egg, source).position;
  const first = historyOf(egg, { ...match, start: state, startAt: at }).position;
  expect([first.seq, first.at, egg.due(first.state)]).toEqual([0, 50_000, 51_000]);
  const struck = { seq: 1, at: 51_000, by: 'clock', move: null } as const;
  const later = historyOf(egg, { ...match, start: state, startAt: at, entries: [struck] });
  expect(later.position).toMatchObject({ seq: 1, at: 51_000, state: null });
});
