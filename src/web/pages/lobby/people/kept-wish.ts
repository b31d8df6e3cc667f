import { offered } from '../../../../catalogue/browser/boards.ts';
import { PACE_KEYS, type NewSeek } from '../../../../protocol/seeks.ts';
import { WISH_KEY } from '../../../seek/wanted.ts';

const usual = (): NewSeek => ({ games: offered().slice(0, 1), players: 2, pace: '5+3', rated: true });

/** The last seek, as far as it can still be chosen. */
export const lastWish = (): NewSeek => {
  try {
    const kept = JSON.parse(localStorage.getItem(WISH_KEY) ?? '{}') as Partial<NewSeek>;
    const games = (kept.games ?? []).filter((game) => offered().includes(game));
    const pace = PACE_KEYS.find((one) => one === kept.pace) ?? '5+3';
    const players = Number(kept.players);
    if (!games.length || !(players >= 2 && players <= 6)) return usual();
    return { games, players, pace, rated: kept.rated !== false };
  } catch {
    return usual(); // no storage, or something else has written there
  }
};

export const keepWish = (wish: NewSeek): void => {
  try {
    localStorage.setItem(WISH_KEY, JSON.stringify(wish));
  } catch {} // a private window without storage: chosen anew next time
};
