import { defined } from './defined.ts';
import { isRefusal, type Game, type Kind, type Refusal } from './game.ts';

/** What was asked for, with defaults where nothing was said; or why that cannot be had. */
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

/** The same for a table of so many: what its game rules out there is refused, and not quietly left out. */
export const optionsAt = <K extends Kind>(
  game: Game<K>,
  seats: number,
  asked: Asked = {},
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

type Asked = Readonly<Record<string, unknown>>;
type Offer = Readonly<Record<string, readonly unknown[]>>;

/** What can be chosen at a table of so many once this was asked for: only options with more than one value that fits. */
export const choicesAt = <K extends Kind>(game: Game<K>, seats: number, asked: Asked): Offer => {
  const fit = fitting(game, seats, asked);
  return Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options)
      .map(([name, values]) => [name, fit[name] ?? values] as const)
      .filter(([, values]) => values.length > 1),
  );
};

/** The same wishes without those that do not fit a table of so many: a form remembers what was chosen for another. */
export const fittingOptions = <K extends Kind>(game: Game<K>, seats: number, asked: Asked): Asked => {
  const fit = fitting(game, seats, asked);
  const kept = Object.entries(asked).filter(([name, value]) => fit[name]?.includes(value) ?? true);
  // What is left out may have been what another one depended on.
  return kept.length === Object.keys(asked).length
    ? asked
    : fittingOptions(game, seats, Object.fromEntries(kept));
};

/** The same wishes at another version of the game: what it no longer offers gets its default. */
export const offeredOptions = <K extends Kind>(game: Game<K>, seats: number, asked: Asked): K['options'] => {
  const offered: Offer = game.options;
  const known = Object.entries(asked).filter(
    ([name, value]) => Object.hasOwn(offered, name) && offered[name]?.includes(value),
  );
  const options = readOptions(game, fittingOptions(game, seats, Object.fromEntries(known)));
  if (isRefusal(options)) throw new Error(`the game refuses what it offers: ${options.why}`);
  return options;
};

const fitting = <K extends Kind>(game: Game<K>, seats: number, asked: Asked): Offer => {
  const options = readOptions(game, asked);
  return isRefusal(options) ? {} : ((game.choices?.(seats, options) ?? {}) as Offer);
};

/** Short enough to repeat to whoever sent it, whatever they sent. */
const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);

export const seatsRefusal = <K extends Kind>(
  { seats: [min, max] }: Game<K>,
  seats: unknown,
): Refusal | null =>
  typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max
    ? null
    : { why: 'wrong-number-of-seats', with: { min, max } };

/** Every combination of options, for tests that want to try them all. */
export const allOptions = <K extends Kind>(game: Game<K>): K['options'][] =>
  Object.entries(game.options as Readonly<Record<string, readonly unknown[]>>).reduce<
    Record<string, unknown>[]
  >(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

/**
 * So many of a list at most, spread over all of it: a game with many options has more combinations than anybody can try.
 * Steps of the golden ratio meet every value of every option soon.
 */
export const spread = <T>(list: readonly T[], atMost: number): T[] => {
  if (list.length <= atMost) return [...list];
  const chosen = new Set<number>();
  for (let i = 0; chosen.size < atMost; i++) chosen.add(Math.floor(((i * GOLDEN) % 1) * list.length));
  return [...chosen].map((i) => list[i] as T);
};
const GOLDEN = 0.618_033_988_75;
