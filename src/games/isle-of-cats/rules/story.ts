import type { Millis, Rng, Seat, Told } from '../../../kernel/game.ts';
import type { CardId, Event, Pending, Phase, Player, State } from './types.ts';

/**
 * One step as it is being told: the state so far, and what was heard. The states themselves are never written into; the
 * story only remembers which of them is the latest.
 */
export interface Story {
  state: State;
  readonly events: Told<Event>[];
  readonly rng: Rng;
  readonly at: Millis;
}

export const change = (story: Story, part: Partial<State>): void => {
  story.state = { ...story.state, ...part };
};

export const playerOf = ({ state }: Story, seat: Seat): Player => state.players[seat] as Player;

export const changePlayer = (story: Story, seat: Seat, part: Partial<Player>): void =>
  change(story, { players: story.state.players.with(seat, { ...playerOf(story, seat), ...part }) });

export const setPhase = (story: Story, phase: Phase<readonly CardId[] | null>): void =>
  change(story, { phase });

export const ask = (story: Story, decision: Pending<readonly CardId[]>): void =>
  change(story, { pending: [...story.state.pending, decision] });

/** The last decision is settled. */
export const answered = (story: Story): void => change(story, { pending: story.state.pending.slice(0, -1) });

export const tell = (story: Story, event: Event): void => {
  story.events.push(event);
};

export const gainFish = (story: Story, seat: Seat, fish: number): void =>
  changePlayer(story, seat, { fish: playerOf(story, seat).fish + fish });

/**
 * Cards that others have hidden are about to be seen. Whoever makes such a step must neither preview it nor take it back,
 * and a step in which chance was consulted is exactly that; imagined worlds alone might agree by luck.
 */
export const comesToLight = ({ state, rng }: Story): void => {
  if (state.players.length > 1) rng.int(1);
};
