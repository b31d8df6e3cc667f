import type { Millis, Seat } from '../kernel/game.ts';
import type { EndWish } from '../protocol/messages.ts';
import type { ClockSetting } from '../protocol/table.ts';

/**
 * Matches that every host of the table must play in the same way, as data. `contract-runner.testing.ts` takes a script
 * through the server or a browser; `contract.testing.ts` plays the result again in memory.
 */
export interface Script {
  readonly about: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly ScriptSeat[];
  readonly clock?: ClockSetting;
  readonly needs?: readonly Ability[]; // a host without one of these does not play the script
  readonly shows?: readonly Sight[]; // events that must occur: otherwise the script would not test what it is about
  readonly steps: readonly ScriptStep[];
}

/** The match is over; a bot waited and moved after a later step; a move was pressed before it arrived. */
export type Sight = 'end' | 'woken-bot' | 'press-time';

/** Something that not every host can do: a browser has one window, one person with one or more seats, and no clocks for players. */
export type Ability = 'several-people' | 'player-clocks';

export type Person = string;

/** A person who sits there from the start, a bot, or an open seat. If no seat is open, the match has begun already. */
export type ScriptSeat = Person | { readonly kind: 'bot' } | { readonly kind: 'open' };

export type ScriptStep =
  /** Opens a window at the table, or closes it. */
  | { readonly by: Person; readonly ask: 'join' }
  | { readonly by: Person; readonly ask: 'part' }
  | { readonly by: Person; readonly ask: 'sit' | 'leave' }
  /** A move in notation, or its index among the legal moves. */
  | {
      readonly by: Person;
      readonly ask: 'play';
      readonly seat: Seat;
      readonly move: string | number;
      readonly press?: PressKind;
    }
  /** Plays legal moves at all seats of this person until the match is over. */
  | { readonly by: Person; readonly ask: 'finish' }
  | { readonly by: Person; readonly ask: 'takeback' | 'back' | 'hand-over'; readonly seat: Seat }
  | { readonly by: Person; readonly ask: 'end'; readonly seat: Seat; readonly how: EndWish }
  | { readonly by: Person; readonly ask: 'answer'; readonly yes: boolean }
  | { readonly wait: Millis }
  /** Waits until the match has this many steps, made by bots or by the game's clock. */
  | { readonly until: number };

/** In a race: pressed PRESSED_AGO before it is sent, or timed from the scene that it answers. */
export type PressKind = 'ago' | 'reaction';
export const PRESSED_AGO: Millis = 60;

/** A match of boop. in which seat 0 begins; otherwise that is drawn by lot. */
const BOOP = { game: 'boop', options: { begins: 'first' } } as const;

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot' } as const;

/** Longer than the delay after which the table sends news about people. */
const NEWS: ScriptStep = { wait: 350 };

/** Then the seat of somebody who has gone may be handed to a bot. */
export const CONTRACT_AWAY: Millis = 1_000;

/** Bots of a contract are slower than that, so that news and moves always come in the same order. */
export const CONTRACT_BOT_PACE: Millis = 800;

const opens = (by: Person): ScriptStep[] => [{ by, ask: 'join' }, NEWS];
const comes = (by: Person): ScriptStep[] => [...opens(by), { by, ask: 'sit' }, NEWS];

const play = (by: Person, seat: Seat, move: string | number, press?: PressKind): ScriptStep => ({
  by,
  ask: 'play',
  seat,
  move,
  ...(press && { press }),
});

/** Scripts for every host: one person at one device, alone with bots or at several seats. */
const ON_ONE_DEVICE: readonly Script[] = [
  {
    about: 'turns around one device, with illegal moves, played to the end',
    game: 'boop',
    options: { variant: 'kittens' },
    seats: ['ann', 'ann'],
    shows: ['end'],
    steps: [
      ...opens('ann'),
      play('ann', 0, 'ke2'),
      play('ann', 0, 'kc3'),
      play('ann', 1, 'ke2'),
      play('ann', 1, 'nonsense'),
      play('ann', 1, 'kb3'),
      { by: 'ann', ask: 'finish' },
      play('ann', 0, 'ka1'),
    ],
  },
  {
    about: 'everybody around one device chooses at the same time, to the end',
    game: 'isle-of-cats',
    options: { mode: 'family' },
    seats: ['ann', 'ann'],
    shows: ['end'],
    steps: [...opens('ann'), play('ann', 1, 0), play('ann', 0, 1), { by: 'ann', ask: 'finish' }],
  },
  {
    about: 'a takeback around one device',
    game: 'isle-of-cats',
    seats: ['ann', 'ann'],
    steps: [
      ...opens('ann'),
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 0),
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 1),
      play('ann', 1, 0),
      { by: 'ann', ask: 'takeback', seat: 1 },
    ],
  },
  {
    about: 'somebody resigns, and nothing can be played after that',
    ...BOOP,
    seats: ['ann', 'ann'],
    shows: ['end'],
    steps: [
      ...opens('ann'),
      play('ann', 0, 'ke2'),
      { by: 'ann', ask: 'end', seat: 0, how: 'stop' },
      { by: 'ann', ask: 'end', seat: 0, how: 'resign' },
      play('ann', 1, 'kc3'),
    ],
  },
  {
    about: 'a bot that answers, and a takeback before its move',
    ...BOOP,
    seats: ['ann', BOT],
    steps: [
      ...opens('ann'),
      play('ann', 0, 'ke2'),
      { until: 2 },
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 'kc3'),
      { until: 5 },
    ],
  },
  {
    about: 'a bot that waits until a step wakes it',
    game: 'isle-of-cats',
    seats: ['ann', BOT],
    shows: ['woken-bot'],
    steps: [...opens('ann'), { until: 1 }, { wait: 500 }, play('ann', 0, 0), { until: 3 }],
  },
  {
    about: 'a race against a bot, with times of presses and strokes of the clock',
    game: 'kitty-paw',
    seats: ['ann', BOT],
    shows: ['press-time'],
    steps: [
      ...opens('ann'),
      play('ann', 0, 'hold'),
      { until: 9 },
      play('ann', 0, 0, 'reaction'),
      { until: 12 },
      play('ann', 0, 0, 'ago'),
      { until: 15 },
    ],
  },
  {
    about: 'somebody closes the table, opens it again and plays on',
    ...BOOP,
    seats: ['ann', BOT],
    steps: [
      ...opens('ann'),
      play('ann', 0, 'ke2'),
      { until: 2 },
      { by: 'ann', ask: 'part' },
      NEWS,
      ...opens('ann'),
      play('ann', 0, 0),
      { until: 4 },
    ],
  },
];

const TWO: readonly ScriptStep[] = [...comes('ann'), ...comes('bob')];

/** Bob takes his seat back from a bot. */
const BOB_PLAYS_ON: readonly ScriptStep[] = [
  { by: 'bob', ask: 'back', seat: 1 },
  play('ann', 0, 0),
  play('bob', 1, 0),
];
const TWO_OPEN_SEATS = { seats: [OPEN, OPEN], needs: ['several-people'] } as const;
const BOOP_FOR_TWO = { ...BOOP, ...TWO_OPEN_SEATS };

const WITH_SEVERAL_PEOPLE: readonly Script[] = [
  {
    about: 'turns, with a spectator, illegal moves and a move of somebody else',
    ...BOOP_FOR_TWO,
    steps: [
      ...TWO,
      ...opens('eve'),
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
    ...TWO_OPEN_SEATS,
    steps: [
      ...TWO,
      ...opens('eve'),
      play('bob', 1, 0),
      play('ann', 0, 1),
      play('ann', 0, 0),
      play('bob', 1, 1),
    ],
  },
  {
    about: 'takebacks: agreed to, declined, and answered by playing on',
    ...BOOP_FOR_TWO,
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
    ...TWO_OPEN_SEATS,
    steps: [
      ...TWO,
      play('ann', 0, 0),
      { by: 'ann', ask: 'takeback', seat: 0 },
      play('ann', 0, 1),
      play('bob', 1, 0),
    ],
  },
  {
    about: 'a draw: offered, declined, offered again and agreed to',
    ...BOOP_FOR_TWO,
    shows: ['end'],
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { by: 'ann', ask: 'end', seat: 0, how: 'draw' },
      { by: 'bob', ask: 'answer', yes: false },
      { by: 'ann', ask: 'end', seat: 0, how: 'draw' },
      play('bob', 1, 'kc3'),
      { by: 'ann', ask: 'end', seat: 0, how: 'draw' },
      { by: 'bob', ask: 'answer', yes: true },
    ],
  },
  {
    about: 'somebody leaves, a bot plays on, and they return',
    ...BOOP_FOR_TWO,
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { by: 'bob', ask: 'leave' },
      { until: 2 },
      { by: 'bob', ask: 'part' },
      NEWS,
      play('ann', 0, 0),
      { until: 4 },
      ...opens('bob'),
      ...BOB_PLAYS_ON,
    ],
  },
  {
    about: 'somebody has gone for too long, and the other one lets a bot play until they return',
    ...BOOP_FOR_TWO,
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { by: 'ann', ask: 'hand-over', seat: 1 },
      { by: 'bob', ask: 'part' },
      { wait: 3 * CONTRACT_AWAY },
      { by: 'ann', ask: 'hand-over', seat: 1 },
      { until: 2 },
      ...opens('bob'),
      ...BOB_PLAYS_ON,
    ],
  },
  {
    about: 'time is up, a bot takes over, and its owner returns after its move',
    ...BOOP_FOR_TWO,
    clock: { kind: 'bank', ms: 2_000, increment: 0 },
    needs: ['several-people', 'player-clocks'],
    steps: [...TWO, play('ann', 0, 'ke2'), { until: 2 }, ...BOB_PLAYS_ON],
  },
  {
    about: 'a match over days: time runs from the beginning, and nobody may hand over a seat',
    ...BOOP_FOR_TWO,
    clock: { kind: 'days', days: 3, holiday: 7, late: 'lose' },
    needs: ['several-people', 'player-clocks'],
    steps: [
      ...TWO,
      play('ann', 0, 'ke2'),
      { by: 'bob', ask: 'part' },
      { wait: 3 * CONTRACT_AWAY },
      { by: 'ann', ask: 'hand-over', seat: 1 },
      ...opens('bob'),
      play('bob', 1, 'kc3'),
      { by: 'bob', ask: 'takeback', seat: 1 },
      { by: 'ann', ask: 'answer', yes: true },
      play('bob', 1, 'kb3'),
    ],
  },
  {
    about: 'a race of two people, with times of presses and strokes of the clock',
    game: 'kitty-paw',
    ...TWO_OPEN_SEATS,
    shows: ['press-time'],
    steps: [
      ...TWO,
      play('bob', 1, 'hold'),
      play('ann', 0, 'hold'),
      { until: 9 },
      play('ann', 0, 0, 'reaction'),
      play('bob', 1, 1, 'ago'),
      { until: 13 },
    ],
  },
];

/** The scripts that a host with these abilities can play. */
export const scriptsFor = (abilities: readonly Ability[]): readonly Script[] =>
  [...ON_ONE_DEVICE, ...WITH_SEVERAL_PEOPLE].filter(({ needs = [] }) =>
    needs.every((one) => abilities.includes(one)),
  );
