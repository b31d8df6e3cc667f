import type { Entry } from './game.ts';

/**
 * A takeback is an entry like any other: it has its own seq, and says to which seq's position the match returns.
 * Nothing is ever removed from a record, so (match, seq) stays unique and the dice of a seq are never thrown twice.
 * Its written form is kept free by a law: no game reads it as a move.
 */
export const writeTakeback = (to: number): string => `back:${to}`;

/** The seq this text goes back to; null when it is not a takeback. */
export const readTakeback = (text: string | null): number | null => {
  const [, to] = /^back:(\d{1,9})$/.exec(text ?? '') ?? [];
  return to === undefined ? null : Number(to);
};

/** The entry that first led to the position of this seq: a takeback only leads there again. */
export const originOf = (entries: readonly Entry[], seq: number): Entry | undefined => {
  const entry = entries[seq - 1];
  const to = entry && readTakeback(entry.move);
  return typeof to === 'number' ? originOf(entries, to) : entry;
};
