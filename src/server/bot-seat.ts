import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, Millis, Scene, Seat } from '../kernel/game.ts';
import type { BotMove } from './bot-job.ts';
import type { BotPool } from './bot-pool.ts';
import type { GameBox } from './games.ts';
import type { Log } from './log.ts';

/** What a bot needs of its table: it is a client without a socket. */
export interface BotTable {
  readonly box: GameBox;
  /** The bots that are to move, and what each sees. Nobody, when nobody would see them play. */
  turns(): readonly BotTurn[];
  botPlays(seat: Seat, move: string, id: string): Promise<void>;
  showThinking(seats: readonly Seat[]): void;
}

export interface BotTurn {
  readonly seat: Seat;
  readonly level: number;
  readonly scene: Scene<Kind>;
}

const SPARE: Millis = 3_000; // for starting a thread and for a busy computer, before a bot counts as stuck

/** The bots of one table. `consider` is called after whatever may have made it their turn. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #pool: BotPool;
  readonly #pace: Millis; // people want to see what happens: no bot answers faster
  readonly #log: Log;
  readonly #thinking = new Map<Seat, string>(); // which thought each seat is busy with
  #epoch = 0;

  constructor(table: BotTable, pool: BotPool, pace: Millis, log: Log) {
    this.#table = table;
    this.#pool = pool;
    this.#pace = pace;
    this.#log = log;
  }

  /** Whatever is being thought no longer matters: a move was taken back, or somebody else sits there now. */
  forget(): void {
    this.#epoch++;
    this.#thinking.clear();
  }

  consider(): void {
    const before = this.#thinking.size;
    for (const turn of this.#table.turns())
      if (!this.#thinking.has(turn.seat)) void this.#turn(turn, this.#epoch);
    if (this.#thinking.size !== before) this.#show();
  }

  async #turn(turn: BotTurn, epoch: number): Promise<void> {
    const { seat, scene } = turn;
    const id = `bot-${scene.seq}`;
    this.#thinking.set(seat, id);
    const began = performance.now();
    const choice = await this.#choose(turn);
    const rest = Math.max(choice.after, this.#pace) - (performance.now() - began);
    await sleep(Math.max(0, rest), undefined, { ref: false });
    if (epoch !== this.#epoch) return;
    if (choice.move !== null) await this.#table.botPlays(seat, choice.move, id);
    if (this.#thinking.get(seat) === id) this.#thinking.delete(seat);
    this.#show();
    // Nothing to do now; the next step of the match asks again.
    if (choice.move !== null) this.consider();
  }

  /** A bot that fails is asked once more at its weakest, and then waits: a table never stops for it. */
  async #choose(turn: BotTurn): Promise<BotMove> {
    for (const level of new Set([turn.level, 0])) {
      const ms = this.#table.box.levels[level]?.ms ?? 0;
      const job = { ...turn, level, game: this.#table.box.game.id, luck: randomInt(2 ** 31) };
      try {
        return await this.#pool.think(job, 2 * ms + SPARE);
      } catch (error) {
        this.#log.warn({ err: error, level, seat: turn.seat, seq: turn.scene.seq }, 'a bot found no move');
      }
    }
    return { move: null, after: 0 };
  }

  #show(): void {
    this.#table.showThinking([...this.#thinking.keys()]);
  }
}
