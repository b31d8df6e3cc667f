/**
 * What a game is. Read this page first: everything else in the project is written against it.
 *
 * Rules are pure. They read no clock, roll no dice and know no player by name: time, chance and the seat are handed in.
 * A game says what is true (state), what each viewer may know of it (view), and what its moves look like in writing.
 */

export type Seat = number; // 0..n-1, in table order
export type Viewer = Seat | 'spectator';
export type Millis = number; // since the match began

/** The five types a game is made of, under one name: `type Chess = { state: …; view: …; move: …; … }`. */
export interface Kind {
  state: unknown;
  view: unknown;
  move: unknown;
  event: { readonly what: string };
  options: object;
}

/** Everything that can happen to a match: a player moves, or the clock strikes `due`. */
export type Input<M> =
  | ({ readonly by: Seat; readonly at: Millis; readonly move: M } & Pressed)
  | { readonly by: 'clock'; readonly at: Millis };

/** What the table knows besides about a move in a race (see press.ts). Rules that do not care do not look. */
export interface Pressed {
  readonly pressed?: Millis; // when it was really made, if that was before `at`, when it arrived
  readonly absent?: readonly Seat[]; // whose connection was silent at that moment
}

/** Why a move is not allowed: a key, so that it can be said in three languages. */
export interface Refusal {
  readonly why: string;
  readonly with?: Details;
}
export type Details = Readonly<Record<string, string | number>>;

/** An event narrates a step, for animation, sound, log and screen reader. With `only`, no other seat and no spectator is sent it. */
export type Audible<E> = E & { readonly only?: readonly Seat[] };

export interface Step<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly Audible<K['event']>[];
}

/** How a match ended. No winner is a draw; several share the win. The lines say what every score is made of. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
}
export interface ScoreLine {
  readonly seat: Seat;
  readonly what: string; // a key with words in three languages, explained in the game's RULES.md
  readonly points: number;
  readonly with?: Details;
}

export interface Rng {
  /** A whole number from 0 up to, not including, `below`; every one equally likely. */
  int(below: number): number;
}

export interface Game<K extends Kind> {
  readonly id: string;
  readonly version: number; // raise it when an old record would no longer replay the same
  readonly seats: readonly [min: number, max: number];
  readonly minutes?: number; // a usual match between people: one wants to know before sitting down
  readonly options: { readonly [N in keyof K['options']]: readonly K['options'][N][] }; // the default first
  /**
   * Where not every value of an option makes sense at a table of so many and with those options: which do, the default
   * among them; an empty list if the option changes nothing there. No table is made with any other; `setup` takes them all.
   */
  choices?(
    seats: number,
    options: K['options'],
  ): { readonly [N in keyof K['options']]?: readonly K['options'][N][] };

  // Truth. A state is the whole of it: deeply readonly JSON, held by the table alone.
  setup(seats: number, options: K['options'], rng: Rng): K['state'];
  actors(state: K['state']): readonly Seat[]; // one: turns; several: simultaneous; all, always: real time
  /**
   * The seats that the match waits for, where other actors may only interrupt. Turns, clocks and prompts follow it. Without
   * it, the match waits for all actors.
   */
  asked?(state: K['state']): readonly Seat[];
  /**
   * True while every seat must answer the same question. Its timeout only protects remote players, so it is off when all
   * share one device.
   */
  everyoneAnswers?(state: K['state']): boolean;
  apply(state: K['state'], input: Input<K['move']>, rng: Rng): Step<K>; // the input has passed `check`
  due(state: K['state'], viewer?: Viewer): Millis | null; // when the clock strikes if nobody moves; for a viewer: as far as they may know
  outcome(state: K['state']): Outcome | null;
  view(state: K['state'], viewer: Viewer): K['view'];

  // Knowledge. Legality is a function of what its player can see, so a hint cannot leak.
  candidates(view: K['view'], seat: Seat): Iterable<K['move']>; // proposes: every move worth asking about
  check(view: K['view'], seat: Seat, move: K['move']): Refusal | null; // disposes: where each rule is written, once
  determinize(view: K['view'], viewer: Viewer, rng: Rng): K['state']; // a world this viewer cannot tell from the real one

  // Text. The written form of a move is the wire, the record, the command line and the golden files.
  read(text: string): K['move'] | null;
  write(move: K['move']): string;
  draw(view: K['view']): string; // a picture in characters
}

/** What one viewer is sent after every step: enough to draw the table from nothing, and all a bot may know. */
export interface Scene<K extends Kind> {
  readonly seq: number;
  readonly at: Millis;
  readonly view: K['view'];
  readonly actors: readonly Seat[]; // who may act
  readonly asked: readonly Seat[]; // the match waits for these: all actors, or some of them
  readonly due: Millis | null;
  readonly outcome: Outcome | null;
  readonly events: readonly K['event'][];
}

/** A match is its header and its entries; everything else can be recomputed from them. */
export interface Header<K extends Kind> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: K['options'];
  readonly seed: string; // secret until the match is over
}
export interface Entry {
  readonly seq: number;
  readonly at: Millis;
  readonly by: Seat | 'clock';
  readonly move: string | null;
}

/** A bot knows what a player knows. `think` says whether there is time for one more thought; `after` is its reaction time. */
export interface Bot<K extends Kind> {
  (scene: Scene<K>, seat: Seat, think: () => boolean, rng: Rng): Choice<K>;
  /** True if it would rather wait: an actor that the match does not wait for need not move. Without it, the bot never waits. */
  readonly waits?: (scene: Scene<K>, seat: Seat) => boolean;
}
export interface Choice<K extends Kind> {
  readonly move: K['move'];
  readonly after: Millis;
}

/** For games with nothing to hide, the view is the state. */
export const open = <S>() => ({ view: (state: S): S => state, determinize: (view: S): S => view });

/** For games without a clock. */
export const untimed = { due: () => null };

export const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'why' in x;
