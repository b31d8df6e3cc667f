import type { Millis } from '../../kernel/game.ts';
import { isOfDays, type NewSeek } from '../../protocol/seeks.ts';
import { startSeek } from './api.ts';
import { setSeek, turned } from './my-seek.ts';

const WIDEN_AFTER: Millis = 2 * 60_000;
const DAYS_AFTER: Millis = 10 * 60_000;

/** A wider search to offer somebody who has waited for so long; null: none yet. */
export const widerAfter = (waited: Millis, wish: NewSeek): NewSeek | null => {
  if (waited >= DAYS_AFTER) return overDays(wish);
  return waited >= WIDEN_AFTER && !wish.anyPace ? { ...wish, anyPace: true } : null;
};

/** The same search, but nobody has to be here at the same time. */
export const overDays = ({ games, players, rated }: NewSeek): NewSeek => ({
  games,
  players,
  rated,
  pace: '3-days',
});

export const seekWider = async (wish: NewSeek): Promise<void> => {
  setSeek(await startSeek(wish));
  turned.value = isOfDays(wish.pace);
};
