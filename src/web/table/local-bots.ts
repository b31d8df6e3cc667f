import type { Game, Kind, Millis, Scene, Seat } from '../../kernel/game.ts';
import { randomMove } from '../../kernel/playout.ts';
import { isRaceSeen } from '../../kernel/press.ts';
import { quickRng } from '../../kernel/random.ts';
import type { Chosen } from './bot-client.ts';

/** A bot that may move, and what it sees. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: number;
  readonly scene: Scene<Kind>;
}

/** What the bots need of their table: they are players like any other. */
export interface BotTable {
  readonly game: Game<Kind>;
  readonly botPace: Millis; // no bot answers faster, except in a race
  turns(): readonly BotTurn[];
  botPlays(seat: Seat, move: unknown): void;
  /** How long such a span of match time really takes. */
  real(span: Millis): Millis;
  /** Null when the bot could not be asked. */
  ask(turn: BotTurn): Promise<Chosen | null>;
}

/** What a bot thinks about, and then means to do when its time has come. */
interface Plan {
  readonly seq: number;
  readonly race: boolean;
  move: unknown; // null: it waits, or still thinks
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * The bots of a table in this browser. In turns a thought is for one position and dies with it; in a race others act all
 * the time, and a plan stays until its time has come or it has become impossible.
 */
export class LocalBots {
  readonly #table: BotTable;
  readonly #plans = new Map<Seat, Plan>();

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** After every step, and whenever it may have become a bot's turn. */
  consider(): void {
    const turns = this.#table.turns();
    for (const [seat, plan] of this.#plans) {
      const scene = turns.find((turn) => turn.seat === seat)?.scene;
      if (!scene || !this.#isGood(plan, seat, scene)) this.#drop(seat);
    }
    for (const turn of turns) if (!this.#plans.has(turn.seat)) this.#think(turn);
  }

  forget(): void {
    for (const seat of this.#plans.keys()) this.#drop(seat);
  }

  #isGood({ seq, race, move, timer }: Plan, seat: Seat, scene: Scene<Kind>): boolean {
    if (seq === scene.seq) return true;
    if (!race) return false;
    if (timer === undefined) return true; // still thinking: what it decides is looked at then
    return move !== null && !this.#table.game.check(scene.view, seat, move);
  }

  #drop(seat: Seat): void {
    clearTimeout(this.#plans.get(seat)?.timer);
    this.#plans.delete(seat);
  }

  #think(turn: BotTurn): void {
    const began = performance.now();
    const race = isRaceSeen(turn.scene);
    const plan: Plan = { seq: turn.scene.seq, race, move: null };
    this.#plans.set(turn.seat, plan);
    const decided = (chosen: Chosen | null): void => {
      if (this.#plans.get(turn.seat) !== plan) return;
      plan.move = this.#moveOf(turn, chosen);
      const wait =
        Math.max(race ? 0 : this.#table.botPace, this.#table.real(chosen?.after ?? 0)) -
        (performance.now() - began);
      plan.timer = setTimeout(() => this.#act(turn.seat, plan), wait);
      this.consider(); // the others may have made it impossible while it thought
    };
    this.#table.ask(turn).then(decided, (error: unknown) => {
      decided(null);
      reportError(error);
    });
  }

  #moveOf({ seat, scene }: BotTurn, chosen: Chosen | null): unknown {
    const { game } = this.#table;
    if (chosen) return game.read(chosen.move);
    // Without its worker a bot is a kitten: any move is better than a table that waits for ever.
    return randomMove(game, scene.view, seat, quickRng(scene.seq)) ?? null;
  }

  #act(seat: Seat, plan: Plan): void {
    if (plan.move === null) return; // it waits; the plan stays, or it would be asked again at once
    this.#plans.delete(seat);
    this.#table.botPlays(seat, plan.move);
  }
}
