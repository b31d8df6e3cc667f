import type { Millis, Seat } from '../kernel/game.ts';
import type { ClockSetting } from '../protocol/table.ts';
import type { SeatDoc } from './doc.ts';

/**
 * Matches that every host of the table must play in the same way, as data: `contract.testing.ts` plays them in memory,
 * and each other host plays them in its own tests.
 */
export interface Script {
  readonly about: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatDoc[];
  readonly clock?: ClockSetting;
  readonly steps: readonly ScriptStep[];
}

export type Person = string;

export type ScriptStep =
  /** Opens a window at the table, or closes it. */
  | { readonly by: Person; readonly ask: 'join' | 'part' }
  | { readonly by: Person; readonly ask: 'sit' | 'leave' }
  /** A move in notation, or its index among the legal moves. */
  | { readonly by: Person; readonly ask: 'play'; readonly seat: Seat; readonly move: string | number }
  | { readonly by: Person; readonly ask: 'takeback' | 'back'; readonly seat: Seat }
  | { readonly by: Person; readonly ask: 'answer'; readonly yes: boolean }
  | { readonly wait: Millis }
  /** Waits until the match has this many steps, made by bots or by the game's clock. */
  | { readonly until: number };

const OPEN: SeatDoc = { kind: 'open', keptFor: null };
const BOT: SeatDoc = { kind: 'bot', level: 0 };

/** Longer than the delay after which the table sends news about people. */
const NEWS: ScriptStep = { wait: 350 };

const comes = (by: Person): ScriptStep[] => [{ by, ask: 'join' }, NEWS, { by, ask: 'sit' }, NEWS];

const play = (by: Person, seat: Seat, move: string | number): ScriptStep => ({ by, ask: 'play', seat, move });

const TWO: readonly ScriptStep[] = [...comes('ann'), ...comes('bob')];

export const SCRIPTS: readonly Script[] = [
  {
    about: 'turns, with a spectator, illegal moves and a move of somebody else',
    game: 'boop',
    seats: [OPEN, OPEN],
    steps: [
      ...TWO,
      { by: 'eve', ask: 'join' },
      NEWS,
      play('ann', 0, 'ke2'),
      play('ann', 0, 'kc3'),
      play('bob', 1, 'ke2'),
      play('bob', 1, 'kb3'),
      play('bob', 0, 'kc3'),
      play('eve', 0, 'kc3'),
      play('ann', 0, 'nonsense'),
      play('ann', 0, 'kc6'),
      { by: 'eve', ask: 'part' },
      NEWS,
    ],
  },
  {
    about: 'everybody chooses at the same time, in secret',
    game: 'isle-of-cats',
    seats: [OPEN, OPEN],
    steps: [
      ...TWO,
      { by: 'eve', ask: 'join' },
      NEWS,
      play('bob', 1, 0),
      play('ann', 0, 1),
      play('ann', 0, 0),
      play('bob', 1, 1),
    ],
  },
  {
    about: 'takebacks: agreed to, declined, and answered by playing on',
    game: 'boop',
    seats: [OPEN, OPEN],
    steps: [
      ...TWO,
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 'ke2'),
      { by: 'ann', ask: 'takeback', seat: 0 },
      { by: 'bob', ask: 'takeback', seat: 1 },
      { by: 'bob', ask: 'answer', yes: true },
      { by: 'bob', ask: 'answer', yes: true },
      play('ann', 0, 'kc3'),
      play('bob', 1, 'ke5'),
      { by: 'ann', ask: 'takeback', seat: 0 },
      { by: 'bob', ask: 'answer', yes: false },
      { by: 'bob', ask: 'takeback', seat: 1 },
      play('ann', 0, 'ka1'),
    ],
  },
  {
    about: 'a takeback that nobody has to agree to',
    game: 'isle-of-cats',
    seats: [OPEN, OPEN],
    steps: [
      ...TWO,
      play('ann', 0, 0),
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 1),
      play('bob', 1, 0),
    ],
  },
  {
    about: 'somebody leaves, a bot plays on, and they return',
    game: 'boop',
    seats: [OPEN, OPEN],
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { by: 'bob', ask: 'leave' },
      { until: 2 },
      { by: 'bob', ask: 'part' },
      NEWS,
      play('ann', 0, 0),
      { until: 4 },
      { by: 'bob', ask: 'join' },
      NEWS,
      { by: 'bob', ask: 'back', seat: 1 },
      play('ann', 0, 0),
      play('bob', 1, 0),
    ],
  },
  {
    about: 'time is up, a bot takes over, and its owner returns after its move',
    game: 'boop',
    seats: [OPEN, OPEN],
    clock: { kind: 'bank', ms: 2_000, increment: 0 },
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { until: 2 },
      { by: 'bob', ask: 'back', seat: 1 },
      play('ann', 0, 0),
      play('bob', 1, 0),
    ],
  },
  {
    about: 'a race, with strokes of the clock',
    game: 'kitty-paw',
    seats: [OPEN, OPEN],
    steps: [...TWO, play('bob', 1, 'hold'), play('ann', 0, 'hold'), { until: 9 }],
  },
  {
    about: 'a bot that waits for a person',
    game: 'kitty-paw',
    seats: [OPEN, BOT],
    steps: [...comes('ann'), { until: 1 }, { wait: 500 }],
  },
  {
    about: 'a bot that answers',
    game: 'boop',
    seats: [OPEN, BOT],
    steps: [
      ...comes('ann'),
      play('ann', 0, 'ke2'),
      { until: 2 },
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 'kc3'),
      { until: 5 },
    ],
  },
];
