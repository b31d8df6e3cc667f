import type { Details, Kind, Seat } from '../kernel/game.ts';
import type { Locale } from './plural.ts';

/**
 * What whoever sits there is called at this table: "Iryna", or the name of the seat. Handed in, because a sentence that
 * used the game's own names would give one person two. Never "you": these sentences speak about people.
 */
export type NameOf = (seat: Seat) => string;

/** What the lobby says about a game, in one language: words/<language>/title.ts. Everything else is loaded with a table. */
export interface GameTitle {
  readonly name: string;
  readonly about: string; // one sentence
  readonly seats: readonly string[]; // what the seats are called at the table
}

/**
 * Everything a game says, in one language. The type asks for a sentence for every refusal, event, option and score line
 * the game can produce, so a missing one does not compile.
 */
export interface GameWords<
  K extends Kind,
  Refused extends { readonly why: string },
  Line extends string,
  Board extends object,
  Hint extends string = never,
> extends GameTitle {
  readonly legend: string; // one line: what the letters of the picture in characters mean
  readonly options: { readonly [N in keyof K['options']]: OptionWords<K['options'][N]> };
  readonly refusals: { readonly [R in Refused as R['why']]: (details: DetailsOf<R>, name: NameOf) => string };
  readonly events: { readonly [E in K['event'] as E['what']]: (event: E, name: NameOf) => string };
  /** Advice in one sentence: what to do to make this move, `by` being oneself. Never its notation. */
  readonly move: (move: K['move'], by: Seat, name: NameOf) => string;
  readonly lines: { readonly [L in Line]: (details: Details) => string };
  readonly board: Board; // what its board says: names of places and things, prompts, consequences
  readonly hints: { readonly [H in Hint]: string }; // for a first match; a game without hints.ts says {}
}

export interface OptionWords<V> {
  readonly label: string;
  readonly values: Readonly<Record<`${V & (string | number | boolean)}`, string>>;
}

type DetailsOf<R> = R extends { readonly with: infer D } ? D : Details;

/** What code that knows no game by name sees of the words of any game. */
export interface AnyGameWords extends GameTitle {
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
}

export type AllWords = Readonly<Record<Locale, AnyGameWords>>;
