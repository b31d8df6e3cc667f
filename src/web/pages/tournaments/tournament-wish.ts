import type { GameInfo } from '../../../protocol/api.ts';
import { DAY, type ClockSetting } from '../../../protocol/table.ts';
import { FORMATS, type Format, type NewTournament } from '../../../protocol/tournaments.ts';

/** The values of the form so far. */
export interface Wish {
  readonly title: string;
  readonly game: string;
  readonly format: Format;
  readonly seats: number;
  readonly places: number;
  readonly rounds: number;
  readonly minutes: number;
  readonly pace: Pace;
  readonly begins: number; // minutes from now; 0: when full
  readonly listed: boolean;
  readonly bots: boolean;
  readonly rated: boolean;
  readonly showUp: number; // minutes
}

const MINUTE = 60_000;
const bank = (minutes: number, seconds: number): ClockSetting => ({
  kind: 'bank',
  ms: minutes * MINUTE,
  increment: seconds * 1_000,
});

export const PACES = {
  '5+3': bank(5, 3),
  '10+5': bank(10, 5),
  day: { kind: 'days', days: 1, holiday: 0, late: 'lose' },
} as const satisfies Record<string, ClockSetting>;
export type Pace = keyof typeof PACES;

/** An arena is counted in minutes, so nobody can think for a day there. */
export const pacesOf = (format: Format): readonly Pace[] =>
  format === 'arena' ? ['5+3', '10+5'] : ['5+3', '10+5', 'day'];

export const firstWish = (title: string, game: string): Wish => ({
  title,
  game,
  format: 'swiss',
  seats: 3,
  places: 8,
  rounds: 3,
  minutes: 30,
  pace: '5+3',
  begins: 0,
  listed: false,
  bots: true,
  rated: false,
  showUp: 5,
});

/** The formats that a game can be played in. */
export const formatsOf = ({ seats }: GameInfo): readonly Format[] =>
  FORMATS.filter((format) => (format === 'tables' ? seats[1] > 2 : seats[0] <= 2));

/** The wish with another game: what that game cannot do is changed too. */
export const withGame = (wish: Wish, game: GameInfo): Wish => {
  const formats = formatsOf(game);
  const format = formats.includes(wish.format) ? wish.format : (formats[0] ?? 'swiss');
  const seats = Math.min(Math.max(3, game.seats[0]), game.seats[1]);
  return withFormat({ ...wish, game: game.id, seats }, format);
};

export const withFormat = (wish: Wish, format: Format): Wish => ({
  ...wish,
  format,
  pace: pacesOf(format).includes(wish.pace) ? wish.pace : '5+3',
});

/** How many rounds it has; 0: an arena has as many as fit. */
export const roundsIn = ({ format, places, rounds }: Wish): number => {
  if (format === 'arena') return 0;
  return format === 'round-robin' ? places - 1 + (places % 2) : rounds;
};

const PAUSE = 30_000;

/** How long it takes, in minutes; null: days. */
export const lengthOf = (wish: Wish, { minutes }: GameInfo): number | null => {
  if (wish.pace === 'day') return null;
  return wish.format === 'arena'
    ? wish.minutes
    : 5 * Math.ceil((roundsIn(wish) * (minutes + PAUSE / MINUTE)) / 5);
};

/** True if so many rounds are just enough for one player without a loss to remain. */
export const findsTheBest = ({ format, places, rounds }: Wish): boolean =>
  format === 'swiss' && 2 ** rounds >= places && 2 ** (rounds - 1) < places;

export const newTournament = (wish: Wish): NewTournament => ({
  title: wish.title,
  game: wish.game,
  options: {},
  format: wish.format,
  seats: wish.format === 'tables' ? wish.seats : 2,
  places: wish.places,
  rounds: wish.rounds,
  minutes: wish.minutes,
  clock: PACES[wish.pace],
  rated: wish.rated,
  listed: wish.listed,
  bots: wish.bots ? 1 : null,
  late: true,
  startsAt: wish.begins ? Date.now() + wish.begins * MINUTE : null,
  showUp: wish.pace === 'day' ? DAY : wish.showUp * MINUTE,
  pause: wish.format === 'arena' ? 5_000 : PAUSE,
});
