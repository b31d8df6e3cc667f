import type { Millis, Rng, Seat, Step } from '../../../kernel/game.ts';
import type { Event, GangsOfKyoto, Player, State } from './types.ts';

/** What one step works on: a copy of the state's fields, which becomes the next state when the step is done. */
export type Desk = { -readonly [F in keyof State]: State[F] } & {
  readonly events: Event[];
  readonly at: Millis;
  readonly rng: Rng;
};

export const deskOf = (state: State, at: Millis, rng: Rng): Desk => ({ ...state, events: [], at, rng });

/** The table has seen every event, so a view that forgot them would know less than its viewer. */
export const stepOf = ({ events, at: _at, rng: _rng, ...state }: Desk): Step<GangsOfKyoto> => ({
  state: { ...state, lately: events },
  events,
});

export const playerAt = (desk: Pick<State, 'players'>, seat: Seat): Player => desk.players[seat] as Player;

export const change = (desk: Desk, seat: Seat, to: Partial<Player>): void => {
  desk.players = desk.players.map((player, at) => (at === seat ? { ...player, ...to } : player));
};

export const changeAll = (desk: Desk, to: Partial<Player>): void => {
  desk.players = desk.players.map((player) => ({ ...player, ...to }));
};
