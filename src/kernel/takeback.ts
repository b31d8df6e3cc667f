import type { Entry } from './game.ts';

/**
 * A takeback is an entry with its own seq. It names the seq whose position the match returns to. Nothing is
 * ever removed from a record, so (match, seq) stays unique and the random numbers of a seq are never used
 * twice. A law keeps this notation free: no game reads it as a move.
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
