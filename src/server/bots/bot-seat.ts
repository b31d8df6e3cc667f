import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, Millis, Scene, Seat } from '../../kernel/game.ts';
import { botId } from '../../table/history.ts';
import type { BotMove } from './bot-job.ts';
import type { BotPool } from './bot-pool.ts';
import type { GameBox } from '../../catalogue/find-games.ts';
import { logFailure, type Log } from '../log.ts';

/** What a bot needs of its table: it is a client without a socket. */
export interface BotTable {
  readonly id: string;
  readonly box: GameBox;
  /** The bots that are to move, and what each sees. Nobody, when nobody would see them play. */
  turns(): readonly BotTurn[];
  botPlays(seat: Seat, move: string, id: string): Promise<void>;
  showThinking(seats: readonly Seat[]): void;
  /** Several act at once and moments count: then a bot waits its reaction time and no longer. */
  readonly racing: boolean;
  readonly speed: number; // match milliseconds in one of life
}

export interface BotTurn {
  readonly seat: Seat;
  readonly level: number;
  readonly scene: Scene<Kind>;
}

interface Plan {
  readonly move: string;
  readonly drop: AbortController; // ends the wait
}

const SPARE: Millis = 3_000; // for starting a thread and for a busy computer, before a bot counts as stuck
const FIRST_PAUSE: Millis = 500; // after a move that could not be stored; twice as long each time
const LONGEST_PAUSE: Millis = 30_000;

/** The bots of one table. `consider` is called after whatever may have made it their turn. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #pool: Pick<BotPool, 'think'>;
  readonly #pace: Millis; // people want to see what happens: no bot answers faster
  readonly #log: Log;
  readonly #thinking = new Map<Seat, BotTurn>(); // which thought each seat is busy with
  readonly #plans = new Map<Seat, Plan>(); // what each seat is about to do
  #pause = FIRST_PAUSE;
  #epoch = 0;

  constructor(table: BotTable, pool: Pick<BotPool, 'think'>, pace: Millis, log: Log) {
    this.#table = table;
    this.#pool = pool;
    this.#pace = pace;
    this.#log = log;
  }

  /** Whatever is being thought no longer matters: a move was taken back, or somebody else sits there now. */
  forget(): void {
    this.#epoch++;
    if (!this.#thinking.size) return;
    this.#thinking.clear();
    for (const { drop } of this.#plans.values()) drop.abort();
    this.#plans.clear();
    this.#show(); // or the clients, and the table, would believe for ever that somebody thinks
  }

  consider(): void {
    const before = this.#thinking.size;
    const turns = this.#table.turns();
    this.#dropPlans(turns);
    for (const turn of turns) if (!this.#thinking.has(turn.seat)) this.#start(turn);
    if (this.#thinking.size !== before) this.#show();
  }

  /** A plan that the others have made impossible: better to think again now than to be refused later. */
  #dropPlans(turns: readonly BotTurn[]): void {
    const { game } = this.#table.box;
    for (const [seat, { move, drop }] of this.#plans) {
      const scene = turns.find((turn) => turn.seat === seat)?.scene;
      if (scene && !game.check(scene.view, seat, game.read(move))) continue;
      this.#plans.delete(seat);
      this.#thinking.delete(seat);
      drop.abort();
    }
  }

  #start(turn: BotTurn): void {
    this.#thinking.set(turn.seat, turn);
    // A rejection nobody catches would end the process, and with it every other table.
    this.#turn(turn, this.#epoch).catch((error: unknown) => {
      this.#log.error({ err: error, seat: turn.seat, seq: turn.scene.seq }, 'a bot stopped');
      if (this.#thinking.get(turn.seat) === turn) this.#thinking.delete(turn.seat);
    });
  }

  async #turn(turn: BotTurn, epoch: number): Promise<void> {
    const move = await this.#think(turn);
    if (epoch !== this.#epoch || this.#thinking.get(turn.seat) !== turn) return;
    const went = move === null || (await this.#play(turn, move));
    if (this.#thinking.get(turn.seat) === turn) {
      this.#thinking.delete(turn.seat);
      this.#show();
    }
    if (!went) await this.#rest();
    // Whoever has nothing to do is asked again after the next step of the match, which may have come while it thought.
    if (move !== null || this.#isPast(turn)) this.consider();
  }

  #isPast({ seat, scene: { seq } }: BotTurn): boolean {
    return this.#table.turns().some((turn) => turn.seat === seat && turn.scene.seq !== seq);
  }

  async #think(turn: BotTurn): Promise<string | null> {
    const began = performance.now();
    const { move, after } = await this.#choose(turn);
    if (move === null) return null; // nothing to see, so nothing to wait for
    const { racing, speed } = this.#table;
    const rest = Math.max(after / speed, racing ? 0 : this.#pace) - (performance.now() - began);
    if (this.#thinking.get(turn.seat) !== turn) return null;
    const drop = new AbortController();
    this.#plans.set(turn.seat, { move, drop });
    await sleep(Math.max(0, rest), undefined, { ref: false, signal: drop.signal }).catch(() => {});
    if (!drop.signal.aborted) this.#plans.delete(turn.seat);
    return move;
  }

  /**
   * Whether the match went on. A database that is away must neither end the process nor stop the bot for good, and a
   * move that changed nothing must not be tried again and again without a pause.
   */
  async #play({ seat, scene: { seq } }: BotTurn, move: string): Promise<boolean> {
    try {
      await this.#table.botPlays(seat, move, botId(seq));
    } catch (error) {
      logFailure(this.#log, error, { seat, seq }, "a bot's move was not stored");
      return false;
    }
    const went = !this.#table.turns().some((turn) => turn.seat === seat && turn.scene.seq === seq);
    if (went) this.#pause = FIRST_PAUSE;
    return went;
  }

  async #rest(): Promise<void> {
    const pause = this.#pause;
    this.#pause = Math.min(2 * pause, LONGEST_PAUSE);
    await sleep(pause, undefined, { ref: false });
  }

  /** A bot that fails is asked once more at its weakest, and then waits: a table never stops for it. */
  async #choose(turn: BotTurn): Promise<BotMove> {
    for (const level of new Set([turn.level, 0])) {
      const ms = this.#table.box.levels[level]?.ms ?? 0;
      const { id: game, version } = this.#table.box.game;
      const job = { ...turn, level, game, version, luck: randomInt(2 ** 31) };
      try {
        return await this.#pool.think(this.#table.id, job, 2 * ms + SPARE);
      } catch (error) {
        this.#log.warn({ err: error, level, seat: turn.seat, seq: turn.scene.seq }, 'a bot found no move');
      }
    }
    return { move: null, after: 0 };
  }

  #show(): void {
    // Somebody who may act although the match waits for others has nothing to think about.
    const asked = [...this.#thinking].filter(([seat, { scene }]) => scene.asked.includes(seat));
    this.#table.showThinking(asked.map(([seat]) => seat));
  }
}
