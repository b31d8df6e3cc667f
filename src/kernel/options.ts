import { defined } from './defined.ts';
import { optionChoices } from './abilities.ts';
import { isRefusal, type Game, type Kind, type Refusal } from './game.ts';

/** Reads requested options and fills in defaults, or returns the reason why they are refused. */
export const readOptions = <K extends Kind>(
  game: Game<K>,
  asked: Readonly<Record<string, unknown>> = {},
): K['options'] | Refusal => {
  const offered = game.options as Readonly<Record<string, readonly unknown[]>>;
  for (const [name, value] of Object.entries(asked)) {
    if (!Object.hasOwn(offered, name)) return { why: 'no-such-option', with: { name: shown(name) } };
    const values = defined(offered[name]);
    if (!values.includes(value))
      return { why: 'no-such-value', with: { name, value: shown(value), values: values.join(', ') } };
  }
  return Object.fromEntries(
    Object.entries(offered).map(([name, values]) => [
      name,
      Object.hasOwn(asked, name) ? asked[name] : values[0],
    ]),
  );
};

/**
 * The same for a given number of seats: values that the game rules out there are refused, not silently
 * dropped.
 */
export const optionsAt = <K extends Kind>(
  game: Game<K>,
  seats: number,
  asked: WantedOptions = {},
): K['options'] | Refusal => {
  const options = readOptions(game, asked);
  if (isRefusal(options)) return options;
  const fit = fitting(game, seats, asked);
  const wrong = Object.entries(options).find(
    ([name, value]) => fit[name] && fit[name].length > 0 && !fit[name].includes(value),
  );
  return wrong
    ? { why: 'option-does-not-fit', with: { name: wrong[0], value: shown(wrong[1]), seats } }
    : options;
};

type WantedOptions = Readonly<Record<string, unknown>>;
type Offer = Readonly<Record<string, readonly unknown[]>>;

/**
 * The options a form should offer for this number of seats and these requested options: only those with a
 * choice of more than one value.
 */
export const choicesAt = <K extends Kind>(game: Game<K>, seats: number, asked: WantedOptions): Offer => {
  const fit = fitting(game, seats, asked);
  return Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options)
      .map(([name, values]) => [name, fit[name] ?? values] as const)
      .filter(([, values]) => values.length > 1),
  );
};

/**
 * Drops requested options that do not fit this number of seats: a form remembers values chosen for another
 * number.
 */
export const fittingOptions = <K extends Kind>(
  game: Game<K>,
  seats: number,
  asked: WantedOptions,
): WantedOptions => {
  const fit = fitting(game, seats, asked);
  const kept = Object.entries(asked).filter(([name, value]) => fit[name]?.includes(value) ?? true);
  // A dropped option may have been one that another option depended on, so the rest is checked again.
  return kept.length === Object.keys(asked).length
    ? asked
    : fittingOptions(game, seats, Object.fromEntries(kept));
};

/**
 * The same requested options for another version of the game: values it no longer offers become the default.
 */
export const offeredOptions = <K extends Kind>(
  game: Game<K>,
  seats: number,
  asked: WantedOptions,
): K['options'] => {
  const offered: Offer = game.options;
  const known = Object.entries(asked).filter(
    ([name, value]) => Object.hasOwn(offered, name) && offered[name]?.includes(value),
  );
  const options = readOptions(game, fittingOptions(game, seats, Object.fromEntries(known)));
  if (isRefusal(options)) throw new Error(`the game refuses what it offers: ${options.why}`);
  return options;
};

const fitting = <K extends Kind>(game: Game<K>, seats: number, asked: WantedOptions): Offer => {
  const options = readOptions(game, asked);
  return isRefusal(options) ? {} : (optionChoices(game, seats, options) as Offer);
};

/** Shortens a value of any length for an error message to its sender. */
const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);

export const seatsRefusal = <K extends Kind>(
  { seats: [min, max] }: Game<K>,
  seats: unknown,
): Refusal | null =>
  typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max
    ? null
    : { why: 'wrong-number-of-seats', with: { min, max } };

/** Every combination of options, for tests. */
export const allOptions = <K extends Kind>(game: Game<K>): K['options'][] =>
  Object.entries(game.options as Readonly<Record<string, readonly unknown[]>>).reduce<
    Record<string, unknown>[]
  >(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

/**
 * At most `atMost` items, spread over the whole list: a game with many options has too many combinations to
 * try them all. Steps of the golden ratio soon visit every value of every option.
 */
export const spread = <T>(list: readonly T[], atMost: number): T[] => {
  if (list.length <= atMost) return [...list];
  const chosen = new Set<number>();
  for (let i = 0; chosen.size < atMost; i++) chosen.add(Math.floor(((i * GOLDEN) % 1) * list.length));
  return [...chosen].map((i) => list[i] as T);
};
const GOLDEN = 0.618_033_988_75;
