import { InvalidArgumentError } from 'commander';
import { isRefusal, type Game, type Kind, type Refusal } from '../../kernel/game.ts';
import { optionsAt } from '../../kernel/options.ts';
import { findGames, type LoadedGame } from '../../catalogue/find-games.ts';
import { sayRefusal } from '../../words/say.ts';
import { isSeed, SEED } from '../matches/seeds.ts';
import { openGame } from '../../catalogue/open-games.ts';
import { UsageError } from './exit-errors.ts';

/** Readers for command-line values; an invalid value is reported in one sentence. */

const numberIn = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : Number.NaN);

export const wholeFrom =
  (from: number, to: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = numberIn(text);
    if (value >= from && value <= to) return value;
    throw new InvalidArgumentError(
      to === Number.MAX_SAFE_INTEGER
        ? `It must be a whole number, ${from} or more.`
        : `It must be a whole number from ${from} to ${to}.`,
    );
  };

export const seedText = (text: string): string => {
  if (isSeed(text)) return text;
  throw new InvalidArgumentError(`It must be ${SEED}.`);
};

/** For numbers whose range depends on the chosen game. */
export const wholeWithin = (option: string, text: string, from: number, to: number): number => {
  const value = numberIn(text);
  if (value >= from && value <= to) return value;
  throw new UsageError(`“${option}” must be a whole number from ${from} to ${to}.`);
};

export type Chosen = Readonly<Record<string, string>>;

/** `--option name=value`, as often as needed. */
export const nameAndValue = (text: string, before: Chosen = {}): Chosen => {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It must be name=value.');
  return { ...before, [name]: value };
};

export const theGame = async (id: string): Promise<LoadedGame> => {
  const loaded = await openGame(id);
  if (loaded) return loaded;
  throw new UsageError(`There is no game “${id.slice(0, 40)}”; there is: ${findGames().join(', ')}.`);
};

/** The options of a match. On the command line every value is text, so values are compared as text. */
export const optionsOf = (game: Game<Kind>, seats: number, chosen: Chosen = {}): Kind['options'] => {
  const offered = game.options as Readonly<Record<string, readonly unknown[]>>;
  const meant = Object.entries(chosen).map(([name, text]) => {
    const values = Object.hasOwn(offered, name) ? offered[name] : undefined;
    return [name, values?.find((value) => String(value) === text) ?? text];
  });
  return orWrongUse(optionsAt(game, seats, Object.fromEntries(meant) as Record<string, unknown>));
};

export const orWrongUse = <T extends object>(value: T | Refusal, loaded: LoadedGame | null = null): T => {
  if (isRefusal(value)) throw new UsageError(sayRefusal('en', value, loaded?.words ?? null));
  return value;
};

export const seatsFor = ({ seats: [min, max] }: Game<Kind>, asked: number = min): number => {
  if (asked >= min && asked <= max) return asked;
  throw new UsageError(sayRefusal('en', { why: 'wrong-number-of-seats', with: { min, max } }, null));
};
