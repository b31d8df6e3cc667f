import { defined } from '../../../kernel/defined.ts';
import type { Seat, Step } from '../../../kernel/game.ts';
import { changed, update, type Draft } from '../../../parts/draft.ts';
import type { GangsOfKyoto, Player, State } from './types.ts';

/** A step in progress, and the changes that several rules make to it. */
export type KyotoDraft = Draft<GangsOfKyoto>;

/**
 * Everybody has seen the events of a step, so the next state keeps them: a view without them would know less
 * than its viewer.
 */
export const finished = ({ state, events }: KyotoDraft): Step<GangsOfKyoto> => ({
  state: { ...state, lately: events },
  events,
});

export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player => defined(players[seat]);

export const change = (draft: KyotoDraft, seat: Seat, to: Partial<Player>): void =>
  update(draft, { players: changed(draft.state.players, seat, to) });

export const changeAll = (draft: KyotoDraft, to: Partial<Player>): void =>
  update(draft, { players: draft.state.players.map((player) => ({ ...player, ...to })) });
