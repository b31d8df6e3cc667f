import type { Details, Kind, Seat } from '../kernel/game.ts';
import type { Locale } from './plural.ts';

/**
 * The name of the person at a seat, such as "Iryna", or the name of the seat. It is an argument, because the
 * game's own seat names would give one person two names. Readers are called "You" themselves, so no verb follows a name:
 * "Iryna: +2 fish", never "Iryna takes 2 fish".
 */
export type NameOf = (seat: Seat) => string;

/**
 * The lobby's text about a game in one language: words/<language>/title.ts. All other words are loaded with a
 * table.
 */
export interface GameTitle {
  readonly name: string;
  readonly played?: string; // the name as the object of "to play", where the language declines it
  readonly about: string; // one sentence
  readonly seats: readonly string[]; // names of the seats
  readonly presets?: Readonly<Record<string, string>>; // names of the tables in rules/presets.ts
  readonly modes?: Readonly<Record<string, string>>; // names of the modes that have ratings of their own
}

/**
 * All words of a game in one language. The type requires a sentence for every refusal, event, option and
 * score line of the game, so a missing one does not compile.
 */
export interface GameWords<
  K extends Kind,
  Refused extends { readonly why: string },
  ScoreKey extends string,
  Board extends object,
  Hint extends string = never,
> extends GameTitle {
  readonly goal: (options: K['options'], players: number) => string; // how one wins at such a table, in a sentence or two
  readonly legend: string; // one line that explains the letters in the text board
  readonly options: { readonly [N in keyof K['options']]: OptionWords<K['options'][N]> };
  readonly refusals: { readonly [R in Refused as R['why']]: (details: DetailsOf<R>, name: NameOf) => string };
  readonly events: { readonly [E in K['event'] as E['what']]: (event: E, name: NameOf) => string };
  /**
   * One sentence of advice that describes how to make this move; `by` is the reader's own seat. Never the
   * notation.
   */
  readonly move: (move: K['move'], by: Seat, name: NameOf) => string;
  readonly lines: { readonly [L in ScoreKey]: (details: Details) => string };
  readonly board: Board; // words of its board: names of places and things, prompts, consequences
  readonly hints: { readonly [H in Hint]: string }; // for a first match; a game without hints.ts says {}
  readonly advance?: OptionWords<string>; // a question that can be answered in advance, and the answers
}

export interface OptionWords<V> {
  readonly label: string;
  readonly values: Readonly<Record<`${V & (string | number | boolean)}`, string>>;
}

type DetailsOf<R> = R extends { readonly with: infer D } ? D : Details;

/** The words of any game, for code that knows no game by name. */
export interface AnyGameWords extends GameTitle {
  readonly goal?: (options: Readonly<Record<string, unknown>>, players: number) => string; // missing in older versions
  readonly legend: string;
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly refusals: Readonly<Record<string, (details: Details, name: NameOf) => string>>;
  readonly events: Readonly<Record<string, (event: { readonly what: string }, name: NameOf) => string>>;
  readonly move: (move: unknown, by: Seat, name: NameOf) => string;
  readonly lines: Readonly<Record<string, (details: Details) => string>>;
  readonly board: object;
  readonly hints: Readonly<Record<string, string>>;
  readonly advance?: OptionWords<string>;
}

export type AllWords = Readonly<Record<Locale, AnyGameWords>>;
