import type { Seat } from '../../kernel/game.ts';
import type { Onlooker, Room } from './room.ts';

/** Which bots are thinking, and what of it people have been shown. */
export class Thinking {
  readonly #room: Room;
  #seats: readonly Seat[] = [];
  #shown: readonly Seat[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  get anybody(): boolean {
    return this.#seats.length > 0;
  }

  includes(seat: Seat): boolean {
    return this.#seats.includes(seat);
  }

  /** In a race everybody is busy all the time: that is no news, and would be sent with every step. */
  show(seats: readonly Seat[], racing: boolean): void {
    this.#seats = seats;
    const shown = racing ? [] : seats;
    if (shown.join() === this.#shown.join()) return;
    this.#shown = shown;
    this.#room.send({ t: 'thinking', seats: shown });
  }

  greet(onlooker: Onlooker): void {
    if (this.#shown.length) onlooker.send({ t: 'thinking', seats: this.#shown });
  }
}
