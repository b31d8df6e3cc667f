import { isRefusal, type Outcome } from '../../../kernel/game.ts';
import { legal, play, scene, startFrom, type Position } from '../../../kernel/match.ts';
import positions from './position.ts';
import rules from './game.ts';
import type { Boop, Options } from './types.ts';

/** Test helpers: set up a bed as a picture, play moves as text, and inspect the result. */

export const STANDARD: Options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' };
export const KITTENS: Options = { variant: 'kittens', opponentLineWinsAtOnce: false, begins: 'first' };
export const AT_ONCE: Options = { variant: 'standard', opponentLineWinsAtOnce: true, begins: 'first' };

/** Pools and seat as in the position text; missing pools are filled up to eight, kittens first. */
export interface Setting {
  readonly options?: Options;
  readonly pools?: string;
  readonly rest?: string; // seat and phase: "0 p"
}

const rows = (picture: string): string[] =>
  picture
    .trim()
    .split(/\s*\n\s*/)
    .map((row) => row.replaceAll(' ', ''));

/** A picture may show fewer than six rows and columns: the upper left corner. */
const fullRows = (picture: string): string[] => {
  const given = rows(picture);
  return Array.from({ length: 6 }, (_, i) => (given[i] ?? '').padEnd(6, '.'));
};

const poolsFor = (bed: string): string => {
  const count = (letters: RegExp): number => bed.match(letters)?.length ?? 0;
  return `${8 - count(/[kK]/g)}0${8 - count(/[xX]/g)}0`;
};

export const table = (
  picture: string,
  { options = STANDARD, pools, rest = '0 p' }: Setting = {},
): Position<Boop> => {
  const bed = fullRows(picture).join('/');
  const state = positions.read(`${bed} ${pools ?? poolsFor(bed)} ${rest}`, options);
  if (isRefusal(state)) throw new Error(`not a position: ${state.why}`);
  return startFrom<Boop>(state);
};

export const after = (from: Position<Boop>, ...moves: string[]): Position<Boop> =>
  moves.reduce((now, text) => {
    const move = rules.read(text);
    if (!move) throw new Error(`not a move: ${text}`);
    const next = play(rules, 'boop', now, { by: now.state.turn, at: 0, move });
    if (isRefusal(next)) throw new Error(`${text} is refused: ${next.why}`);
    return next;
  }, from);

export const refusalOf = (from: Position<Boop>, text: string): string | null => {
  const move = rules.read(text);
  if (!move) return 'unreadable';
  const next = play(rules, 'boop', from, { by: from.state.turn, at: 0, move });
  return isRefusal(next) ? next.why : null;
};

export const bedOf = (position: Position<Boop>): string[] =>
  positions.write(position.state).split(' ')[0]?.split('/') ?? [];
export const bedLike = (picture: string): string[] => fullRows(picture);
export const poolsOf = (position: Position<Boop>): string =>
  positions.write(position.state).split(' ')[1] ?? '';
export const endOf = (position: Position<Boop>): Outcome | null => rules.outcome(position.state);
export const choices = (position: Position<Boop>): string[] => {
  const { turn } = position.state;
  return legal(rules, scene(rules, position, turn), turn).map((move) => rules.write(move));
};
