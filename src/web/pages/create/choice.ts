import { ratingModeOf } from '../../../kernel/abilities.ts';
import type { Preset } from '../../../kernel/optional-files.ts';
import { isRefusal, type Game, type Kind } from '../../../kernel/game.ts';
import { fittingOptions, optionsAt, readOptions } from '../../../kernel/options.ts';
import { beginsAsRace, hasOwnClock } from '../../../kernel/press.ts';
import { NO_CLOCK, USUALLY_ALLOWED, type Allowed, type ClockSetting } from '../../../protocol/table.ts';

/** The choice for a seat: me (or somebody at this device), anybody who comes, or a bot of a level. */
export type SeatWish = 'me' | 'open' | number;

/** The company: people who get the link, everybody in the lobby, or people at this device. */
export type Company = 'friend' | 'everybody' | 'here';
export const COMPANIES: readonly Company[] = ['friend', 'everybody', 'here'];

/** Everything that is chosen for a new table of a game. */
export interface TableChoice {
  readonly company: Company;
  readonly seats: readonly SeatWish[];
  readonly names: readonly string[]; // of people who share this device
  readonly options: Readonly<Record<string, unknown>>; // also those that do not fit the number of seats now
  readonly clock: ClockSetting;
  readonly allows: Allowed;
  readonly rated: boolean; // counts only where `mayBeRated`
}

type AnyGame = Game<Kind>;

export const usualChoice = (game: AnyGame, company: Company): TableChoice =>
  withSeats(
    {
      company,
      seats: ['me'],
      names: [],
      options: {},
      clock: NO_CLOCK,
      allows: USUALLY_ALLOWED,
      rated: false,
    },
    Math.max(2, game.seats[0]),
  );

/** Another number of players. One alone needs no link, so a table for one is on this device. */
export const withSeats = (choice: TableChoice, count: number): TableChoice => {
  const company = count === 1 ? 'here' : choice.company;
  const other: SeatWish = company === 'here' ? 'me' : 'open';
  const seats = Array.from({ length: count }, (_, seat) => choice.seats[seat] ?? other);
  return { ...choice, company, seats };
};

/** Other company. Bots keep their seats; the other seats are for people of that company. */
export const withCompany = (choice: TableChoice, company: Company): TableChoice => {
  const away: SeatWish = company === 'here' ? 'me' : 'open';
  const moved = (choice.company === 'here') !== (company === 'here');
  const seats = choice.seats.map((wish, seat) => (typeof wish === 'number' ? wish : seat ? away : 'me'));
  const next = { ...choice, company, seats: moved ? seats : choice.seats };
  return company !== 'here' && next.seats.length === 1 ? withSeats(next, 2) : next;
};

export const withPreset = (game: AnyGame, choice: TableChoice, preset: Preset<Kind>): TableChoice => {
  const options = { ...preset.options };
  const company = preset.oneDevice ? 'here' : choice.company;
  const seated = withSeats(withCompany(choice, company), seatsFor(game, choice.seats.length, preset));
  return { ...seated, options, seats: preset.oneDevice ? seated.seats.map(() => 'me') : seated.seats };
};

const seatsFor = (game: AnyGame, now: number, { seats, options }: Preset<Kind>): number => {
  const wanted = [Math.max(2, now), ...Array.from({ length: game.seats[1] - 1 }, (_, more) => more + 2)];
  return seats ?? wanted.find((n) => !isRefusal(optionsAt(game, n, { ...options }))) ?? now;
};

/** The preset that says exactly what is chosen; of several the most special one, which comes last. */
export const presetOf = (
  game: AnyGame,
  presets: readonly Preset<Kind>[],
  choice: TableChoice,
): Preset<Kind> | undefined => {
  const count = choice.seats.length;
  const chosen = JSON.stringify(readOptions(game, fittingOptions(game, count, choice.options)));
  return presets.findLast(
    ({ options, seats, oneDevice }) =>
      JSON.stringify(optionsAt(game, count, { ...options })) === chosen &&
      (seats ?? count) === count &&
      (!oneDevice || (choice.company === 'here' && choice.seats.every((wish) => wish === 'me'))),
  );
};

/** A choice as the table would have it: only options that fit, and nobody who cannot play at this device. */
export interface Settled {
  readonly options: TableChoice['options'];
  readonly dropped: readonly (readonly [option: string, value: unknown])[]; // chosen, but impossible with so many players
  readonly seats: readonly SeatWish[];
  readonly race: boolean; // everybody needs their own device
  readonly timed: boolean; // the game has its own clock
}

/** `level`: of the bots that sit where people cannot. */
export const settle = (game: AnyGame, choice: TableChoice, level: number): Settled => {
  const count = choice.seats.length;
  const options = fittingOptions(game, count, choice.options);
  const read = readOptions(game, options);
  const race = !isRefusal(read) && beginsAsRace(game, count, read);
  return {
    options,
    dropped: Object.entries(choice.options).filter(([name]) => !Object.hasOwn(options, name)),
    seats: race ? oneOfMe(choice, level) : choice.seats,
    race,
    timed: !isRefusal(read) && hasOwnClock(game, count, read),
  };
};

/** Two people cannot race on one device: the other seats are for bots, or for people with their own device. */
const oneOfMe = ({ seats, company }: TableChoice, level: number): SeatWish[] =>
  seats.map((wish, seat) => (wish === 'me' && seat > 0 ? (company === 'here' ? level : 'open') : wish));

/** Ratings compare people, each on a device of their own. */
export const mayBeRated = (game: AnyGame, { company }: TableChoice, { seats, options }: Settled): boolean => {
  const read = readOptions(game, options);
  return (
    company !== 'here' &&
    !isRefusal(read) &&
    ratingModeOf(game, read, seats.length) !== null &&
    seats.filter((wish) => wish === 'me').length <= 1 &&
    seats.filter((wish) => typeof wish !== 'number').length >= 2
  );
};

/** A table of bots alone has nobody who plays. */
export const nobodyPlays = (seats: readonly SeatWish[]): boolean =>
  seats.every((wish) => typeof wish === 'number');
