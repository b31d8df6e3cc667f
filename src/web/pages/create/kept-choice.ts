import type { Game, Kind } from '../../../kernel/game.ts';
import { offeredOptions, seatsRefusal } from '../../../kernel/options.ts';
import { DAYS_A_MOVE, HOLIDAYS, type ClockSetting } from '../../../protocol/table.ts';
import { CLOCKS } from '../../table/clocks.ts';
import { COMPANIES, usualChoice, type SeatWish, type TableChoice } from './choice.ts';

const KEY = 'clowder.new-table';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const read = (): Fields => {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
};

/** The game of the last new table, if it is still offered. */
export const lastGame = (offered: readonly string[]): string | undefined =>
  offered.find((id) => id === read()['game']);

/** The last choice for this game on this device; the usual one at first. */
export const lastChoice = (game: Game<Kind>, levels: number): TableChoice =>
  readChoice(game, levels, fieldsOf(read()['choices'])[game.id]);

export const keepChoice = (game: string, choice: TableChoice): void => {
  const { choices } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, choices: { ...fieldsOf(choices), [game]: choice } }));
  } catch {
    // Private windows may refuse storage: the next form begins with the usual choice.
  }
};

/** A kept choice may come from older rules or be edited by hand: wrong parts become usual. */
export const readChoice = (game: Game<Kind>, levels: number, value: unknown): TableChoice => {
  const kept = fieldsOf(value);
  const company = COMPANIES.find((one) => one === kept['company']) ?? 'friend';
  const usual = usualChoice(game, company);
  const wishes = listOf(kept['seats']);
  const known = wishes.filter((wish) => isWish(wish, levels));
  const spoilt = known.length < wishes.length || seatsRefusal(game, known.length) !== null;
  const seats = spoilt ? usual.seats : known;
  const { hint, takeback } = fieldsOf(kept['allows']);
  return {
    company,
    seats,
    names: listOf(kept['names']).filter((name) => typeof name === 'string'),
    options: changedOptions(game, seats.length, fieldsOf(kept['options'])),
    clock: keptClock(kept['clock']) ?? usual.clock,
    allows: {
      hint: typeof hint === 'boolean' ? hint : usual.allows.hint,
      takeback: typeof takeback === 'boolean' ? takeback : usual.allows.takeback,
    },
    rated: kept['rated'] === true,
  };
};

const keptClock = (kept: unknown): ClockSetting | undefined => {
  const { kind, days, holiday, late } = fieldsOf(kept);
  const [aMove, more] = [DAYS_A_MOVE.find((one) => one === days), HOLIDAYS.find((one) => one === holiday)];
  if (kind === 'days' && aMove !== undefined)
    return { kind, days: aMove, holiday: more ?? 0, late: late === 'lose' ? late : 'bot' };
  return CLOCKS.find((clock) => JSON.stringify(clock) === JSON.stringify(kept));
};

const isWish = (wish: unknown, levels: number): wish is SeatWish =>
  wish === 'me' ||
  wish === 'open' ||
  (typeof wish === 'number' && Number.isInteger(wish) && wish >= 0 && wish < levels);

/** Only options that differ from the default. */
const changedOptions = (game: Game<Kind>, seats: number, kept: Fields): Fields => {
  const usual: Readonly<Record<string, readonly unknown[]>> = game.options;
  const offered: Fields = { ...offeredOptions(game, seats, kept) };
  return Object.fromEntries(Object.entries(offered).filter(([name, value]) => usual[name]?.[0] !== value));
};
