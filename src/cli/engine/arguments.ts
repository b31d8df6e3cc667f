import type { Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { LATEST } from '../../kernel/record.ts';
import { isSeed, SEED } from '../matches/seeds.ts';

/** One argument of a request. `read` returns undefined for invalid values. */
export interface Argument<T> {
  readonly expected: string;
  readonly read: (value: unknown) => T | undefined;
  readonly otherwise?: T; // the default; without it, the argument is required
}
export type Shape = Readonly<Record<string, Argument<unknown>>>;
export type Values<S extends Shape> = { readonly [N in keyof S]: S[N] extends Argument<infer T> ? T : never };
export type Request = Readonly<Record<string, unknown>>;

/** The arguments of a request with their types, or the first invalid one and the expected form. */
export const readArguments = <S extends Shape>(shape: S, request: Request): Values<S> | Refusal => {
  const values: Record<string, unknown> = {};
  for (const [name, argument] of Object.entries(shape)) {
    const said = Object.hasOwn(request, name);
    if (!said && !('otherwise' in argument)) return wrong(name, argument.expected);
    const value = said ? argument.read(request[name]) : argument.otherwise;
    if (said && value === undefined) return wrong(name, argument.expected);
    values[name] = value;
  }
  return values as Values<S>;
};

const wrong = (name: string, expected: string): Refusal => ({
  why: 'wrong-argument',
  with: { name, expected },
});

export const optional = <T, U>(argument: Argument<T>, otherwise: U): Argument<T | U> => ({
  ...argument,
  otherwise,
});

export const text: Argument<string> = {
  expected: 'a string',
  read: (value) => (typeof value === 'string' ? value : undefined),
};

export const flag: Argument<boolean> = {
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const whole = (from: number, to: number): Argument<number> => ({
  expected: `a whole number from ${from} to ${to}`,
  read: (value) => (isWhole(value) && value >= from && value <= to ? value : undefined),
});

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

export const anyWhole: Argument<number> = {
  expected: 'a whole number',
  read: (value) => (isWhole(value) ? value : undefined),
};

export const moment: Argument<number> = {
  expected: `milliseconds since the match began, from 0 to ${LATEST}`,
  // Adding 0 turns -0 into 0, which is how a record would write it.
  read: (value) => (typeof value === 'number' && value >= 0 && value <= LATEST ? value + 0 : undefined),
};

export const seed: Argument<string> = {
  expected: `${SEED}, or a whole number`,
  read: (value) => {
    if (Number.isSafeInteger(value)) return String(value);
    return isSeed(value) ? value : undefined;
  },
};

export const options: Argument<Request> = {
  expected: 'an object of option names and values',
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Request) : undefined,
};

/** Accepts only one known value. */
export const exactly = (known: string): Argument<string> => ({
  expected: `“${known}” or left out`,
  read: (value) => (value === known ? known : undefined),
});

export const seatOf = (seats: number): Argument<Seat> => ({
  ...whole(0, seats - 1),
  expected: `a seat from 0 to ${seats - 1}`,
});

export const viewerOf = (seats: number): Argument<Viewer> => ({
  expected: `a seat from 0 to ${seats - 1}, or "spectator"`,
  read: (value) => (value === 'spectator' ? value : seatOf(seats).read(value)),
});
