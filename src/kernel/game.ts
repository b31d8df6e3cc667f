/**
 * The interface of a game. Read this file first: everything else in the project is written against it.
 *
 * Rules are pure. They read no clock, roll no dice and know no player by name: time, random numbers and the
 * seat are arguments. A game defines its state, the part of the state that each viewer may see (view), and the
 * notation of its moves.
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

/** Everything that can happen to a match: a player moves, or the clock strikes at the time `due`. */
export type Input<M> =
  | ({ readonly by: Seat; readonly at: Millis; readonly move: M } & Pressed)
  | { readonly by: 'clock'; readonly at: Millis };

/** Extra facts about a move in a race, added by the table (see press.ts). Most rules ignore them. */
export interface Pressed {
  readonly pressed?: Millis; // when the move was made, if that was before `at`, the time it arrived
  readonly absent?: readonly Seat[]; // seats whose connection was silent at that moment
}

/** The reason why a move is not allowed: a key that each language turns into a sentence. */
export interface Refusal {
  readonly why: string;
  readonly with?: Details;
}
export type Details = Readonly<Record<string, string | number>>;

/**
 * An event describes a part of a step, for animation, sound, log and screen reader. With `only`, just these
 * seats are sent it: no other seat and no spectator.
 */
export type WithAudience<E> = E & { readonly only?: readonly Seat[] };

export interface Step<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly WithAudience<K['event']>[];
}

/**
 * The result of a match. No winner: a draw. Several winners share the win. The lines list the parts of every
 * score.
 */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
  readonly ended?: EarlyEnd; // missing: the rules ended the match
}
/** An end that the rules did not bring about; see early-end.ts. */
export interface EarlyEnd {
  readonly how: HowEnded;
  readonly by: Seat;
}
/**
 * `resign` (two seats): the other seat wins. `draw` (two seats): both agreed. `win` (two seats): the other person had
 * left. `stop`: everybody else had left; nobody wins. `time` (two seats): the time of this seat was up, and the other
 * wins. `closed`: the host of the server has closed the table; nobody wins.
 */
export type HowEnded = 'resign' | 'draw' | 'win' | 'stop' | 'time' | 'closed';
export interface ScoreLine {
  readonly seat: Seat;
  readonly what: string; // a key; the words turn it into text, and the game's RULES.md explains it
  readonly points: number;
  readonly with?: Details;
}

export interface Rng {
  /** A whole number from 0 up to, not including, `below`; every one equally likely. */
  int(below: number): number;
}

/** Every game has all of this. What only some games need is in abilities.ts. */
export interface Game<K extends Kind> {
  readonly id: string;
  readonly version: number; // raise it when an old record would no longer replay the same
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number; // length of a usual match between people, shown before they sit down
  readonly options: { readonly [N in keyof K['options']]: readonly K['options'][N][] }; // the default first

  // The state is the whole truth of a match: deeply readonly JSON that only the table holds.
  setup(seats: number, options: K['options'], rng: Rng): K['state'];
  actors(state: K['state']): readonly Seat[]; // one: turns; several: simultaneous; all, always: real time
  apply(state: K['state'], input: Input<K['move']>, rng: Rng): Step<K>; // the input has passed `check`
  due(state: K['state'], viewer?: Viewer): Millis | null; // when the clock strikes if nobody moves; with a viewer: as far as that viewer may know
  outcome(state: K['state']): Outcome | null;
  view(state: K['state'], viewer: Viewer): K['view'];

  // Legality depends only on the view of the player who moves, so a hint cannot leak a secret.
  candidates(view: K['view'], seat: Seat): Iterable<K['move']>; // proposes moves: every legal one, and others that `check` refuses
  check(view: K['view'], seat: Seat, move: K['move']): Refusal | null; // every rule about legal moves is written here, once
  determinize(view: K['view'], viewer: Viewer, rng: Rng): K['state']; // a random state that this viewer cannot tell from the real one

  // The notation of moves is used on the wire, in records, on the command line and in golden files.
  read(text: string): K['move'] | null;
  write(move: K['move']): string;
  draw(view: K['view']): string; // the board as text
}

/**
 * The message for one viewer after every step. It is enough to draw the whole table, and all that a bot may
 * know.
 */
export interface Scene<K extends Kind> {
  readonly seq: number;
  readonly at: Millis;
  readonly view: K['view'];
  readonly actors: readonly Seat[]; // the seats that may act
  readonly awaiting: readonly Seat[]; // the match waits for these: all actors, or some of them
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

/**
 * A bot gets the same scene as a player. `think` is true while there is time to think on; `after` is its
 * reaction time.
 */
export interface Bot<K extends Kind> {
  (scene: Scene<K>, seat: Seat, think: () => boolean, rng: Rng): Choice<K>;
  /**
   * True if the bot prefers to wait: an actor that the match does not wait for need not move. Without
   * `waits`, it never waits.
   */
  readonly waits?: (scene: Scene<K>, seat: Seat) => boolean;
}
export interface Choice<K extends Kind> {
  readonly move: K['move'];
  readonly after: Millis;
  readonly next?: readonly K['move'][]; // the moves it means to make next, where one decision takes several: a hint names them all
}

/** For games without secrets: the view is the state. */
export const open = <S>() => ({ view: (state: S): S => state, determinize: (view: S): S => view });

/** For games without a clock. */
export const untimed = { due: () => null };

export const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'why' in x;
