import type { Game, Kind, Seat } from './game.ts';

/**
 * Optional abilities: members of the rules that only some games have. The type of such a game names them, as in
 * `Game<K> & OutOfTurn<K>`, and everybody else calls them through the function below each.
 */
export type Abilities<K extends Kind> = Partial<
  OutOfTurn<K> &
    SharedQuestions<K> &
    DependentOptions<K> &
    RematchOptions<K> &
    AgreedDraws &
    RatingModes<K> &
    Unhurried<K> &
    AdvanceAnswers<K> &
    QuickMatch<K>
>;

/** Seats may act out of turn: the match waits for some actors, and the others may only interrupt. */
export interface OutOfTurn<K extends Kind> {
  awaiting(state: K['state']): readonly Seat[];
}

/** The seats that the match waits for: by default all actors. Turns, clocks and prompts follow it. */
export const awaitedSeats = <K extends Kind>(
  game: Game<K> & Abilities<K>,
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
export const isSharedQuestion = <K extends Kind>(game: Game<K> & Abilities<K>, state: K['state']): boolean =>
  game.everyoneAnswers?.(state) ?? false;

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
  game: Game<K> & Abilities<K>,
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
  game: Game<K> & Abilities<K>,
  options: K['options'],
  first: K['state'],
): K['options'] => game.rematchOptions?.(options, first) ?? options;

/** A match may end without a winner, so two people may also agree on a draw. */
export interface AgreedDraws {
  readonly drawsByAgreement: true;
}

export const canBeDrawn = <K extends Kind>(game: Game<K> & Abilities<K>): boolean =>
  game.drawsByAgreement ?? false;

/** Kinds of matches that need different skills have ratings of their own. */
export interface RatingModes<K extends Kind> {
  /** The key of the mode, which the title of the game names; null: such a match is never rated. */
  ratingMode(options: K['options'], seats: number): string | null;
}

/** By default all matches of a game for two or more have one rating, whose mode is the empty key. */
export const ratingModeOf = <K extends Kind>(
  game: Game<K> & Abilities<K>,
  options: K['options'],
  seats: number,
): string | null => {
  if (seats < 2) return null;
  return game.ratingMode ? game.ratingMode(options, seats) : ONE_MODE;
};

const ONE_MODE = '';

/** Some decisions run against seconds, which nobody who plays over days could keep; these options take that away. */
export interface Unhurried<K extends Kind> {
  readonly unhurried: Partial<K['options']>;
}

/** The options of a match over days. */
export const unhurriedOptions = <K extends Kind>(game: Game<K> & Abilities<K>): Partial<K['options']> =>
  game.unhurried ?? {};

/** Some questions can be answered before they are asked: in a match over days each would otherwise take a day. */
export interface AdvanceAnswers<K extends Kind> {
  readonly advance: {
    readonly answers: readonly string[]; // keys, which the words of the game name
    /** The move that this answer becomes now; null: its player must decide. It knows only what this seat may know. */
    move(view: K['view'], seat: Seat, answer: string): K['move'] | null;
  };
}

/** The keys of the answers that can be given in advance; none in most games. */
export const advanceAnswers = <K extends Kind>(game: Game<K> & Abilities<K>): readonly string[] =>
  game.advance?.answers ?? [];

/** The notation of the move that this answer becomes for this seat now; null: its player must decide. */
export const advanceMove = <K extends Kind>(
  game: Game<K> & Abilities<K>,
  state: K['state'],
  seat: Seat,
  answer: string,
): string | null => {
  const move = game.advance?.move(game.view(state, seat), seat, answer) ?? null;
  return move === null ? null : game.write(move);
};

/** How a match against bots begins if its player chooses nothing but the game. */
export interface QuickMatch<K extends Kind> {
  readonly quickMatch: {
    readonly seats: number; // the number of players with which the game is at its best
    readonly firstOptions?: Partial<K['options']>; // for somebody who has never finished a match of this game
  };
}

/** By default as few players as possible, but at least two. */
export const quickMatchOf = <K extends Kind>(game: Game<K> & Abilities<K>): QuickMatch<K>['quickMatch'] =>
  game.quickMatch ?? { seats: Math.max(2, game.seats[0]) };
