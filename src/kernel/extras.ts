import type { Game, Kind, Refusal, Rng, Scene, Seat } from './game.ts';

/**
 * Optional abilities of a game; most games have only some of them.
 *
 * The first five are part of the rules: members of the game itself, whose type then names them, as in
 * `Game<K> & OutOfTurn<K>`. They are called only through the function below each.
 *
 * The others are files: each is the default export of its own file in the game's folder and is found by the
 * name of that file.
 */

/** Seats may act out of turn: the match waits for some actors, and the others may only interrupt. */
export interface OutOfTurn<K extends Kind> {
  awaiting(state: K['state']): readonly Seat[];
}

/** The seats that the match waits for: by default all actors. Turns, clocks and prompts follow it. */
export const awaitedSeats = <K extends Kind>(
  game: Game<K> & Partial<OutOfTurn<K>>,
  state: K['state'],
): readonly Seat[] => game.awaiting?.(state) ?? game.actors(state);

/** All seats are asked the same question at certain moments, and time runs out for those who do not answer. */
export interface SharedQuestions<K extends Kind> {
  everyoneAnswers(state: K['state']): boolean;
}

/**
 * True while every seat must answer the same question. Its timeout only protects remote players, so it is off
 * when all share one device.
 */
export const isSharedQuestion = <K extends Kind>(
  game: Game<K> & Partial<SharedQuestions<K>>,
  state: K['state'],
): boolean => game.everyoneAnswers?.(state) ?? false;

/** Some options make sense only for some numbers of seats, or together with other options. */
export interface DependentOptions<K extends Kind> {
  /**
   * The values of each option that make sense here, with the default among them. An option that is left out
   * keeps all its values. An empty list: the option changes nothing here. No table is created with other
   * values, but `setup` accepts them all.
   */
  choices(seats: number, options: K['options']): OptionChoices<K>;
}
export type OptionChoices<K extends Kind> = {
  readonly [N in keyof K['options']]?: readonly K['options'][N][];
};

export const optionChoices = <K extends Kind>(
  game: Game<K> & Partial<DependentOptions<K>>,
  seats: number,
  options: K['options'],
): OptionChoices<K> => game.choices?.(seats, options) ?? {};

/** The options decide who begins, so those of a rematch follow from how the match began. */
export interface RematchOptions<K extends Kind> {
  /** The seats of a rematch are moved by one: with the same seat beginning, it is another person's turn to begin. */
  rematchOptions(options: K['options'], first: K['state']): K['options'];
}

/** The options of a rematch after a match that began with this state. */
export const optionsOfRematch = <K extends Kind>(
  game: Game<K> & Partial<RematchOptions<K>>,
  options: K['options'],
  first: K['state'],
): K['options'] => game.rematchOptions?.(options, first) ?? options;

/** A match may end without a winner, so two people may also agree on a draw. */
export interface AgreedDraws {
  readonly drawsByAgreement: true;
}

export const canBeDrawn = <K extends Kind>(game: Game<K> & Partial<AgreedDraws>): boolean =>
  game.drawsByAgreement ?? false;

/** rules/position.ts: any position on one line of text, to set up studies, tests and puzzles. A match begins there at time 0. */
export interface PositionText<K extends Kind> {
  read(text: string, options: K['options']): K['state'] | Refusal;
  write(state: K['state']): string;
}

/** bot/fast.ts: the same rules a second time, made for speed. Tests prove it equal to rules/game.ts, which stays the authority. */
export interface FastEngine<K extends Kind> {
  /** The number of legal sequences of exactly `depth` moves; null if the time was too short to count them. */
  perft(state: K['state'], depth: number, think: () => boolean): number | null;
  /** Plays complete random matches: at least one, and more while there is time. */
  playouts(state: K['state'], think: () => boolean, rng: Rng): Playouts;
}
export interface Playouts {
  readonly matches: number;
  readonly moves: number;
}

/**
 * rules/hints.ts: hints for a player's first match, each shown once, when its decision first comes up. If several
 * fit a position, the first of the list is shown. The words of the game hold the text for every key.
 */
export interface FirstHint<K extends Kind, Key extends string = string> {
  readonly key: Key;
  readonly rule: string; // the id of a rule or chapter of the rules page that explains more
  /** Called only when this seat is to act, with the scene of this seat. */
  when(this: void, scene: Scene<K>, seat: Seat): boolean;
}
