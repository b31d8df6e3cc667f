import { defined } from '../../../../kernel/defined.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { update, type Draft } from '../../../../parts/draft.ts';
import type { CardId, Isle, Pending, Phase, Player } from './types.ts';

/** A step in progress, and the changes that several phases make. */
export type IsleDraft = Draft<Isle>;

export const playerOf = ({ state }: IsleDraft, seat: Seat): Player => defined(state.players[seat]);

export const changePlayer = (draft: IsleDraft, seat: Seat, part: Partial<Player>): void =>
  update(draft, { players: draft.state.players.with(seat, { ...playerOf(draft, seat), ...part }) });

export const setPhase = (draft: IsleDraft, phase: Phase<readonly CardId[] | null>): void =>
  update(draft, { phase });

export const ask = (draft: IsleDraft, decision: Pending<readonly CardId[]>): void =>
  update(draft, { pending: [...draft.state.pending, decision] });

/** Removes the last decision, which has been made. */
export const answered = (draft: IsleDraft): void =>
  update(draft, { pending: draft.state.pending.slice(0, -1) });

export const gainFish = (draft: IsleDraft, seat: Seat, fish: number): void =>
  changePlayer(draft, seat, { fish: playerOf(draft, seat).fish + fish });

/**
 * Called before hidden cards of others are revealed. Such a step must not be previewed or taken back. The kernel
 * forbids both for every step that draws a random number, so this draws one that is not used. [H2]
 */
export const revealHidden = ({ state, rng }: IsleDraft): void => {
  if (state.players.length > 1) rng.int(1);
};
