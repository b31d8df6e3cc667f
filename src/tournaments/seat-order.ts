import type { PlayerId } from '../protocol/tournaments.ts';
import { compareNumbers } from './compare.ts';
import type { Tournament } from './fold.ts';

/** The seats that each player had so far. In most games the first seat begins, which is an advantage. */
export class SeatOrder {
  readonly #seats = new Map<PlayerId, number[]>();

  constructor({ rounds }: Tournament) {
    for (const { tables } of rounds)
      for (const { players } of tables)
        players.forEach((player, seat) => {
          const before = this.#seats.get(player) ?? [];
          this.#seats.set(player, [...before, seat]);
        });
  }

  /** Positive: has had the first seat more often than another one. */
  lead(player: PlayerId): number {
    const seats = this.#seats.get(player) ?? [];
    const first = seats.filter((seat) => seat === 0).length;
    return 2 * first - seats.length;
  }

  /** The first seat for who had it least, then for who has waited longest for it; the others in the same way. */
  order(players: readonly PlayerId[]): readonly PlayerId[] {
    const late = (player: PlayerId): readonly number[] => {
      const seats = this.#seats.get(player) ?? [];
      const average = seats.length ? seats.reduce((all, seat) => all + seat, 0) / seats.length : 0;
      return [this.lead(player), seats.lastIndexOf(0) - seats.length, -average];
    };
    return players.toSorted((a, b) => compareNumbers(late(a), late(b)));
  }
}
